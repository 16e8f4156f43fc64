import type { Schema, ValidationMarker } from 'sanity'
import { isArticleType } from './article-type.ts'

/** Something without a page of its own that a document refers to, and that visitors do not have yet. */
export interface UnpublishedPart {
  /** The id without `drafts.`. */
  readonly id: string
  readonly type: string
  /** The title of the field that refers to it. */
  readonly field: string
}

/** What stands in the way of publishing a document. */
export interface Faults {
  /** What can go out in the same transaction, each once. */
  readonly parts: readonly UnpublishedPart[]
  /** Whether there is more, that only a person can mend. */
  readonly hasOthers: boolean
}

/**
 * Sorts the errors of a validation: an author or a category that is not published can be published along; an article
 * that is not has a status of its own, about which somebody else may have decided.
 */
export function faultsOf(
  markers: readonly ValidationMarker[],
  fieldOf: (name: string) => PartField | undefined,
): Faults {
  const parts = new Map<string, UnpublishedPart>()
  let hasOthers = false
  for (const { level, code, details, path } of markers) {
    if (level !== 'error') continue
    const [name] = path
    const id = details?.['referenceId']
    const field = typeof name === 'string' && path.length === 1 ? fieldOf(name) : undefined
    if (code === NOT_PUBLISHED && typeof id === 'string' && field?.partType !== undefined) {
      parts.set(id, { id, type: field.partType, field: field.title })
    } else hasOthers = true
  }
  return { parts: [...parts.values()], hasOthers }
}

const NOT_PUBLISHED = 'reference.not-published'

/** What is known of a field by its name. */
export interface PartField {
  readonly title: string
  /** The one type of documents it refers to, if they have no status of their own. */
  readonly partType?: string
}

/** Looks the fields of a document type up in the schema. */
export const fieldsOf =
  (schema: Schema, type: string) =>
  (name: string): PartField | undefined => {
    const document = schema.get(type)
    if (document === undefined || !('fields' in document)) return undefined
    const field = document.fields.find((candidate) => candidate.name === name)?.type
    if (field === undefined) return undefined
    const [target, ...others]: readonly { readonly name: string }[] =
      'to' in field && Array.isArray(field.to) ? field.to : []
    const isPart = target !== undefined && others.length === 0 && !isArticleType(target.name)
    return {
      title: (field.title ?? name).toLowerCase(),
      ...(isPart && { partType: target.name }),
    }
  }

/** What the button says: how many documents one press puts on the site. */
export function publishLabel({ parts }: Faults): string {
  if (parts.length === 0) return 'Publish to site'
  return parts.length === 1 ? 'Publish both' : `Publish all ${parts.length + 1}`
}

/** What goes out along, in words; empty when nothing does. */
export function publishHint({ parts }: Faults): string {
  if (parts.length === 0) return ''
  const fields = parts.map(({ field }) => field).join(' and ')
  return parts.length === 1
    ? `Also publishes the ${fields}, which the site does not have yet.`
    : `Also publishes ${fields}, which the site does not have yet.`
}
