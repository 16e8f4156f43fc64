import { isDeepStrictEqual } from 'node:util'
import { isPublishedId, isVersionId, publishedIdOf } from '#lake/documents/ids.ts'
import type { DocumentChange, LakeDocument } from '#lake/documents/types.ts'

const ASSET_TYPES: ReadonlySet<unknown> = new Set(['sanity.imageAsset', 'sanity.fileAsset'])

/** What people may say of an asset. The rest is read from its bytes when they are uploaded, and holds for as long. */
const ASSET_WORDS: ReadonlySet<string> = new Set([
  'title',
  'label',
  'description',
  'altText',
  'creditLine',
  'originalFilename',
  'source',
  // Where Sanity's media browser keeps its tags.
  'opt',
])
/** Attributes that the lake itself keeps. */
const STAMPS: ReadonlySet<string> = new Set(['_rev', '_updatedAt', '_createdAt'])

const SYSTEM = '_.'

/** True for ids of the lake's own documents (groups, schemas, releases), and for prefixes that no version id has. */
function isReservedId(id: string): boolean {
  return publishedIdOf(id).startsWith(SYSTEM) || !(isPublishedId(id) || isVersionId(id))
}

const isAsset = (document: LakeDocument | undefined) => ASSET_TYPES.has(document?._type)

/** Whether a change of an asset's document touches its words alone. */
function changesWordsAlone(before: LakeDocument, after: LakeDocument): boolean {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].every(
    (name) =>
      STAMPS.has(name) || ASSET_WORDS.has(name) || isDeepStrictEqual(before[name], after[name]),
  )
}

/** Where an asset's bytes lie is told by its document: one that is made up would show the bytes of another. */
function mayWriteAsset({ before, after }: Pick<DocumentChange, 'before' | 'after'>): boolean {
  if (after === undefined) return true
  return before !== undefined && changesWordsAlone(before, after)
}

/**
 * Whether a change leaves alone what belongs to the lake itself: its own documents, ids that no copy of a document has, and
 * of assets all but their words. Uploads do not come this way.
 */
export function sparesTheLake(change: Pick<DocumentChange, 'before' | 'after'>): boolean {
  const { before, after } = change
  const id = after?._id ?? before?._id ?? ''
  // What got there before may be tidied up.
  if (isReservedId(id)) return after === undefined && !id.startsWith(SYSTEM)
  return !(isAsset(before) || isAsset(after)) || mayWriteAsset(change)
}
