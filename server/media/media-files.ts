import { createHash } from 'node:crypto'
import { Abandoned, createFairQueue, QueueFull } from '#lake/common/fair-queue.ts'
import type { MediaAddress } from './media-address.ts'
import type { MediaStore } from './media.store.ts'
import type { Originals } from './originals.ts'
import type { PictureFormat } from './picture-kind.ts'
import { Refusal } from './refusal.ts'
import { readTransformation, type PictureShape } from './transformation.ts'

/** A file on disk that is ready to be sent. */
export interface ReadyFile {
  readonly path: string
  readonly size: number
  readonly mimeType: string
  /** Entity tag of the bytes of this file. */
  readonly etag: string
  /** True if the format depends on the `Accept` header. */
  readonly varies: boolean
}

/** Cache of rendered pictures. Its keys are 64 hex digits. */
export interface KeptPictures {
  get(
    key: string,
  ): Promise<
    { readonly path: string; readonly size: number; readonly mimeType: string } | undefined
  >
  put(
    key: string,
    extension: string,
    bytes: Buffer,
  ): Promise<{ readonly path: string; readonly size: number; readonly mimeType: string }>
  /** Deletes all entries with this prefix. */
  forget(beginning: string): void
}

/** Renderer and cache of pictures. */
export interface PictureMaker {
  /**
   * Renders a picture with a transformation.
   * @throws errors of the renderer
   */
  readonly make: (path: string, shape: PictureShape, format: PictureFormat) => Promise<Buffer>
  readonly kept: KeptPictures
}

/** Options of a request for a file. */
export interface FileAsking {
  readonly accept: string
  readonly sender: string
  readonly signal: AbortSignal
  /**
   * Counts a file towards the rate limit before it is rendered. Returns 0 if rendering is permitted, otherwise the number of seconds to
   * wait.
   */
  readonly admit?: () => number
}

const MIME: Readonly<Record<PictureFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
}

const MADE_AT_ONCE = 2
const WAITING = 2_000
const WAITING_PER_SENDER = 64
const BUSY_SECONDS = 2

const busy = (seconds: number, cause?: unknown) =>
  new Refusal('Try again in a moment: many images are being processed.', 429, {
    retryAfter: seconds,
    cause,
  })

function formatFor(shape: PictureShape, own: PictureFormat, accept: string): PictureFormat {
  if (shape.auto === 'format') {
    if (/image\/avif/i.test(accept)) return 'avif'
    if (/image\/webp/i.test(accept)) return 'webp'
    return own === 'avif' || own === 'webp' ? 'jpg' : own
  }
  return shape.fm ?? own
}

/** The key begins with the hash of the original, so that all files rendered from the original can be deleted together. */
const keyOf = (sha1: string, shape: PictureShape, format: PictureFormat) =>
  sha1 +
  createHash('sha256')
    .update(
      JSON.stringify([
        '1',
        format,
        Object.entries({ ...shape, auto: undefined }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ]),
    )
    .digest('hex')
    .slice(0, 24)

/** Files that the embedded image host delivers: originals and rendered pictures. */
export function createMediaFiles({
  store,
  originals,
  maker,
}: {
  readonly store: MediaStore
  readonly originals: Originals
  readonly maker: PictureMaker
}) {
  const queue = createFairQueue({
    concurrent: MADE_AT_ONCE,
    waiting: WAITING,
    waitingPerSender: WAITING_PER_SENDER,
  })

  const inTurn = async <T>(key: string, asking: FileAsking, work: () => Promise<T>): Promise<T> => {
    const admit = () => {
      const seconds = asking.admit?.() ?? 0
      if (seconds > 0) throw busy(seconds)
    }
    try {
      const { sender, signal } = asking
      return await queue.run({ key, sender, signal, admit }, work)
    } catch (error) {
      if (error instanceof QueueFull) throw busy(BUSY_SECONDS, error)
      if (error instanceof Abandoned)
        throw new Refusal('Try again: the connection was closed.', 499)
      throw error
    }
  }

  return {
    /** Deletes the rendered files of an original. */
    forget: (sha1: string) => maker.kept.forget(sha1),
    /**
     * Finds the file of a URL; undefined if it does not exist.
     * @throws Refusal for an unsupported transformation, or if the original is not cached and its store does not answer
     */
    get: async (address: MediaAddress, asking: FileAsking): Promise<ReadyFile | undefined> => {
      const image = await store.get(address.publicId)
      if (image === undefined || image.version !== address.version) return undefined
      const { sha1, width, height, format: own } = image
      const asked = readTransformation(address.steps, { width, height })
      const shape =
        asked.auto === undefined && asked.fm === undefined
          ? { ...asked, fm: address.format }
          : asked
      const varies = shape.auto === 'format'
      const isWhole = Object.keys(asked).every((name) => name === 'auto' || name === 'fm')
      const format = formatFor(shape, own, asking.accept)
      // An animation is sent unchanged, unless the URL names a still format.
      const isAnimation = own === 'gif' && (shape.fm === undefined || shape.fm === 'gif')
      if (isAnimation || (isWhole && format === own)) {
        const file = await originals.local(sha1, own)
        return file && { ...file, mimeType: MIME[own], etag: `"${sha1}"`, varies }
      }
      const key = keyOf(sha1, shape, format)
      const made =
        (await maker.kept.get(key)) ??
        (await inTurn(key, asking, async () => {
          // Another request may have rendered the file while this request was queued.
          const there = await maker.kept.get(key)
          if (there !== undefined) return there
          const file = await originals.local(sha1, own)
          return file && maker.kept.put(key, format, await maker.make(file.path, shape, format))
        }))
      return made && { ...made, etag: `"${key}"`, varies }
    },
  }
}
