import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

/** An image with its response headers. */
export interface StoredPicture {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
}

/** Copies of images on disk, which remain available while the lake is unreachable. */
export interface PictureStore {
  get(key: string): Promise<StoredPicture | undefined>
  /** Stores an image. A failure is only reported to `onError`, because the image can be sent without being stored. */
  put(key: string, picture: StoredPicture): Promise<void>
}

export interface PictureStoreOptions {
  readonly directory: string
  /** Maximum size of all copies in bytes. The least recently used copies are evicted first. */
  readonly maxBytes: number
  readonly onError: (error: unknown) => void
}

/** Size of the copies after an eviction, as a share of the maximum size. */
const KEPT_SHARE = 0.9

const headerLine = z.record(z.string(), z.string())
const NEWLINE = 0x0a

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Opens the store in a directory, which is created if missing. */
export async function openPictureStore(options: PictureStoreOptions): Promise<PictureStore> {
  const { directory, maxBytes, onError } = options
  await mkdir(directory, { recursive: true, mode: 0o700 })
  let total = 0
  for (const name of await readdir(directory)) {
    // A crashed process has left this file incomplete.
    if (name.endsWith('.part')) await rm(join(directory, name), { force: true })
    else total += (await stat(join(directory, name))).size
  }

  const fileOf = (key: string) => join(directory, createHash('sha256').update(key).digest('hex'))

  const shrink = async () => {
    const files = await Promise.all(
      (await readdir(directory)).map(async (name) => {
        const { size, mtimeMs } = await stat(join(directory, name))
        return { name, size, mtimeMs }
      }),
    )
    files.sort((a, b) => a.mtimeMs - b.mtimeMs)
    total = files.reduce((sum, { size }) => sum + size, 0)
    for (const { name, size } of files) {
      if (total <= maxBytes * KEPT_SHARE) break
      await rm(join(directory, name), { force: true })
      total -= size
    }
  }

  return {
    get: async (key) => {
      try {
        const file = await readFile(fileOf(key))
        const end = file.indexOf(NEWLINE)
        const headers = headerLine.parse(JSON.parse(file.subarray(0, end).toString()))
        const now = new Date()
        await utimes(fileOf(key), now, now)
        return { headers, body: new Uint8Array(file.subarray(end + 1)) }
      } catch (error) {
        if (!isMissing(error)) onError(error)
        return undefined
      }
    },
    put: async (key, { headers, body }) => {
      const part = join(directory, `${randomUUID()}.part`)
      try {
        const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(headers)}\n`), body])
        await writeFile(part, bytes, { mode: 0o600 })
        await rename(part, fileOf(key))
        total += bytes.length
        if (total > maxBytes) await shrink()
      } catch (error) {
        onError(error)
        await rm(part, { force: true })
      }
    },
  }
}
