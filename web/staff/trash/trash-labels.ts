import { counted } from '#shared/text/count.ts'
import { DAY } from '#shared/time/units.ts'
import type { TrashOrigin, TrashedType, TrashItem } from '#shared/contracts/trash.ts'

/** Names of the types of items in the trash. */
export const kindWords: Readonly<
  Record<TrashedType, { readonly one: string; readonly many: string }>
> = {
  blog: { one: 'Blog', many: 'Blogs' },
  caseStudy: { one: 'Case study', many: 'Case studies' },
  landingPage: { one: 'Landing page', many: 'Landing pages' },
  opening: { one: 'Opening', many: 'Openings' },
  author: { one: 'Author', many: 'Authors' },
  category: { one: 'Category', many: 'Categories' },
  libraryImage: { one: 'Image', many: 'Images' },
}

/** Interface with which an item was deleted, as text after the name of the user. */
export const doorWords: Readonly<Record<TrashOrigin, string>> = {
  admin: 'in the staff area',
  rest: 'over REST',
  studio: 'in the Studio',
  sanity: 'in Sanity',
}

/** Remaining time in days before an item is deleted permanently, rounded up. @param now milliseconds since 1970 */
export function timeLeft({ expires_at: at }: Pick<TrashItem, 'expires_at'>, now: number): string {
  const days = Math.max(0, Math.ceil((Date.parse(at) - now) / DAY))
  return counted(days, 'day')
}

/** Number of deleted items as text. */
export const inWords = (count: number): string => counted(count, 'item')
