import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync, rmSync, unlinkSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { toRefusal } from './refusal.ts'
import type { PictureFormat } from './picture-kind.ts'

/** A file of the store. */
interface Stored {
  readonly sha1: string
  readonly path: string
  /** Milliseconds since 1970, of the last time that an upload brought it. */
  readonly at: number
}

/** A file that is being taken in: it stays until this is let go. */
export interface Held {
  readonly sha1: string
  readonly bytes: number
  letGo(): void
}

const NAME = /^([0-9a-f]{40})\.(?:jpg|png|gif|webp|avif)$/

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    // An operator may have emptied the place.
    if (isMissing(error)) return []
    throw error
  })
}

async function syncPath(path: string) {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

async function hashOf(path: string) {
  const hash = createHash('sha1')
  let bytes = 0
  for await (const chunk of createReadStream(path)) {
    // A file read without an encoding gives bytes.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    const part = chunk as Uint8Array
    hash.update(part)
    bytes += part.byteLength
  }
  return { sha1: hash.digest('hex'), bytes }
}

/** The files of the embedded image host: each under the hash of its bytes, so that the same picture lies there once. */
export type Originals = ReturnType<typeof createOriginals>

/** Opens the store in a directory, which is made when missing. What the last run did not finish is thrown away. */
export function createOriginals(directory: string) {
  const incoming = join(directory, 'incoming')
  const files = join(directory, 'originals')
  rmSync(incoming, { recursive: true, force: true })
  for (const folder of [incoming, files]) mkdirSync(folder, { recursive: true, mode: 0o700 })

  /** Files that uploads are about to name in a record, with how many do. */
  const held = new Map<string, number>()
  const folderOf = (sha1: string) => join(files, sha1.slice(0, 2))
  const pathOf = (sha1: string, format: PictureFormat) => join(folderOf(sha1), `${sha1}.${format}`)

  const hold = (sha1: string) => {
    held.set(sha1, (held.get(sha1) ?? 0) + 1)
    let isLetGo = false
    return () => {
      if (isLetGo) return
      isLetGo = true
      const left = (held.get(sha1) ?? 1) - 1
      if (left === 0) held.delete(sha1)
      else held.set(sha1, left)
    }
  }

  const list = async (): Promise<Stored[]> => {
    const found: Stored[] = []
    for (const shard of await namesIn(files)) {
      for (const name of await namesIn(join(files, shard))) {
        const path = join(files, shard, name)
        const sha1 = NAME.exec(name)?.[1]
        const info = await stat(path).catch(() => undefined)
        if (sha1 !== undefined && info !== undefined) found.push({ sha1, path, at: info.mtimeMs })
      }
    }
    return found
  }

  return {
    pathOf,
    list,
    /** A place for a file that is not finished. */
    spare: () => join(incoming, randomUUID()),
    discard: (path: string) => rm(path, { force: true }),
    /** Writes what comes to a place of its own as it comes. @throws Refusal when the disk is full */
    receive: async (body: Readable, path: string): Promise<void> => {
      try {
        await pipeline(body, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      } catch (error) {
        throw toRefusal(error)
      }
    },
    /**
     * Puts a finished file in its place, on the disk before this resolves. It is not swept before it is let go, so that
     * a record can be written that names it.
     * @throws Refusal when the disk is full
     */
    keep: async (path: string, format: PictureFormat): Promise<Held> => {
      const { sha1, bytes } = await hashOf(path)
      const letGo = hold(sha1)
      try {
        const target = pathOf(sha1, format)
        const present = await stat(target).catch(() => undefined)
        if (present?.size === bytes) {
          const now = new Date()
          await utimes(target, now, now)
        } else {
          await syncPath(path)
          await mkdir(folderOf(sha1), { recursive: true, mode: 0o700 })
          await rename(path, target)
          await syncPath(folderOf(sha1))
          await syncPath(files)
        }
        return { sha1, bytes, letGo }
      } catch (error) {
        letGo()
        throw toRefusal(error)
      }
    },
    /** Removes a file that no record names; `isUsed` is asked whether one does. */
    remove: async (
      { sha1, path }: Pick<Stored, 'sha1' | 'path'>,
      isUsed: (sha1: string) => Promise<boolean>,
    ): Promise<boolean> => {
      if (held.has(sha1) || (await isUsed(sha1))) return false
      // Nothing may come between this look and the removal: an upload that holds it now finds it, one that comes later does not.
      if (held.has(sha1)) return false
      try {
        unlinkSync(path)
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    has: async (sha1: string, format: PictureFormat): Promise<boolean> =>
      (await stat(pathOf(sha1, format)).catch(() => undefined))?.isFile() === true,
  }
}
