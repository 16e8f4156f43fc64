import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { LocalFile, LocalFileStore } from '#lake/common/files/file-store.ts'
import { createFolderStore } from '#lake/common/files/folder-store.ts'
import { toRefusal } from './refusal.ts'
import type { PictureFormat } from './picture-kind.ts'

/** A stored file. */
interface Stored {
  readonly sha1: string
  /** Name in the file store. */
  readonly name: string
  /** Time of the latest upload of these bytes, in milliseconds since 1970. */
  readonly at: number
}

/** A file that is protected during its upload. The sweep does not delete the file before `letGo` is called. */
export interface Held {
  readonly sha1: string
  readonly bytes: number
  letGo(): void
}

const NAME = /^[0-9a-f]{2}\/([0-9a-f]{40})\.(?:jpg|png|gif|webp|avif)$/

/** Name of an original in its file store. */
export const originalName = (sha1: string, format: PictureFormat): string =>
  `${sha1.slice(0, 2)}/${sha1}.${format}`

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

/** Folder of the originals in the directory of the image host, unless they are in another store. */
export const originalsFolder = (directory: string): LocalFileStore =>
  createFolderStore({ directory: join(directory, 'originals') })

/**
 * Opens the originals. Deletes unfinished uploads of the last run.
 * @param directory folder of unfinished uploads, which is created if missing
 */
export function createOriginals(
  directory: string,
  files: LocalFileStore = originalsFolder(directory),
) {
  const incoming = join(directory, 'incoming')
  rmSync(incoming, { recursive: true, force: true })
  mkdirSync(incoming, { recursive: true, mode: 0o700 })

  /** Number of running uploads per file. Each upload ends by adding a record that references its file. */
  const held = new Map<string, number>()
  /** Running removals, by file. An upload of the same bytes waits until the removal has ended. */
  const removals = new Map<string, Promise<boolean>>()

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

  /**
   * Removes a file. Makes a copy first. Restores the file from the copy if another process has added a record for the file during the
   * removal, because that process may not notice the removal.
   */
  const removeUnused = async (
    name: string,
    sha1: string,
    isUsed: (sha1: string) => Promise<boolean>,
  ): Promise<boolean> => {
    const copy = join(incoming, randomUUID())
    try {
      // The file is removed even if the copy fails, for example on a full disk or because the file is damaged.
      const isCopied = await files.copyTo(name, copy).catch(() => undefined)
      const isRemoved = await files.remove(name)
      if (isCopied === undefined || !(await isUsed(sha1))) return isRemoved
      await files.put(name, copy, 'move')
      return false
    } finally {
      await rm(copy, { force: true })
    }
  }

  return {
    /**
     * True if a file is in the store, or if the store does not respond. Called after {@link keep}, because another process may have removed
     * the file.
     */
    isKept: async (sha1: string, format: PictureFormat): Promise<boolean> => {
      const size = await files.sizeOf(originalName(sha1, format)).catch(() => true)
      return size !== undefined
    },
    /** All files with valid names. @throws FileStoreError */
    list: async (): Promise<Stored[]> =>
      (await files.list()).flatMap(({ name, at }) => {
        const sha1 = NAME.exec(name)?.[1]
        return sha1 === undefined ? [] : [{ sha1, name, at }]
      }),
    /** Returns a file on this machine, or undefined if it is missing. @throws Refusal if the store does not answer */
    local: async (sha1: string, format: PictureFormat): Promise<LocalFile | undefined> => {
      try {
        return await files.local(originalName(sha1, format))
      } catch (error) {
        throw toRefusal(error)
      }
    },
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
     * Moves a finished file into the store. The file is stored durably before the promise resolves. The sweep does not delete it before the
     * caller calls `letGo`, so that the caller can add a record.
     * @throws Refusal if the store is full or does not respond
     */
    keep: async (path: string, format: PictureFormat): Promise<Held> => {
      const { sha1, bytes } = await hashOf(path)
      const letGo = hold(sha1)
      try {
        await removals.get(sha1)?.catch(() => undefined)
        await files.put(originalName(sha1, format), path, 'move')
        return { sha1, bytes, letGo }
      } catch (error) {
        letGo()
        throw toRefusal(error)
      }
    },
    /** Deletes a file unless `isUsed` reports a record that references the file. @throws FileStoreError */
    remove: async (
      { sha1, name }: Pick<Stored, 'sha1' | 'name'>,
      isUsed: (sha1: string) => Promise<boolean>,
    ): Promise<boolean> => {
      if (held.has(sha1) || (await isUsed(sha1))) return false
      // The check for running uploads and the start of the removal are one synchronous step, so no upload can start between them. A running
      // upload of the file prevents the removal. A later upload waits for the removal and stores the file again.
      if (held.has(sha1)) return false
      const removal = removeUnused(name, sha1, isUsed)
      removals.set(sha1, removal)
      try {
        return await removal
      } finally {
        if (removals.get(sha1) === removal) removals.delete(sha1)
      }
    },
  }
}
