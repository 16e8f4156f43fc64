import { paths } from '#shared/paths/paths.ts'
import type { EntryType } from './entry-types.ts'

/** Pages of each type in the staff area. */
export const entryPaths = {
  opening: { list: paths.adminOpenings, page: paths.adminOpening },
  author: { list: paths.adminAuthors, page: paths.adminAuthor },
  category: { list: paths.adminCategories, page: paths.adminCategory },
} as const satisfies Record<
  EntryType,
  { readonly list: string; readonly page: (id: string) => string }
>

/** Last segment of the path of the form for a new document. */
export const NEW_ENTRY = 'new'
