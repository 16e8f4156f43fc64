import type { SanityDocument } from 'sanity'
import { records } from '#shared/content/guards.ts'
import { fixedPageOf } from '#shared/content/pages/fixed-pages.ts'
import { publishedIdOf } from '../rules/published-id.ts'

/** Fixed page that a document or its draft belongs to. */
export const ownPageOf = (document: SanityDocument | undefined) =>
  fixedPageOf(publishedIdOf(document?._id ?? ''))

/** True, or `message` if two items of a list have the same slug. */
export function slugsOnce(items: readonly unknown[], message: string): true | string {
  const slugs = records(items).map(({ slug }) => slug)
  return new Set(slugs).size === slugs.length ? true : message
}
