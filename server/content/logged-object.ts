import * as z from 'zod'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import { isArticleType, LANDING_TYPE } from '#shared/content/status.ts'
import type { LoggedObject } from '#shared/contracts/staff.ts'
import type { Copies } from './editing/article-plan.ts'
import type { WrittenType } from './editing/ports.ts'

const named = z.looseObject({
  title: z.string().catch('').default(''),
  file_name: z.string().catch('').default(''),
})

export const UNTITLED = 'Untitled'

/** Returns the reference to an article, landing page or image for a log entry, with its title or file name. */
export function loggedObjectOf({
  id,
  type,
  draft,
  published,
}: Copies & { readonly id: string; readonly type: WrittenType }): LoggedObject {
  const { title, file_name: file } = named.parse(draft ?? published ?? {})
  const name = (type === LIBRARY_IMAGE_TYPE ? file || title : title).trim() || UNTITLED
  if (type === LANDING_TYPE) return { kind: 'page', id, name }
  return { kind: isArticleType(type) ? type : 'image', id, name }
}
