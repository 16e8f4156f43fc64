import { defineField } from 'sanity'
import type { Limit } from '#shared/content/pages/service-limits.ts'
import { keywordsField } from '../fields/keywords.ts'
import { lineField, listRules, proseField } from './copy-fields.ts'

/** Fields for the title and description of a page in search results and shared links. */
export const pageMetaField = (limits: {
  readonly title: Limit
  readonly description: Limit
  readonly keywords: Limit
}) =>
  defineField({
    name: 'meta',
    title: 'Search and sharing',
    type: 'object',
    group: 'seo',
    description: 'The page in search results and shared links.',
    fields: [
      lineField({
        name: 'title',
        title: 'Title in search results',
        description: 'The words a buyer searches for, without the company’s name.',
        limit: limits.title,
      }),
      proseField({
        name: 'description',
        title: 'Description in search results',
        description: 'One or two sentences on what the page answers.',
        limit: limits.description,
      }),
      keywordsField(listRules(limits.keywords, 'keywords')),
    ],
  })
