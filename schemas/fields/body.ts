import { defineArrayMember, defineField } from 'sanity'
import { checkBody } from '../rules/body.ts'
import { articleBlock } from '../rich-text.ts'

/** Text of an article: paragraphs with pictures, code, callouts and tables. */
export const bodyField = defineField({
  name: 'body',
  title: 'Text',
  type: 'array',
  group: 'content',
  description: 'Use the toolbar to add images, code, callouts and tables.',
  of: [
    articleBlock,
    defineArrayMember({ type: 'picture' }),
    defineArrayMember({ type: 'codeBlock' }),
    defineArrayMember({ type: 'callout' }),
    defineArrayMember({ type: 'table' }),
  ],
  validation: (rule) => rule.custom(checkBody),
})
