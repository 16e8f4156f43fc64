import { MINUTE } from '#shared/time/units.ts'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createFairQueue } from '#lake/common/fair-queue.ts'
import { CannotClean, cleanImage, type Cleaned } from './clean-image.ts'
import { MIME_TYPES, type KnownFormat } from './image-format.ts'

/** Version of the cleaner, part of each cache key. Increase it when the output changes. */
export const CLEANER_VERSION = 1

/** A file on disk. */
export interface ImageFile {
  readonly path: string
  /** Bytes. */
  readonly size: number
}

/** An image for visitors. */
export interface CleanFile extends ImageFile {
  readonly mimeType: string
  /** Identifies exactly these bytes; 64 hex digits. */
  readonly key: string
}

/** Bounded store of clean copies, by keys of 64 hex digits. */
export interface CleanCopies {
  get(key: string): Promise<(ImageFile & { readonly mimeType: string }) | undefined>
  /** Stores the file that `fill` writes to the given path, under the extension that it returns; nothing if it returns undefined. */
  putFile(
    key: string,
    fill: (path: string) => Promise<string | undefined>,
  ): Promise<(ImageFile & { readonly mimeType: string }) | undefined>
}

/** The caller waiting for an image. */
export interface CleanAsking {
  /** The queue alternates between senders. */
  readonly sender: string
  readonly signal?: AbortSignal | undefined
  /** Called before an image without a copy is cleaned. An error that it throws is passed to the caller. */
  readonly admit?: (() => void) | undefined
}

/** Number of images cleaned concurrently. */
const AT_ONCE = 2
const WAITING = 2_000
const WAITING_PER_SENDER = 64
/** Maximum number of images remembered as clean or as not cleanable. */
const KNOWN = 10_000
/** Milliseconds after which cleaning is retried for an image that could not be cleaned. */
const TRY_AGAIN = 10 * MINUTE

/** Cleans each image once. */
export interface ImageCleaner {
  /**
   * Returns the clean copy of an image, or the image itself if it is clean.
   * @param original file whose bytes never change under its name
   * @param name identifier of the original, such as its hash
   * @throws CannotClean, QueueFull, Abandoned, errors of `asking.admit`
   */
  clean(original: ImageFile, name: string, asking: CleanAsking): Promise<CleanFile>
  /** Cleans one file into another like {@link cleanImage}, without caching. @throws CannotClean, QueueFull, Abandoned */
  cleanInto(from: string, to: string, asking: CleanAsking): Promise<Cleaned>
}

/** Creates the cleaner of this process. Its copies persist across restarts. */
export function createImageCleaner(copies: CleanCopies): ImageCleaner {
  const queue = createFairQueue({
    concurrent: AT_ONCE,
    waiting: WAITING,
    waitingPerSender: WAITING_PER_SENDER,
  })
  const known = new LRUCache<string, KnownFormat | 'cannot'>({ max: KNOWN })

  const fill = async (from: string, to: string, key: string): Promise<string | undefined> => {
    try {
      const { kind, format } = await cleanImage(from, to)
      if (kind === 'written') return format
      known.set(key, format)
      return undefined
    } catch (error) {
      if (error instanceof CannotClean) known.set(key, 'cannot', { ttl: TRY_AGAIN })
      throw error
    }
  }
  const find = async (original: ImageFile, key: string): Promise<CleanFile | undefined> => {
    const state = known.get(key)
    if (state === 'cannot') throw new CannotClean({})
    if (state !== undefined) return { ...original, mimeType: MIME_TYPES[state], key }
    const copy = await copies.get(key)
    return copy && { ...copy, key }
  }

  return {
    clean: async ({ path, size }, name, asking) => {
      const key = createHash('sha256').update(`clean ${CLEANER_VERSION}\0${name}`).digest('hex')
      const original = { path, size }
      const make = async () => {
        // Another caller may have created it while this one waited in the queue.
        const found = await find(original, key)
        if (found !== undefined) return found
        const copy = await copies.putFile(key, (to) => fill(path, to, key))
        return copy === undefined ? find(original, key) : { ...copy, key }
      }
      const clean = (await find(original, key)) ?? (await queue.run({ ...asking, key }, make))
      if (clean === undefined) throw new CannotClean({})
      return clean
    },
    cleanInto: async (from, to, asking) =>
      queue.run({ ...asking, key: to }, () => cleanImage(from, to)),
  }
}
