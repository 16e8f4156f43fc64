import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { LRUCache } from 'lru-cache'

import { isFullDisk } from '#lake/common/files/folder-store.ts'
import { MINUTE } from '#lake/common/units.ts'
import { mimeTypeOf } from './asset-names.ts'

export interface CachedImage {
  readonly path: string
  readonly size: number
  readonly mimeType: string
}

/**
 * Disk cache of rendered pictures with least-recently-used eviction. Pictures that were requested only once share a small part of the
 * cache. So pictures in rare sizes evict each other, and not the pictures that pages show.
 */
export interface ImageCache {
  get(key: string): Promise<CachedImage | undefined>
  put(key: string, extension: string, bytes: Buffer): Promise<CachedImage>
  /**
   * Calls `fill` with a path, and caches the file that it writes there. `fill` returns the extension of the file, or undefined if nothing
   * is to be cached.
   */
  putFile(
    key: string,
    fill: (path: string) => Promise<string | undefined>,
  ): Promise<CachedImage | undefined>
  /** Removes all pictures whose keys begin with this text. */
  forget(beginning: string): void
}

/** Fraction of the cache reserved for pictures requested only once. */
const NEW_SHARE = 0.1

/** Time without a write after which an unfinished file counts as abandoned by a process that has ended, in milliseconds. */
const UNFINISHED_MS = 10 * MINUTE

/** Total size of the pictures removed at once when the disk is full, in bytes. */
const FREED_BYTES = 256 * 2 ** 20

/** Opens the cache in a folder. @param options.maxBytes maximum size on disk, in bytes */
export function createImageCache(options: {
  readonly directory: string
  readonly maxBytes: number
}): ImageCache {
  mkdirSync(options.directory, { recursive: true, mode: 0o700 })
  const part = (maxSize: number) =>
    new LRUCache<string, CachedImage>({
      maxSize: Math.max(1, Math.round(maxSize)),
      sizeCalculation: (image) => Math.max(1, image.size),
      dispose: (image, _key, reason) => {
        // Safe while a request reads the file: an open file remains readable after its name is removed.
        if (reason === 'evict') void rm(image.path, { force: true }).catch(() => undefined)
      },
    })
  /** `recent` contains pictures requested once, `used` pictures requested more often. */
  const recent = part(options.maxBytes * NEW_SHARE)
  const used = part(options.maxBytes * (1 - NEW_SHARE))
  const ready = readPresent()

  /** Loads the pictures that an earlier run cached. The oldest are loaded first, so that they are also evicted first. */
  async function readPresent(): Promise<void> {
    // An unreadable folder counts as an empty cache, because pictures can still be rendered.
    const names = await readdir(options.directory, { recursive: true }).catch(() => [])
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(options.directory, name)
        const info = await stat(path).catch(() => undefined)
        return info?.isFile() === true ? { name, path, info } : undefined
      }),
    )
    const present = files.filter((file) => file !== undefined)
    present.sort((a, b) => a.info.mtimeMs - b.info.mtimeMs)
    for (const { name, path, info } of present) {
      const match = /([0-9a-f]{64})\.([a-z0-9]+)$/.exec(name)
      if (match?.[1] === undefined || match[2] === undefined) {
        // Keeps a young unfinished file: another process may be writing it.
        if (Date.now() - info.mtimeMs < UNFINISHED_MS) continue
        await rm(path, { force: true }).catch(() => undefined)
      } else used.set(match[1], { path, size: info.size, mimeType: mimeTypeOf(match[2]) })
    }
  }

  /** Removes the least recently used pictures, beginning with pictures requested only once. Returns false if the cache is empty. */
  async function makeRoom(): Promise<boolean> {
    let freed = 0
    const removals: Promise<void>[] = []
    for (const half of [recent, used]) {
      // Copies the keys, because the loop deletes entries.
      const keys = [...half.rkeys()]
      for (const key of keys) {
        const image = half.peek(key)
        if (image === undefined || freed >= FREED_BYTES) break
        half.delete(key)
        freed += image.size
        removals.push(rm(image.path, { force: true }).catch(() => undefined))
      }
    }
    await Promise.all(removals)
    return freed > 0
  }

  /** Implements {@link ImageCache.putFile}. If the disk is full, removes other pictures and tries once more. */
  async function putFile(
    key: string,
    fill: (path: string) => Promise<string | undefined>,
  ): Promise<CachedImage | undefined> {
    try {
      return await writeFrom(key, fill)
    } catch (error) {
      if (!isFullDisk(error) || !(await makeRoom())) throw error
      return writeFrom(key, fill)
    }
  }

  async function writeFrom(
    key: string,
    fill: (path: string) => Promise<string | undefined>,
  ): Promise<CachedImage | undefined> {
    const folder = join(options.directory, key.slice(0, 2))
    const partial = join(folder, `${randomUUID()}.part`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      const extension = await fill(partial)
      if (extension === undefined) return undefined
      const path = join(folder, `${key}.${extension}`)
      const { size } = await stat(partial)
      await rename(partial, path)
      const image = { path, size, mimeType: mimeTypeOf(extension) }
      // A picture larger than the part `recent` goes into `used` directly; otherwise it could never be cached.
      if (size <= options.maxBytes * NEW_SHARE) recent.set(key, image)
      else used.set(key, image)
      return image
    } finally {
      await rm(partial, { force: true }).catch(() => undefined)
    }
  }

  async function put(key: string, extension: string, bytes: Buffer): Promise<CachedImage> {
    const image = await putFile(key, async (path) => {
      await writeFile(path, bytes, { mode: 0o600 })
      return extension
    })
    return image ?? Promise.reject(new Error('A picture was not kept'))
  }

  async function get(key: string): Promise<CachedImage | undefined> {
    await ready
    const image = used.get(key) ?? recent.get(key)
    if (image === undefined) return undefined
    // The file may be missing, for example because an operator has emptied the folder.
    const info = await stat(image.path).catch(() => undefined)
    if (info?.size !== image.size) return undefined
    if (recent.delete(key)) used.set(key, image)
    return image
  }

  function forget(beginning: string): void {
    for (const half of [recent, used]) {
      for (const [key, image] of half.entries()) {
        if (!key.startsWith(beginning)) continue
        half.delete(key)
        void rm(image.path, { force: true }).catch(() => undefined)
      }
    }
  }

  return { get, put, putFile, forget }
}
