import type { Schema, ValidationMarker } from 'sanity'
import { isArticleType } from './article-type.ts'

/** Unpublished document without a page of its own, such as an author, to which the document refers. */
export interface UnpublishedPart {
  /** Id without the prefix `drafts.`. */
  readonly id: string
  readonly type: string
  /** Title of the field that contains the reference. */
  readonly field: string
}

/** Obstacles to publishing a document. */
export interface Faults {
  /** Referenced documents that can be published in the same transaction. Each is listed once. */
  readonly parts: readonly UnpublishedPart[]
  /** True if there are other validation errors, which the editor must correct. */
  readonly hasOthers: boolean
}

/**
 * Divides validation errors into those that publishing resolves, and others. An unpublished author or category can be published together
 * with the document. An unpublished article cannot, because another editor may have decided on its status.
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

/** Properties of a field, by its name. */
export interface PartField {
  readonly title: string
  /** Type of the referenced documents, if the field accepts only one type and this type has no status. */
  readonly partType?: string
}

/** Returns a function that looks up the fields of a document type in the schema. */
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

/** Label of the button, with the number of documents that it publishes. */
export function publishLabel({ parts }: Faults): string {
  if (parts.length === 0) return 'Publish to site'
  return parts.length === 1 ? 'Publish both' : `Publish all ${parts.length + 1}`
}

/** Hint below the button that names the documents published together with this one; '' if there are none. */
export function publishHint({ parts }: Faults): string {
  if (parts.length === 0) return ''
  const fields = parts.map(({ field }) => field).join(' and ')
  return parts.length === 1
    ? `Also publishes the ${fields}, which the site does not have yet.`
    : `Also publishes ${fields}, which the site does not have yet.`
}
