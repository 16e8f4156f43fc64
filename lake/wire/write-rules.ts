import { isDeepStrictEqual } from 'node:util'
import { isPublishedId, isVersionId, publishedIdOf } from '#lake/documents/ids.ts'
import type { DocumentChange, LakeDocument } from '#lake/documents/types.ts'

const ASSET_TYPES: ReadonlySet<unknown> = new Set(['sanity.imageAsset', 'sanity.fileAsset'])

/** Attributes of an asset that users may edit. All others are read from the uploaded file and never change. */
const ASSET_WORDS: ReadonlySet<string> = new Set([
  'title',
  'label',
  'description',
  'altText',
  'creditLine',
  'originalFilename',
  'source',
  // `opt` contains the tags that the plugin sanity-plugin-media stores.
  'opt',
])
/** Attributes that the lake sets itself. */
const STAMPS: ReadonlySet<string> = new Set(['_rev', '_updatedAt', '_createdAt'])

const SYSTEM = '_.'

/**
 * True for ids of the lake's own documents (groups, schemas, releases), and for invalid ids with the prefix of a draft or version, such as
 * `drafts.drafts.a`.
 */
function isReservedId(id: string): boolean {
  return publishedIdOf(id).startsWith(SYSTEM) || !(isPublishedId(id) || isVersionId(id))
}

const isAsset = (document: LakeDocument | undefined) => ASSET_TYPES.has(document?._type)

/** True if a change of an asset's document affects only attributes that users may edit. */
function changesWordsAlone(before: LakeDocument, after: LakeDocument): boolean {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].every(
    (name) =>
      STAMPS.has(name) || ASSET_WORDS.has(name) || isDeepStrictEqual(before[name], after[name]),
  )
}

/**
 * True if a user may make this change of an asset's document. The document determines the path of the file, so a forged document would show
 * the file of another asset.
 */
function mayWriteAsset({ before, after }: Pick<DocumentChange, 'before' | 'after'>): boolean {
  if (after === undefined) return true
  return before !== undefined && changesWordsAlone(before, after)
}

/**
 * True unless a change affects the lake's own documents, an id with an invalid prefix, or attributes of assets that users may not edit.
 * Uploads are not checked by this rule.
 */
export function sparesTheLake(change: Pick<DocumentChange, 'before' | 'after'>): boolean {
  const { before, after } = change
  const id = after?._id ?? before?._id ?? ''
  // A document with an invalid prefix may be deleted, but not one of the lake's own documents.
  if (isReservedId(id)) return after === undefined && !id.startsWith(SYSTEM)
  return !(isAsset(before) || isAsset(after)) || mayWriteAsset(change)
}
