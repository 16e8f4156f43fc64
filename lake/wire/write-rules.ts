import { isDeepStrictEqual } from 'node:util'
import { isPublishedId, isVersionId, publishedIdOf } from '#lake/documents/ids.ts'
import type { DocumentChange, LakeDocument } from '#lake/documents/types.ts'

const ASSET_TYPES: ReadonlySet<unknown> = new Set(['sanity.imageAsset', 'sanity.fileAsset'])

/** Attributes of an asset that users may edit. All other attributes are read from the file at the upload and never change. */
const ASSET_WORDS: ReadonlySet<string> = new Set([
  'title',
  'label',
  'description',
  'altText',
  'creditLine',
  'originalFilename',
  'source',
  // `opt` contains the tags of Sanity's media browser.
  'opt',
])
/** Attributes that the lake sets itself. */
const STAMPS: ReadonlySet<string> = new Set(['_rev', '_updatedAt', '_createdAt'])

const SYSTEM = '_.'

/** True for ids of the lake's own documents (groups, schemas, releases), and for dotted ids that are not valid draft or version ids. */
function isReservedId(id: string): boolean {
  return publishedIdOf(id).startsWith(SYSTEM) || !(isPublishedId(id) || isVersionId(id))
}

const isAsset = (document: LakeDocument | undefined) => ASSET_TYPES.has(document?._type)

/** True if a change of an asset's document affects only editable attributes. */
function changesWordsAlone(before: LakeDocument, after: LakeDocument): boolean {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].every(
    (name) =>
      STAMPS.has(name) || ASSET_WORDS.has(name) || isDeepStrictEqual(before[name], after[name]),
  )
}

/**
 * True if a change of an asset's document is allowed. The document determines the path of the file, so a forged document would show the
 * file of another asset.
 */
function mayWriteAsset({ before, after }: Pick<DocumentChange, 'before' | 'after'>): boolean {
  if (after === undefined) return true
  return before !== undefined && changesWordsAlone(before, after)
}

/**
 * True if a change does not affect the lake's own documents, ids with an invalid prefix, or attributes of assets that are not editable.
 * Uploads bypass this rule.
 */
export function sparesTheLake(change: Pick<DocumentChange, 'before' | 'after'>): boolean {
  const { before, after } = change
  const id = after?._id ?? before?._id ?? ''
  // Existing documents with an invalid prefix may be deleted, but not the lake's own documents.
  if (isReservedId(id)) return after === undefined && !id.startsWith(SYSTEM)
  return !(isAsset(before) || isAsset(after)) || mayWriteAsset(change)
}
