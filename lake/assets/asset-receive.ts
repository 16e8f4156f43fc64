import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { AssetError, toRefusal } from './asset-error.ts'

/** Completely received file on disk, before it gets its final name. */
export interface ReceivedFile {
  readonly path: string
  readonly sha1: string
  readonly size: number
  /** Removes the temporary file. */
  discard(): Promise<void>
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
    throw toRefusal(error)
  }
  return {
    path,
    size,
    sha1: hash.digest('hex'),
    discard,
  }
}
