import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

import { assertFileName, FileStoreError, isFileName, type LocalFileStore } from './file-store.ts'
import { sumOfFile } from './file-sum.ts'

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const isMissing = (error: unknown) => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR'

/** True for the error of a full disk, or for an error whose cause is a full disk. */
export const isFullDisk = (error: unknown): boolean =>
  codeOf(error) === 'ENOSPC' ||
  codeOf(error) === 'EDQUOT' ||
  (error instanceof Error && error.cause !== undefined && isFullDisk(error.cause))

/** Converts the error of a full disk to a {@link FileStoreError}. Returns any other error unchanged. */
export const toFullDisk = (error: unknown): unknown =>
  codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT'
    ? new FileStoreError('full', 'There is no room left to store the file', { cause: error })
    : error

/** Converts an error of the file system to a {@link FileStoreError}. Returns any other error unchanged. */
function toStoreError(error: unknown): unknown {
  const code = codeOf(error)
  if (!(error instanceof Error) || !('syscall' in error) || code === '') return error
  const full = toFullDisk(error)
  if (full !== error) return full
  const message = `The folder of stored files cannot be used (${code}). Give the account of the site the right to read and write it.`
  return new FileStoreError('unavailable', message, { cause: error })
}

/** Flushes a file, or the entries of a folder, to the disk (fsync), so that they survive a power loss. */
async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

async function orMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (isMissing(error)) return undefined
    throw toStoreError(error)
  }
}

/** Options of a store in a folder. */
export interface FolderStoreOptions {
  readonly directory: string
  /** Folders of `directory` that contain stored files. Default: all. */
  readonly folders?: readonly string[]
}

/** Opens a store in a folder, which is created when the first file is stored. The name of a file is its path in that folder. */
export function createFolderStore(options: FolderStoreOptions): LocalFileStore {
  const directory = resolve(options.directory)

  const pathOf = (name: string) => {
    assertFileName(name)
    return join(directory, name)
  }
  const statOf = async (path: string) => {
    const info = await orMissing(() => stat(path))
    return info?.isFile() === true ? info : undefined
  }

  return {
    async put(name, path, use) {
      const target = pathOf(name)
      const folder = dirname(target)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        let source = path
        if (use === 'copy') {
          // Copies to a temporary name, which `list` ignores. A copy that an interrupted run left there is overwritten.
          source = join(folder, `.${basename(name)}.part`)
          await copyFile(path, source)
        }
        await syncPath(source)
        await rename(source, target)
        for (let at = folder; at.length >= directory.length; at = dirname(at)) await syncPath(at)
      } catch (error) {
        throw toStoreError(error)
      }
    },
    sizeOf: async (name) => (await statOf(pathOf(name)))?.size,
    copyTo: (name, path) =>
      orMissing(async () => {
        await copyFile(pathOf(name), path)
        return sumOfFile(path)
      }),
    sumOf: (name) => orMissing(() => sumOfFile(pathOf(name))),
    recordedSumOf: () => Promise.resolve(undefined),
    async remove(name) {
      const path = pathOf(name)
      return (await orMissing(() => rm(path).then(() => true))) ?? false
    },
    async list() {
      const found = []
      for (const top of options.folders ?? ['']) {
        const names = await orMissing(() => readdir(join(directory, top), { recursive: true }))
        for (const below of names ?? []) {
          const name = join(top, below).replaceAll('\\', '/')
          const info = isFileName(name) ? await statOf(join(directory, name)) : undefined
          if (info !== undefined) found.push({ name, size: info.size, at: info.mtimeMs })
        }
      }
      return found.toSorted((a, b) => (a.name < b.name ? -1 : 1))
    },
    async local(name) {
      const path = pathOf(name)
      const info = await statOf(path)
      return info && { path, size: info.size }
    },
  }
}
