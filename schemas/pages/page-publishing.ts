import { defineField } from 'sanity'
import { SHIPPED_VERSION } from '#shared/content/pages/shipped-version.ts'
import { publishingFields } from '../fields/publishing.ts'

const descriptions: Readonly<Record<string, string>> = {
  status: 'Choose draft, in review or scheduled. “Publish to site” sets published.',
  publishAt: 'When a scheduled change is published automatically.',
  publishedAt: 'The date of the first publication. “Publish to site” sets it.',
}

/**
 * Fields for the status and the publish time of a fixed page. There is no unpublish time, because the route of the page always needs a
 * text.
 */
export const pagePublishingFields = [
  ...publishingFields
    .filter(({ name }) => name in descriptions)
    .map((field) => ({ ...field, description: descriptions[field.name] ?? '' })),
  defineField({
    name: SHIPPED_VERSION,
    title: 'Version of the shipped text',
    type: 'string',
    group: 'publishing',
    description: 'The shipped text that this page started from. Editors don’t see it.',
    hidden: true,
  }),
]
