import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync, rmSync, unlinkSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { toRefusal } from './refusal.ts'
import type { PictureFormat } from './picture-kind.ts'

/** A stored file. */
interface Stored {
  readonly sha1: string
  readonly path: string
  /** Time of the latest upload of these bytes, in milliseconds since 1970. */
  readonly at: number
}

/** A file that is protected during its upload. The sweep does not delete the file before `letGo` is called. */
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
    // An operator may have deleted the folder, so it counts as empty.
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
    // A stream without an encoding yields bytes.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    const part = chunk as Uint8Array
    hash.update(part)
    bytes += part.byteLength
  }
  return { sha1: hash.digest('hex'), bytes }
}

/** Files of the embedded image host, named by the hash of their bytes, so that identical pictures are stored once. */
export type Originals = ReturnType<typeof createOriginals>

/** Opens the store in a directory, which is created if missing. Deletes unfinished uploads of the last run. */
export function createOriginals(directory: string) {
  const incoming = join(directory, 'incoming')
  const files = join(directory, 'originals')
  rmSync(incoming, { recursive: true, force: true })
  for (const folder of [incoming, files]) mkdirSync(folder, { recursive: true, mode: 0o700 })

  /** Number of running uploads per file. When they end, each upload adds a record that references its file. */
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
    /** Returns a path for an unfinished file. */
    spare: () => join(incoming, randomUUID()),
    discard: (path: string) => rm(path, { force: true }),
    /**
     * Streams an upload into an unfinished file.
     * @throws Refusal if the disk is full
     */
    receive: async (body: Readable, path: string): Promise<void> => {
      try {
        await pipeline(body, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      } catch (error) {
        throw toRefusal(error)
      }
    },
    /**
     * Moves a finished file into the store. The file is synced to disk before the promise resolves, and is not swept before the caller
     * releases it, so that a record can reference it.
     * @throws Refusal if the disk is full
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
    /** Deletes a file unless `isUsed` reports a record that references the file. */
    remove: async (
      { sha1, path }: Pick<Stored, 'sha1' | 'path'>,
      isUsed: (sha1: string) => Promise<boolean>,
    ): Promise<boolean> => {
      if (held.has(sha1) || (await isUsed(sha1))) return false
      // No upload can start between this check and the removal, as both are synchronous. An upload that holds the file prevents the
      // removal; a later upload stores the file again.
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
