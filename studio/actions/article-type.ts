import { isPageType } from '#shared/content/pages/fixed-pages.ts'
import { STATUS_TYPES } from '#shared/content/status.ts'

/** True if documents of the type have a status. The status determines whether the document is on the site. */
export function isArticleType(type: string): boolean {
  return isPageType(type) || STATUS_TYPES.some((article) => article === type)
}
