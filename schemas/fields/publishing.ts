import { defineField } from 'sanity'
import { STATUSES } from '#shared/content/status.ts'
import { checkPublishAt, checkPublishedAt, checkUnpublishAt } from '../rules/dates.ts'
import { STATUS_WORDS } from '../status-words.ts'

const GROUP = 'publishing'

/** Where an article stands, and when it goes out and comes off. The same for every type with pages of its own. */
export const publishingFields = [
  defineField({
    name: 'status',
    title: 'Status',
    type: 'string',
    group: GROUP,
    description:
      'Draft, in review and scheduled are yours to choose. “Publish to site” and “Take off the site” set the other two.',
    options: { list: STATUSES.map((value) => ({ value, title: STATUS_WORDS[value].title })) },
    initialValue: 'draft',
    validation: (rule) => rule.required(),
  }),
  defineField({
    name: 'publishAt',
    title: 'Publish at',
    type: 'datetime',
    group: GROUP,
    description: 'When a scheduled article goes out by itself.',
    validation: (rule) =>
      rule.custom((publishAt, { document }) =>
        checkPublishAt({ status: asText(document?.['status']), publishAt }),
      ),
  }),
  defineField({
    name: 'unpublishAt',
    title: 'Take off at',
    type: 'datetime',
    group: GROUP,
    description: 'Optional. At this time the article leaves the site and is archived.',
    validation: (rule) =>
      rule.custom((unpublishAt, { document }) =>
        checkUnpublishAt({
          publishAt: asText(document?.['publishAt']),
          publishedAt: asText(document?.['publishedAt']),
          unpublishAt,
        }),
      ),
  }),
  defineField({
    name: 'publishedAt',
    title: 'Published at',
    type: 'datetime',
    group: GROUP,
    description:
      'The date that readers see. Set by the first “Publish to site”; you can move it back, never into the future.',
    validation: (rule) =>
      rule.custom((publishedAt) => checkPublishedAt({ publishedAt }, Date.now())),
  }),
]

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
