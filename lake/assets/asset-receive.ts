import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { AssetError } from './asset-error.ts'
import { LakeError } from '#lake/documents/types.ts'

/** Completely received file on disk that has no final name yet. */
export interface ReceivedFile {
  readonly path: string
  readonly sha1: string
  readonly size: number
  /** Moves the file to its final path durably. Does nothing if that path already contains the same bytes. */
  keep(folder: string, name: string): Promise<void>
  /** Removes the temporary file. */
  discard(): Promise<void>
}

function isFull(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOSPC' || error.code === 'EDQUOT')
  )
}

function refuse(error: unknown): never {
  if (isFull(error)) {
    throw new LakeError(
      'storageFull',
      'There is no room left to store the file',
      {},
      {
        cause: error,
      },
    )
  }
  throw error
}

/** Syncs a folder, so that its changes survive a power loss. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes a stream to disk as it arrives, and hashes it at the same time.
 * @throws AssetError `tooLarge`, `empty`; LakeError `storageFull`
 */
export async function receiveFile(
  body: AsyncIterable<Uint8Array>,
  incoming: string,
  limit: number,
): Promise<ReceivedFile> {
  const path = join(incoming, randomUUID())
  const discard = () => rm(path, { force: true })
  const hash = createHash('sha1')
  let size = 0
  try {
    const handle = await open(path, 'wx', 0o600)
    try {
      for await (const chunk of body) {
        size += chunk.byteLength
        if (size > limit) throw new AssetError('tooLarge', `Files are limited to ${limit} bytes`)
        hash.update(chunk)
        await handle.writeFile(chunk)
      }
      await handle.sync()
    } finally {
      await handle.close()
    }
    if (size === 0) throw new AssetError('empty', 'The request has no content')
  } catch (error) {
    await discard()
    return refuse(error)
  }
  return {
    path,
    size,
    sha1: hash.digest('hex'),
    discard,
    async keep(folder, name) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const target = join(folder, name)
        const present = await stat(target).catch(() => undefined)
        if (present?.size === size) return
        await rename(path, target)
        await syncFolder(folder)
        await syncFolder(join(folder, '..'))
      } catch (error) {
        refuse(error)
      }
    },
  }
}
