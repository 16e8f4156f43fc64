import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { defineField, defineType } from 'sanity'
import { blockText } from '#shared/text/portable-text.ts'
import { plainBlock } from './rich-text.ts'

const TONES = [
  { value: 'note', title: 'Note' },
  { value: 'tip', title: 'Tip' },
  { value: 'warning', title: 'Warning' },
]

/** Title and icon of a callout's tone; those of a note if the tone is missing or unknown. */
function toneOf(value: unknown) {
  const title = TONES.find((tone) => tone.value === value)?.title ?? 'Note'
  const icon =
    value === 'warning' ? WarningOutlineIcon : value === 'tip' ? BulbOutlineIcon : InfoOutlineIcon
  return { title, icon }
}

/** Remark outside the normal text. */
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
      return { title: title ?? kind.title, subtitle: text, media: kind.icon }
    },
  },
})
