import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { LRUCache } from 'lru-cache'

import { mimeTypeOf } from './asset-names.ts'

export interface CachedImage {
  readonly path: string
  readonly size: number
  readonly mimeType: string
}

/**
 * Made pictures on disk; the ones not used for longest go when there are too many. Those that were asked for once only have a
 * small part of the room: sizes that nobody comes back for push out each other, and not what pages show.
 */
export interface ImageCache {
  get(key: string): Promise<CachedImage | undefined>
  put(key: string, extension: string, bytes: Buffer): Promise<CachedImage>
  /** Keeps the file that `fill` writes to the path it gets, under the extension that it returns; nothing where it returns none. */
  putFile(
    key: string,
    fill: (path: string) => Promise<string | undefined>,
  ): Promise<CachedImage | undefined>
  /** Throws away all pictures whose keys begin so. */
  forget(beginning: string): void
}

/** The part of the room that pictures share which were asked for once. */
const NEW_SHARE = 0.1

/** @param options.maxBytes bytes on disk, at most */
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
        // Somebody may be reading it; an open file outlives its name.
        if (reason === 'evict') void rm(image.path, { force: true }).catch(() => undefined)
      },
    })
  /** Asked for once, and more than once. */
  const recent = part(options.maxBytes * NEW_SHARE)
  const used = part(options.maxBytes * (1 - NEW_SHARE))
  const ready = readPresent()

  /** Enters what an earlier run left, oldest first so that it is also the first to go. */
  async function readPresent(): Promise<void> {
    // A folder that cannot be read is an empty cache, and no reason to refuse pictures.
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
        await rm(path, { force: true }).catch(() => undefined)
      } else used.set(match[1], { path, size: info.size, mimeType: mimeTypeOf(match[2]) })
    }
  }

  async function putFile(
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
      // What is larger than the small part goes into the large one, which would else never see it.
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
    // An operator may have emptied the folder.
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
