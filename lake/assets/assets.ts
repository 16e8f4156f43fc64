import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { Abandoned, createFairQueue, QueueFull } from '#lake/common/fair-queue.ts'

import type { LocalFileStore } from '#lake/common/files/file-store.ts'
import { createFolderStore } from '#lake/common/files/folder-store.ts'
import { reportFailures } from '#lake/common/files/reported-store.ts'
import { AssetError, toRefusal } from './asset-error.ts'
import { mimeTypeOf, storedFileName, type AssetKind } from './asset-names.ts'
import { receiveFile } from './asset-receive.ts'
import { createImageCache } from './image-cache.ts'
import { isAnimated, readImageMetadata, type ImageMetadata } from './image-metadata.ts'
import { renderImage } from './image-render.ts'
import { resultFormat, transformKey, type ImageTransform } from './image-transform.ts'

/** Sender of a request for a rendered picture, and the limits for this request. */
export interface PictureAsking {
  /** Rate limit key of the client. Senders take turns, so that one sender cannot delay the pictures of others. */
  readonly sender: string
  /** Aborted when the client has disconnected. The picture is then not rendered, unless other clients wait for it. */
  readonly signal?: AbortSignal
  /** Called before a picture that is not cached is rendered. If it throws, the request fails with that error. */
  readonly admit?: () => void
}

export interface UploadInput {
  readonly kind: AssetKind
  readonly sender: string
  readonly body: AsyncIterable<Uint8Array>
  /** Maximum size of the file, in bytes. */
  readonly limit: number
  readonly filename?: string
  readonly contentType?: string
}

/** Metadata of a stored original. */
export interface StoredAsset {
  readonly kind: AssetKind
  /** SHA-1 of the content, hexadecimal in lower case. */
  readonly sha1: string
  /** Size in bytes. */
  readonly size: number
  readonly extension: string
  readonly mimeType: string
  /** Last segment of the file's address: `<sha1>-<w>x<h>.<ext>` for images, `<sha1>.<ext>` for other files. */
  readonly fileName: string
  /** Present for images only. */
  readonly metadata?: ImageMetadata
}

/** Picture on disk, ready to be sent. */
export interface RenderedImage {
  readonly path: string
  readonly size: number
  readonly mimeType: string
  /** Strong ETag: it identifies exactly these bytes. */
  readonly etag: string
  /** True if the file is the unchanged original, with all its metadata such as GPS data. */
  readonly isOriginal?: boolean
}

/** Store of original files by SHA-1, and of pictures rendered from originals. */
export interface AssetStore {
  /**
   * Stores a file durably. If the same bytes are already stored, nothing changes.
   * @throws AssetError `tooLarge`, `empty`, `notAnImage`, `unavailable`; LakeError `storageFull`
   */
  upload(input: UploadInput): Promise<StoredAsset>
  /** Path and size of an original, or undefined if no original has that name. @throws AssetError `unavailable` */
  original(
    kind: AssetKind,
    fileName: string,
  ): Promise<
    { readonly path: string; readonly size: number; readonly mimeType: string } | undefined
  >
  /**
   * Renders a picture from an original, or returns the cached rendering.
   * @throws AssetError `notAnImage`, `badTransform`, `busy`, `abandoned`, `unavailable`; errors of `asking.admit`
   */
  transform(
    fileName: string,
    transform: ImageTransform,
    accept: string,
    asking: PictureAsking,
  ): Promise<RenderedImage | undefined>
}

export interface AssetStoreOptions {
  /** Folder of unfinished uploads and of rendered pictures. */
  readonly directory: string
  /** Store of the originals. Default: the folders `images` and `files` of `directory`. */
  readonly files?: LocalFileStore | undefined
  /** Called with a failure of the default store that an operator must repair, at most once a minute. */
  readonly onFailure?: ((error: unknown) => void) | undefined
  /** Maximum size of rendered pictures on disk, in bytes. Default: 1 GB. */
  readonly cacheBytes?: number
}

/** Maximum number of pictures rendered at the same time. It is small because the encoder uses several threads for each picture. */
const CONCURRENT_TRANSFORMS = 2
const WAITING_TRANSFORMS = 2_000
/**
 * Maximum number of waiting pictures of one sender. It is enough for several pages, because a household or an office shares one address.
 */
const WAITING_PER_SENDER = 64

