import { createHash } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { extname } from 'node:path'
import {
  FileStoreError,
  type FileStore,
  type LocalFile,
  type LocalFileStore,
} from '#lake/common/files/file-store.ts'
import { createSingleFlight } from '#shared/async/single-flight.ts'
import { toLocalError } from './bucket-faults.ts'

/** Size-limited cache of files on this machine. Keys have 64 hex digits. */
export interface CopyCache {
  get(key: string): Promise<LocalFile | undefined>
  /**
   * Calls `fill` with a path, to which `fill` must write a file. Stores this file with the file extension that `fill` returns, or stores
   * nothing if `fill` returns undefined.
   */
  putFile(
    key: string,
    fill: (path: string) => Promise<string | undefined>,
  ): Promise<LocalFile | undefined>
  /** Removes all files whose keys have this prefix. */
  forget(beginning: string): void
}

export interface LocalCopiesOptions {
  /** Remote store. A file of the store never changes. */
  readonly store: FileStore
  /** Folder of the store, which is part of each cache key. */
  readonly folder: string
  readonly cache: CopyCache
  /** Called after each request to the store, with its error if it failed. */
  readonly onOutcome: (error: FileStoreError | undefined) => void
  readonly now?: () => number
}

/**
 * Time after a failure in which further reads fail at once, in milliseconds, so that not every read waits for a timeout. It doubles with
 * each failure, up to the maximum. Afterwards one read at a time tries the store.
 */
const PAUSE_MS = 2_000
const MAX_PAUSE_MS = 30_000

interface Failure {
  readonly error: FileStoreError
  readonly pause: number
  readonly until: number
}

const extensionOf = (name: string) => /^\.([a-z0-9]{1,16})$/.exec(extname(name))?.[1] ?? 'bin'

/** Adds a cache of local copies to a remote store. While the store does not respond, the cached files can still be read. */
export function createLocalCopies(options: LocalCopiesOptions): LocalFileStore {
  const { store, folder, cache, onOutcome, now = Date.now } = options
  /** Running downloads by key. Concurrent readers of a file share one download. */
  const loading = createSingleFlight<LocalFile | undefined>()
  let failure: Failure | undefined
  /** True while one read tests if the store responds again. */
  let isProbing = false

  const keyOf = (name: string) => createHash('sha256').update(`${folder}/${name}`).digest('hex')

  const watched = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const result = await work()
      failure = undefined
      onOutcome(undefined)
      return result
    } catch (error) {
      if (error instanceof FileStoreError) onOutcome(error)
      throw error
    }
  }

  const download = async (name: string, key: string): Promise<LocalFile | undefined> => {
    const before = failure
    if (before !== undefined && (isProbing || now() < before.until)) throw before.error
    const isProbe = before !== undefined
    isProbing ||= isProbe
    try {
      return await cache.putFile(key, async (path) => {
        const copied = await watched(() => store.copyTo(name, path))
        return copied === undefined ? undefined : extensionOf(name)
      })
    } catch (error) {
      const known = toLocalError(error)
      if (known.kind === 'unavailable') {
        const pause = before === undefined ? PAUSE_MS : Math.min(before.pause * 2, MAX_PAUSE_MS)
        failure = { error: known, pause, until: now() + pause }
      }
      throw known
    } finally {
      if (isProbe) isProbing = false
    }
  }

  return {
    ...store,
    async local(name) {
      const key = keyOf(name)
      const copy = await cache.get(key)
      if (copy !== undefined) return { path: copy.path, size: copy.size }
      const made = await loading.run(key, () => download(name, key))
      return made && { path: made.path, size: made.size }
    },
    async put(name, path, use) {
      await watched(() => store.put(name, path, 'copy'))
      if (use === 'copy') return
      // Moves the file to the cache, because it will probably be read soon. If it cannot be moved, its first reader downloads it.
      const keep = (to: string) => rename(path, to).then(() => extensionOf(name))
      await cache.putFile(keyOf(name), keep).catch(() => undefined)
    },
    remove(name) {
      cache.forget(keyOf(name))
      return watched(() => store.remove(name))
    },
    list: () => watched(() => store.list()),
  }
}
