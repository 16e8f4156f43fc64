import * as z from 'zod/mini'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import {
  SITE_PAGE_KINDS,
  SITE_PAGE_SORT_KEYS,
  SITE_PAGE_STATES,
  sitePageListAnswer,
} from '../site-pages.ts'
import { limit, named, page, text } from './operation.ts'

/** Operations on the list of all pages. */
export const sitePageOperations = named({
  list: {
    method: 'GET',
    path: staffApiPaths.sitePages(),
    access: 'content.read',
    group: 'Pages',
    summary: 'Lists all fixed pages and landing pages with their state',
    details:
      'Reads both copies of each document from the CMS. Answers with 503 while the CMS cannot be reached.',
    query: {
      page,
      limit,
      search: text,
      kind: z.enum(SITE_PAGE_KINDS),
      state: z.enum(SITE_PAGE_STATES),
      differs: z.literal('true'),
      sort: z.enum(SITE_PAGE_SORT_KEYS.flatMap((key) => [key, `-${key}` as const])),
    },
    answer: sitePageListAnswer,
  },
})
