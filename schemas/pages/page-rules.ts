import type { SanityDocument } from 'sanity'
import { records } from '#shared/content/guards.ts'
import { fixedPageOf } from '#shared/content/pages/fixed-pages.ts'
import { publishedIdOf } from '../rules/published-id.ts'

/** Returns the fixed page to which a document belongs, whether it is the draft or the published one. */
export const ownPageOf = (document: SanityDocument | undefined) =>
  fixedPageOf(publishedIdOf(document?._id ?? ''))

/** Returns true, or `message` if two items of a list have equal slugs. */
export function slugsOnce(items: readonly unknown[], message: string): true | string {
  const slugs = records(items).map(({ slug }) => slug)
  return new Set(slugs).size === slugs.length ? true : message
}
