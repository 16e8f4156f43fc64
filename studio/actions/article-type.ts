import { STATUS_TYPES } from '#shared/content/status.ts'

/** Whether documents of the type have a status, by which they are on the site or not. */
export function isArticleType(type: string): boolean {
  return STATUS_TYPES.some((article) => article === type)
}
