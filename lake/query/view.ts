import { createCollection } from '#lake/documents/collection.ts'
import type { Documents } from '#lake/documents/collection.ts'
import { layerOf, publishedIdOf } from '#lake/documents/ids.ts'
import { isRecord } from '#lake/access/guards.ts'
import { withAttributes } from '#lake/documents/lazy-attributes.ts'
import { shareReferences } from '#lake/documents/references.ts'
import type { LakeDocument, Perspective } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

/** Documents of a perspective. The view is updated together with the dataset. */
export interface View {
  readonly documents: Documents
  /** Returns the id that a document of the view has in the dataset. */
  originalIdOf(document: LakeDocument): string
  /**
   * Must be called after the document with this id was written to the dataset or removed from it. Returns the id of the changed document in
   * the view, or undefined if the view ignores the change.
   */
  update(id: string): string | undefined
}

const MAX_LAYERS = 255
const RELEASE = /^[A-Za-z0-9_-]{1,128}$/

/**
 * Returns the layers of a perspective in order of precedence, or undefined for `raw`.
 * @throws LakeError `queryParseError` for an invalid perspective
 */
export function layersOf(perspective: Perspective): readonly string[] | undefined {
  const list: readonly unknown[] = Array.isArray(perspective) ? perspective : [perspective]
  if (list.length === 1 && list[0] === 'raw') return undefined
  const layers = list.map((each) => (each === 'previewDrafts' ? 'drafts' : each))
  const valid = layers.every(
    (each): each is string => typeof each === 'string' && each !== 'raw' && RELEASE.test(each),
  )
  if (!valid || layers.length === 0 || layers.length > MAX_LAYERS) {
    throw new LakeError('queryParseError', `Invalid perspective ${JSON.stringify(perspective)}`)
  }
  return layers.includes('published') ? layers : [...layers, 'published']
}

/** Creates the view in which documents of the first layers replace those of later layers. */
export function createView(raw: Documents, layers: readonly string[]): View {
  const documents = createCollection()
  const prefixes = layers.map((layer) => prefixOf(layer))

  function update(id: string): string | undefined {
    if (layerOf(id) === undefined) return undefined
    const publishedId = publishedIdOf(id)
    const found = prefixes.map((prefix) => raw.get(prefix + publishedId)).find(Boolean)
    if (found === undefined || isRemoval(found) || layerOf(found._id) === undefined) {
      documents.remove(publishedId)
    } else {
      documents.put(shownAs(publishedId, found))
    }
    return publishedId
  }

  const seen = new Set<string>()
  for (const { _id } of raw.all()) {
    if (layerOf(_id) !== undefined) seen.add(publishedIdOf(_id))
  }
  // Adds the documents in order, because appending to the view's sorted list is cheaper than inserting.
  for (const id of [...seen].toSorted()) update(id)
  const originalIdOf = ({ _id, _originalId }: LakeDocument): string =>
    typeof _originalId === 'string' ? _originalId : _id
  return { documents, originalIdOf, update }
}

/** Creates the view of all documents, unchanged. */
export function createRawView(raw: Documents): View {
  return { documents: raw, originalIdOf: ({ _id }) => _id, update: (id) => id }
}

/** Creates the view for anonymous callers: documents whose id has no dot, which excludes drafts and versions. */
export function createPublicView(raw: Documents): View {
  const documents = createCollection()
  for (const document of raw.all()) if (isPublic(document)) documents.put(document)
  return {
    documents,
    originalIdOf: ({ _id }) => _id,
    update(id) {
      const document = raw.get(id)
      if (document !== undefined && isPublic(document)) documents.put(document)
      else documents.remove(id)
      return id
    },
  }
}

/** True for a document that anonymous callers may read: its id has no dot. */
export function isPublic({ _id }: LakeDocument): boolean {
  return !_id.includes('.')
}

function prefixOf(layer: string): string {
  if (layer === 'published') return ''
  return layer === 'drafts' ? 'drafts.' : `versions.${layer}.`
}

function shownAs(publishedId: string, document: LakeDocument): LakeDocument {
  const shown = withAttributes(document, { _id: publishedId, _originalId: document._id })
  shareReferences(document, shown)
  return shown
}

/** True for a version that unpublishes its document when the release is published. */
export function isRemoval(document: LakeDocument): boolean {
  const system = document['_system']
  return isRecord(system) && system['delete'] === true
}
