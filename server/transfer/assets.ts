import type { SanityClient } from '@sanity/client'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import type { IncomingAsset, IncomingContent, JsonRecord } from './content.ts'
import { mapConcurrently, type OnProgress } from './progress.ts'
import { TransferError } from './transfer-error.ts'

/** An asset to upload with the SHA-1 of its bytes, lower-case hex. */
export interface HashedAsset extends IncomingAsset {
  readonly sha1: string
}

const UPLOADS_AT_ONCE = 4
const HASHES_A_QUERY = 500

const TYPE_OF = { image: 'sanity.imageAsset', file: 'sanity.fileAsset' } as const

const keyOf = (asset: Pick<HashedAsset, 'kind' | 'sha1'>) => `${asset.kind}-${asset.sha1}`

async function sha1Of(path: string): Promise<string> {
  const hash = createHash('sha1')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Hashes the assets. @returns the hashed assets by address */
export async function hashAssets(
  assets: IncomingContent['assets'],
): Promise<ReadonlyMap<string, HashedAsset>> {
  const hashed = await mapConcurrently([...assets], UPLOADS_AT_ONCE, async ([address, asset]) => {
    const sha1 = await sha1Of(asset.path)
    return [address, { ...asset, sha1 }] as const
  })
  return new Map(hashed)
}

const foundAssets = z.array(z.object({ _id: z.string(), _type: z.string(), sha1hash: z.string() }))

/** Returns the ids of the assets that the lake already contains, by `image-<sha1>` or `file-<sha1>`. */
export async function findAssets(
  client: SanityClient,
  assets: Iterable<HashedAsset>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  const hashes = [...new Set(Array.from(assets, ({ sha1 }) => sha1))]
  for (let from = 0; from < hashes.length; from += HASHES_A_QUERY) {
    const found = foundAssets.parse(
      await client.fetch(
        '*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && sha1hash in $hashes]{_id, _type, sha1hash}',
        { hashes: hashes.slice(from, from + HASHES_A_QUERY) },
      ),
    )
    for (const { _id, _type, sha1hash } of found) {
      ids.set(keyOf({ kind: _type === TYPE_OF.image ? 'image' : 'file', sha1: sha1hash }), _id)
    }
  }
  return ids
}

/**
 * Attributes that the lake derives from the bytes of an asset. Imported values of another dataset could contradict them, so they are
 * dropped.
 */
const DERIVED = new Set(
  '_createdAt _id _rev _type _updatedAt sha1hash size uploadId originalFilename metadata'.split(
    ' ',
  ),
)

/** Metadata of an exported asset that is not derived from its bytes: title, credit line, source and the like. */
function ownMetadata(known: JsonRecord | undefined): JsonRecord {
  return Object.fromEntries(Object.entries(known ?? {}).filter(([name]) => !DERIVED.has(name)))
}

async function upload(client: SanityClient, asset: HashedAsset, known: JsonRecord | undefined) {
  const original = known?.['originalFilename']
  const filename = typeof original === 'string' ? original : asset.filename
  const bytes = await readFile(asset.path)
  const document = await client.assets
    .upload(asset.kind, bytes, { filename })
    .catch((error: unknown) => {
      throw new TransferError(
        `${asset.filename} was not taken as ${asset.kind === 'image' ? 'an image' : 'a file'}: ${reasonOf(error)}`,
        { cause: error },
      )
    })
  const metadata = ownMetadata(known)
  if (Object.keys(metadata).length > 0) await client.patch(document._id).set(metadata).commit()
  return document._id
}

/** First line of an error message. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''

/**
 * Uploads missing assets and adds their ids to `ids`; files with equal bytes are uploaded once. @returns the number of uploads
 * @throws TransferError naming the rejected file
 */
export async function uploadAssets(
  client: SanityClient,
  assets: Iterable<HashedAsset>,
  ids: Map<string, string>,
  metadata: IncomingContent['assetMetadata'],
  onProgress: OnProgress,
): Promise<number> {
  const missing = [
    ...new Map(Array.from(assets, (asset) => [keyOf(asset), asset] as const)),
  ].filter(([key]) => !ids.has(key))
  let done = 0
  onProgress('Uploading assets', 0, missing.length)
  await mapConcurrently(missing, UPLOADS_AT_ONCE, async ([key, asset]) => {
    ids.set(key, await upload(client, asset, metadata[key]))
    done += 1
    onProgress('Uploading assets', done, missing.length)
  })
  return missing.length
}

/** Id of an asset by type and hash; undefined until the asset is uploaded. */
export const assetId = (ids: ReadonlyMap<string, string>, asset: HashedAsset | undefined) =>
  asset && ids.get(keyOf(asset))
