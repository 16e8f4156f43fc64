import { UsersIcon } from '@sanity/icons/Users'
import { defineField, defineType } from 'sanity'
import { EMPLOYMENT, isEmployment } from '#shared/content/employment.ts'
import { articleGroups } from './fields/groups.ts'
import { articleOrderings } from './fields/orderings.ts'
import { publishingFields } from './fields/publishing.ts'
import { slugField } from './fields/slug.ts'
import { summaryField } from './fields/summary.ts'
import { titleField } from './fields/title.ts'
import { articlePreview } from './preview.ts'
import { openingBlock } from './rich-text.ts'
import { checkBody } from './rules/body.ts'
import { checkDate } from './rules/dates.ts'

/** Document type: open position, which is a row in the table of the careers page. */
export const opening = defineType({
  name: 'opening',
  title: 'Opening',
  type: 'document',
  icon: UsersIcon,
  // Hides the title at the top of the form, because the title is already shown above the form and in the first field.
  __experimental_formPreviewTitle: false,
  // Openings have no pages of their own, so they need no fields for search engines.
  groups: articleGroups.filter(({ name }) => name !== 'seo'),
  fields: [
    titleField({
      description: 'The job title.',
      max: 70,
      warning: 'Shorten the title so that it fits the list.',
    }),
    slugField({
      source: 'title',
      description: 'The last part of its address: /careers#slug.',
      group: 'content',
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'array',
      group: 'content',
      description: 'Describe the work, the requirements and what you offer.',
      of: [openingBlock],
      validation: (rule) => [
        rule.required().min(1).error('Write the text.'),
        rule.custom(checkBody),
      ],
    }),
    summaryField({
      name: 'summary',
      title: 'Summary',
      description: 'One or two sentences, shown in the list of openings.',
      warning: 'About 200 characters fit on the list.',
    }),
    defineField({
      name: 'team',
      title: 'Team',
      type: 'string',
      group: 'details',
      validation: (rule) => rule.required().warning('Enter the team so candidates can find it.'),
    }),
    defineField({
      name: 'place',
      title: 'Place',
      type: 'string',
      group: 'details',
      description: 'A town, or “Remote” with the allowed countries.',
      validation: (rule) => rule.required().warning('Enter the place so candidates can find it.'),
    }),
    defineField({
      name: 'employment',
      title: 'Kind of employment',
      type: 'string',
      group: 'details',
      options: {
        list: Object.entries(EMPLOYMENT).map(([value, title]) => ({ value, title })),
        layout: 'radio',
      },
      initialValue: 'full_time',
      validation: (rule) =>
        rule.custom((value) =>
          value === undefined || isEmployment(value) ? true : 'Choose one from the list.',
        ),
    }),
    defineField({
      name: 'closesAt',
      title: 'Closes at',
      type: 'datetime',
      group: 'publishing',
      description: 'Optional. The opening is hidden from then on; the document stays.',
      validation: (rule) =>
        rule.custom((closesAt, { document }) =>
          checkDate(
            'unpublishAt',
            { publishedAt: asText(document?.['publishedAt']), unpublishAt: closesAt },
            Date.now(),
          ),
        ),
    }),
    ...publishingFields,
  ],
  orderings: articleOrderings,
  preview: articlePreview('Untitled opening', UsersIcon),
})

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
