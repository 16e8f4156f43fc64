import { defineField, type SanityDocument } from 'sanity'
import type { ArticleDates } from '#shared/content/article-dates.ts'
import { STATUSES } from '#shared/content/status.ts'
import { checkDate, hintPast } from '../rules/dates.ts'
import { STATUS_WORDS } from '../status-words.ts'

const GROUP = 'publishing'

/** Fields for the status of an article and for its times of publishing and unpublishing. All document types with a status use them. */
export const publishingFields = [
  defineField({
    name: 'status',
    title: 'Status',
    type: 'string',
    group: GROUP,
    description:
      'Choose draft, in review or scheduled. “Publish to site” and “Unpublish” set the other two.',
    options: { list: STATUSES.map((value) => ({ value, title: STATUS_WORDS[value].title })) },
    initialValue: 'draft',
    validation: (rule) => rule.required(),
  }),
  defineField({
    name: 'publishAt',
    title: 'Publish at',
    type: 'datetime',
    group: GROUP,
    description: 'When a scheduled article is published automatically.',
    validation: (rule) => [
      rule.custom((_, { document }) => checkDate('publishAt', datesOf(document), Date.now())),
      rule.custom((_, { document }) => hintPast(datesOf(document), Date.now())).warning(),
    ],
  }),
  defineField({
    name: 'unpublishAt',
    title: 'Unpublish at',
    type: 'datetime',
    group: GROUP,
    description: 'Optional. The article is unpublished and archived at this time.',
    validation: (rule) =>
      rule.custom((_, { document }) => checkDate('unpublishAt', datesOf(document), Date.now())),
  }),
  defineField({
    name: 'publishedAt',
    title: 'Published at',
    type: 'datetime',
    group: GROUP,
    description:
      'The date readers see. The first “Publish to site” sets it. You can change it, but not to a future date.',
    validation: (rule) =>
      rule.custom((_, { document }) => checkDate('publishedAt', datesOf(document), Date.now())),
  }),
]

/** Returns the status and dates of the document, which the rules of the date fields check. */
function datesOf(document: SanityDocument | undefined): ArticleDates {
  return {
    status: asText(document?.['status']),
    publishAt: asText(document?.['publishAt']),
    unpublishAt: asText(document?.['unpublishAt']),
    publishedAt: asText(document?.['publishedAt']),
    goesOut: true,
  }
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
