import { isEntryType, entryTypes } from '#shared/content/entries/entry-types.ts'
import { isPictureType } from '#shared/content/change-tags.ts'
import { LANDING_TYPE } from '#shared/content/status.ts'
import type { LoggedObject } from '#shared/contracts/staff.ts'
import type { Copies } from './editing/article-plan.ts'
import type { WrittenType } from './editing/ports.ts'

export const UNTITLED = 'Untitled'

/** Attribute of a document that contains its title, name or file name. */
export function titleAttributeOf(type: WrittenType): 'title' | 'name' | 'file_name' {
  if (isEntryType(type)) return entryTypes[type].name
  return isPictureType(type) ? 'file_name' : 'title'
}

/** Title, name or file name of a document; empty if it has none. */
export function titleIn(
  type: WrittenType,
  document: Readonly<Record<string, unknown>> | undefined,
): string {
  const title = document?.[titleAttributeOf(type)]
  return typeof title === 'string' ? title.trim() : ''
}

/** Returns the reference to a document for a log entry, with its title or file name. */
export function loggedObjectOf({
  id,
  type,
  draft,
  published,
}: Copies & { readonly id: string; readonly type: WrittenType }): LoggedObject {
  const copy = draft ?? published
  if (isPictureType(type)) {
    const file = titleIn(type, copy)
    const title = copy?.['title']
    return {
      kind: 'image',
      id,
      name: file || (typeof title === 'string' && title.trim()) || UNTITLED,
    }
  }
  return { kind: type === LANDING_TYPE ? 'page' : type, id, name: titleIn(type, copy) || UNTITLED }
}
