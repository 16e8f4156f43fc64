import * as z from 'zod'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import { isArticleType } from '#shared/content/status.ts'
import type { LoggedObject } from '#shared/contracts/staff.ts'
import type { Copies } from './editing/article-plan.ts'
import type { WrittenType } from './editing/ports.ts'

const named = z.looseObject({
  title: z.string().catch('').default(''),
  file_name: z.string().catch('').default(''),
})

export const UNTITLED = 'Untitled'

/** Returns the reference to an article or image for a log entry, with its title or file name. */
export function loggedObjectOf({
  id,
  type,
  draft,
  published,
}: Copies & { readonly id: string; readonly type: WrittenType }): LoggedObject {
  const { title, file_name: file } = named.parse(draft ?? published ?? {})
  const name = (type === LIBRARY_IMAGE_TYPE ? file || title : title).trim() || UNTITLED
  return { kind: isArticleType(type) ? type : 'image', id, name }
}
