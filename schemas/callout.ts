import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { defineField, defineType } from 'sanity'
import { CALLOUT_TONES, toneOf } from '#shared/content/blocks/callout-tones.ts'
import { blockText } from '#shared/text/portable-text.ts'
import { plainBlock } from './rich-text.ts'

const TONES = Object.entries(CALLOUT_TONES).map(([value, title]) => ({ value, title }))

const icons = { note: InfoOutlineIcon, tip: BulbOutlineIcon, warning: WarningOutlineIcon }

/** Block type: remark outside the running text. */
export const callout = defineType({
  name: 'callout',
  title: 'Callout',
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    defineField({
      name: 'tone',
      title: 'Kind',
      type: 'string',
      options: { list: TONES, layout: 'radio', direction: 'horizontal' },
      initialValue: 'note',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'Optional. Replaces the default heading.',
    }),
    defineField({
      name: 'content',
      title: 'Text',
      type: 'array',
      of: [plainBlock],
      validation: (rule) => [
        rule.required().min(1),
        rule.custom((content) =>
          (content ?? []).some((block) => blockText(block).trim() !== '')
            ? true
            : 'Write the callout’s text, or remove the callout. It is empty.',
        ),
      ],
    }),
  ],
  preview: {
    select: { title: 'title', tone: 'tone', content: 'content' },
    prepare: ({ title, tone, content }) => {
      const kind = toneOf(tone)
      const [first] = Array.isArray(content) ? content : []
      const text = (first?.children ?? [])
        .map((child: { text?: unknown }) => child.text ?? '')
        .join('')
      return { title: title ?? CALLOUT_TONES[kind], subtitle: text, media: icons[kind] }
    },
  },
})
