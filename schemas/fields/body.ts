import { defineArrayMember, defineField, type SchemaTypeDefinition } from 'sanity'
import type { BodyBlock } from '#shared/content/body-blocks.ts'
import { callout } from '../callout.ts'
import { codeBlock } from '../code-block.ts'
import { picture } from '../picture.ts'
import { articleBlock } from '../rich-text.ts'
import { checkBody } from '../rules/body.ts'
import { table } from '../table.ts'

/** Types of the blocks in the text of an article, in the order of the toolbar. */
export const blockTypes = { picture, codeBlock, callout, table } satisfies Record<
  BodyBlock,
  SchemaTypeDefinition
>

/** Text of an article. It consists of paragraphs, pictures, code, callouts and tables. */
export const bodyField = defineField({
  name: 'body',
  title: 'Text',
  type: 'array',
  group: 'content',
  description: 'Use the toolbar to add images, code, callouts and tables.',
  of: [articleBlock, ...Object.keys(blockTypes).map((type) => defineArrayMember({ type }))],
  validation: (rule) => rule.custom(checkBody),
})
