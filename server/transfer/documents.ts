import type { SanityClient } from '@sanity/client'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { assetId, type HashedAsset } from './assets.ts'
import { isRecord } from '#shared/content/guards.ts'
import { type IncomingDocument, mapObjects, visitObjects } from './content.ts'

const DOCUMENTS_A_QUERY = 200

/**
 * Replaces every `_sanityAsset` address with a reference. The address remains if its asset has no id. If the `of` attribute of an image
 * names a sibling image, the name is replaced with the sibling's id.
 */
export function withAssets(
  document: IncomingDocument,
  assets: ReadonlyMap<string, HashedAsset>,
  ids: ReadonlyMap<string, string>,
): IncomingDocument {
  const at = (address: unknown) => (typeof address === 'string' ? assets.get(address) : undefined)
  const changed = mapObjects(document, (object) => {
    const { _sanityAsset: address, ...rest } = object
    const asset = at(address)
    const id = assetId(ids, asset)
    if (asset === undefined || id === undefined) return object
    const beside = assetId(ids, at(rest['of']))
    return {
      _type: asset.kind,
      ...rest,
      ...(beside !== undefined && { of: beside }),
      asset: { _type: 'reference', _ref: id },
    }
  })
  return isRecord(changed) ? { ...changed, _id: document._id, _type: document._type } : document
}

/** Addresses of the assets that a document uses. */
export function addressesIn(document: IncomingDocument): string[] {
  const addresses: string[] = []
  visitObjects(document, (object) => {
    if (typeof object['_sanityAsset'] === 'string') addresses.push(object['_sanityAsset'])
  })
  return addresses
}

const storedDocument = z.looseObject({ _id: z.string(), _type: z.string() })

/** Fetches documents by id from a lake. */
export async function fetchDocuments(
  client: SanityClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, z.infer<typeof storedDocument>>> {
  const found = new Map<string, z.infer<typeof storedDocument>>()
  for (let from = 0; from < ids.length; from += DOCUMENTS_A_QUERY) {
    const documents = z
      .array(storedDocument)
      .parse(
        await client.fetch('*[_id in $ids]', { ids: ids.slice(from, from + DOCUMENTS_A_QUERY) }),
      )
    for (const document of documents) found.set(document._id, document)
  }
  return found
}

/** True if a stored document equals an incoming one, ignoring revision and timestamps. */
export function isSame(incoming: IncomingDocument, stored: Readonly<Record<string, unknown>>) {
  const bare = (document: Readonly<Record<string, unknown>>) => {
    const { _rev, _updatedAt, _createdAt, ...content } = document
    return content
  }
  return isDeepStrictEqual(jsonOf(bare(incoming)), jsonOf(bare(stored)))
}

/** Normalizes a value to JSON: drops undefined attributes. */
const jsonOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

interface ReferencePlace {
  readonly path: string
  readonly target: string
}

/** Strong references to other documents. References to assets are excluded, because assets are uploaded before documents. */
export function strongReferences(document: IncomingDocument): ReferencePlace[] {
  const places: ReferencePlace[] = []
  visitObjects(document, (object, path) => {
    const target = object['_ref']
    if (
      typeof target === 'string' &&
      object['_weak'] !== true &&
      object['_dataset'] === undefined
    ) {
      places.push({ path, target })
    }
  })
  return places
}

/** Makes the strong references to the given targets weak. */
export function weakened(
  document: IncomingDocument,
  targets: ReadonlySet<string>,
): IncomingDocument {
  const changed = mapObjects(document, (object) =>
    typeof object['_ref'] === 'string' && object['_weak'] !== true && targets.has(object['_ref'])
      ? { ...object, _weak: true }
      : object,
  )
  return isRecord(changed) ? { ...changed, _id: document._id, _type: document._type } : document
}
