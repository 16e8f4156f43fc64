import { MINUTE } from '#shared/time/units.ts'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createFairQueue } from '#lake/common/fair-queue.ts'
import { CannotClean, cleanImage, type Cleaned } from './clean-image.ts'
import { MIME_TYPES, type KnownFormat } from './image-format.ts'

/** Version of the cleaner, which is part of each cache key. A developer who changes the output of the cleaner must increase it. */
export const CLEANER_VERSION = 1

/** A file on disk. */
export interface ImageFile {
  readonly path: string
  /** Size in bytes. */
  readonly size: number
}

/** A clean image that can be sent to visitors. */
export interface CleanFile extends ImageFile {
  readonly mimeType: string
  /** Hash of exactly these bytes; 64 hex digits. */
  readonly key: string
}

/** Size-limited store of clean copies. Keys have 64 hex digits. */
export interface CleanCopies {
  get(key: string): Promise<(ImageFile & { readonly mimeType: string }) | undefined>
  /**
   * Calls `fill` with a path, to which `fill` must write a file. Stores this file with the file extension that `fill` returns, or stores
   * nothing if `fill` returns undefined.
   */
  putFile(
    key: string,
    fill: (path: string) => Promise<string | undefined>,
  ): Promise<(ImageFile & { readonly mimeType: string }) | undefined>
}

/** A request for a clean image. */
export interface CleanAsking {
  /** Sender of the request. The queue alternates between senders, so that one sender cannot block the others. */
  readonly sender: string
  readonly signal?: AbortSignal | undefined
  /** Called before the cleaning of an image that has no clean copy yet. If the function throws, `clean` rejects with its error. */
  readonly admit?: (() => void) | undefined
}

/** Maximum number of images that are cleaned concurrently. */
const AT_ONCE = 2
const WAITING = 2_000
const WAITING_PER_SENDER = 64
/** Maximum number of images whose result (clean, or not cleanable) is cached. */
const KNOWN = 10_000
/** Time after which an image that could not be cleaned is tried again, in milliseconds. */
const TRY_AGAIN = 10 * MINUTE

/** Cleans images, and caches the results. */
export interface ImageCleaner {
  /**
   * Returns the clean copy of an image, or the image itself if it contains nothing to remove.
   * @param original file whose content never changes
   * @param name identifier of the original, such as its hash
   * @throws CannotClean, QueueFull, Abandoned, errors of `asking.admit`
   */
  clean(original: ImageFile, name: string, asking: CleanAsking): Promise<CleanFile>
  /** Calls {@link cleanImage} through the queue. The result is not cached. @throws CannotClean, QueueFull, Abandoned */
  cleanInto(from: string, to: string, asking: CleanAsking): Promise<Cleaned>
}

/** Creates the image cleaner of this process. The clean copies in `copies` persist across restarts. */
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
        // Looks for the copy again, because a concurrent request may have created it while this request waited in the queue.
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