/** Opens the store in a directory, which is created if it is missing. */
export function createAssetStore(options: AssetStoreOptions): AssetStore {
  const { onFailure = () => undefined } = options
  const files = options.files ?? reportFailures(createOriginalsFolder(options.directory), onFailure)
  const incoming = join(options.directory, 'incoming')
  // Removes uploads that the previous run left unfinished.
  rmSync(incoming, { recursive: true, force: true })
  mkdirSync(incoming, { recursive: true, mode: 0o700 })
  const cache = createImageCache({
    directory: join(options.directory, 'cache'),
    maxBytes: options.cacheBytes ?? 1024 ** 3,
  })
  // Every picture is decoded only once, so a cache in libvips would only cost memory.
  sharp.cache(false)
  const queue = createFairQueue({
    concurrent: CONCURRENT_TRANSFORMS,
    waitingPerSender: WAITING_PER_SENDER,
    waiting: WAITING_TRANSFORMS,
  })
  const serialize = async <T>(
    asking: PictureAsking & { readonly key: string },
    work: () => Promise<T>,
  ) => {
    try {
      return await queue.run(asking, work)
    } catch (error) {
      if (error instanceof QueueFull) {
        throw new AssetError('busy', 'Too many pictures are being made; try again in a moment', {
          cause: error,
          retryAfter: 2,
        })
      }
      if (error instanceof Abandoned) {
        throw new AssetError('abandoned', error.message, { cause: error })
      }
      throw error
    }
  }

  const original: AssetStore['original'] = async (kind, fileName) => {
    const safe = storedFileName(kind, fileName)
    if (safe === undefined) return undefined
    try {
      const file = await files.local(safe.path)
      return file && { ...file, mimeType: mimeTypeOf(safe.extension) }
    } catch (error) {
      throw toRefusal(error)
    }
  }

  return {
    original,
    async upload(input) {
      const received = await receiveFile(input.body, incoming, input.limit)
      try {
        const facts = await (input.kind === 'image'
          ? serialize({ key: randomUUID(), sender: input.sender }, () => describeImage(received))
          : describeFile(input, received))
        const name = storedFileName(input.kind, facts.fileName)
        if (name === undefined) throw new AssetError('notAnImage', 'The image is too large')
        await files.put(name.path, received.path, 'move')
        return facts
      } catch (error) {
        throw toRefusal(error)
      } finally {
        await received.discard()
      }
    },
    async transform(fileName, transform, accept, asking) {
      const safe = storedFileName('image', fileName)
      if (safe === undefined) return undefined
      const mimeType = mimeTypeOf(safe.extension)
      if (mayStayAsItIs(mimeType, transform)) {
        const source = await original('image', fileName)
        if (source === undefined) return undefined
        if (mimeType !== 'image/gif' || (await isAnimated(source.path))) {
          return { ...source, etag: `"${fileName}"`, isOriginal: true }
        }
      }
      const format = resultFormat(transform, mimeType, accept)
      const key = transformKey(fileName, transform, format)
      const kept = await cache.get(key)
      if (kept !== undefined) return { ...kept, etag: `"${key}"` }
      const make = async () => {
        // Checks the cache again, because another request may have rendered the picture while this request was queued.
        const there = await cache.get(key)
        if (there !== undefined) return there
        const source = await original('image', fileName)
        return source && cache.put(key, format, await renderImage(source.path, transform, format))
      }
      const made = await serialize({ ...asking, key }, make)
      return made && { ...made, etag: `"${key}"` }
    },
  }
}

/** Opens the store of the originals in the folder of a lake's assets. */
export const createOriginalsFolder = (directory: string): LocalFileStore =>
  createFolderStore({ directory, folders: ['images', 'files'] })

/** True for drawings and animations, which are sent unchanged unless the request names another format. */
const mayStayAsItIs = (mimeType: string, { fm }: ImageTransform) =>
  fm === undefined && (mimeType === 'image/svg+xml' || mimeType === 'image/gif')

interface Received {
  readonly path: string
  readonly sha1: string
  readonly size: number
}

async function describeImage({ path, sha1, size }: Received): Promise<StoredAsset> {
  const { extension, metadata } = await readImageMetadata(path)
  const { width, height } = metadata.dimensions
  const fileName = `${sha1}-${width}x${height}.${extension}`
  const mimeType = mimeTypeOf(extension)
  return { kind: 'image', sha1, size, extension, mimeType, fileName, metadata }
}

function describeFile(input: UploadInput, { sha1, size }: Received): StoredAsset {
  const extension = fileExtension(input.filename, input.contentType)
  const mimeType = input.contentType?.split(';')[0]?.trim() || mimeTypeOf(extension)
  return { kind: 'file', sha1, size, extension, mimeType, fileName: `${sha1}.${extension}` }
}

function fileExtension(filename: string | undefined, contentType: string | undefined): string {
  const fromName = /\.([A-Za-z0-9]{1,16})$/.exec(filename ?? '')?.[1]
  if (fromName !== undefined) return fromName.toLowerCase()
  const fromType = /^(?:text|application|audio|video|image)\/([a-z0-9]{1,16})/.exec(
    contentType ?? '',
  )?.[1]
  const known: Readonly<Record<string, string>> = { plain: 'txt', mpeg: 'mp3', octet: 'bin' }
  if (fromType === undefined) return 'bin'
  return known[fromType] ?? fromType
}
