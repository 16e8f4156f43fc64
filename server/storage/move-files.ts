import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import {
  FileStoreError,
  type FileStore,
  type FileSum,
  type StoredFile,
} from '#lake/common/files/file-store.ts'

export interface FilesToMove {
  readonly source: FileStore
  readonly target: FileStore
  /** Returns a path for an unfinished file. */
  readonly spare: () => string
  /** True to compare the files of both stores without copying any. */
  readonly isComparing: boolean
  readonly onProgress: (done: number, total: number) => void
}

/** Result of moving or comparing all files of a store. */
export interface MovedFiles {
  readonly files: number
  readonly bytes: number
  /** Number of files that this run has copied. */
  readonly copied: number
  /** Names of files whose content does not match the hash in their name or the recorded checksum. Such files are not copied. */
  readonly damaged: readonly string[]
  /** Names of files that the target lacks or has with another content. Empty unless `isComparing` is true. */
  readonly different: readonly string[]
}

/** Maximum number of files that are copied at the same time. */
const AT_ONCE = 4

const isSame = (left: FileSum | undefined, right: FileSum | undefined) =>
  left !== undefined && left.size === right?.size && left.sha256 === right.sha256

/** SHA-1 at the beginning of the name of an original; undefined for other names. */
const sha1Of = (name: string) => /(?:^|\/)([0-9a-f]{40})[^/]*$/.exec(name)?.[1]

async function hasSha1(path: string, sha1: string): Promise<boolean> {
  const hash = createHash('sha1')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex') === sha1
}

/** Checksum of a stored file. It is computed from the content if none is recorded. */
const sumIn = async (store: FileStore, name: string) =>
  (await store.recordedSumOf(name)) ?? store.sumOf(name)

/**
 * Copies all files to another store, or compares both stores. A file that the target has with the same checksum is not copied again, so an
 * interrupted run can be repeated. Each copy is read back from the target and compared with the source, which is not changed.
 * @throws FileStoreError if a store does not respond, is full, or returns other bytes than it has received
 */
export async function moveFiles(options: FilesToMove): Promise<MovedFiles> {
  const { source, target, spare, isComparing, onProgress } = options
  const files = await source.list()
  const [damaged, different]: [string[], string[]] = [[], []]
  let [copied, bytes, done] = [0, 0, 0]

  const copy = async (name: string) => {
    const path = spare()
    try {
      const sum = await source.copyTo(name, path)
      // If there is no checksum, the site has removed the file since the list was made.
      if (sum === undefined) return
      const sha1 = sha1Of(name)
      if (sha1 !== undefined && !(await hasSha1(path, sha1))) return void damaged.push(name)
      await target.put(name, path, 'copy')
      if (!isSame(await target.sumOf(name), sum)) return void different.push(name)
      copied += 1
    } finally {
      await rm(path, { force: true })
    }
  }

  const compare = async (name: string) => {
    const [left, right] = await Promise.all([source.sumOf(name), target.sumOf(name)])
    if (left !== undefined && !isSame(left, right)) different.push(name)
  }

  const move = async ({ name, size }: StoredFile) => {
    try {
      if (isComparing) await compare(name)
      else if ((await target.sizeOf(name)) !== size) await copy(name)
      else if (!isSame(await sumIn(source, name), await sumIn(target, name))) await copy(name)
    } catch (error) {
      if (!(error instanceof FileStoreError) || error.kind !== 'damaged') throw error
      const found = isComparing ? different : damaged
      found.push(name)
    }
    bytes += size
    done += 1
    onProgress(done, files.length)
  }

  const queue = files.values()
  let failure: { readonly error: unknown } | undefined
  const work = async () => {
    for (const file of queue) {
      if (failure !== undefined) return
      await move(file).catch((error: unknown) => {
        failure ??= { error }
      })
    }
  }
  onProgress(0, files.length)
  // Waits for all running copies, even after a failure, because the caller then removes the unfinished files.
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (failure !== undefined) throw failure.error
  return { files: files.length, bytes, copied, damaged, different }
}
