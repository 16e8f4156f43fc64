import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import type { z } from 'zod'
import { BackupError } from './backup-error.ts'
import {
  BACKUP_VERSION,
  ending,
  ENDING_FILE,
  isBackupFile,
  manifest,
  MANIFEST_FILE,
  type Ending,
  type Manifest,
  type OnStep,
} from './manifest.ts'

/** Maximum size of each of the two text entries (manifest and ending), in bytes. */
const LONGEST_TEXT = 256 * 2 ** 20

const damaged = (file: string, reason: string, cause?: unknown) =>
  new BackupError(`Take another backup: ${file} ${reason}. Nothing was changed.`, { cause })

/** Yields the chunks of a stream as bytes. The type of the stream does not declare the type of its chunks. */
async function* bytesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('A byte stream carried something else')
    yield chunk
  }
}

/** Writes an entry of the archive to disk. Returns its size and hash. */
async function keep(entry: AsyncIterable<unknown>, path: string) {
  const hash = createHash('sha256')
  let bytes = 0
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(
    async function* () {
      for await (const chunk of bytesOf(entry)) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }),
  )
  return { bytes, sha256: hash.digest('hex') }
}

async function parsed<T>(schema: z.ZodType<T>, entry: AsyncIterable<unknown>): Promise<T> {
  return schema.parse(JSON.parse(await text(bytesOf(entry))))
}

interface Unpacked {
  readonly manifest: Manifest | undefined
  readonly ending: Ending | undefined
  readonly files: Ending['files']
}

async function unpackEntries(file: string, folder: string, onStep: OnStep): Promise<Unpacked> {
  const entries = extract()
  const { size: total } = await stat(file)
  const source = createReadStream(file)
  const feeding = pipeline(source, createGunzip(), entries)
  // The loop below throws the same error as the promise `feeding`. Without this handler the unhandled rejection would end the process.
  feeding.catch(() => undefined)
  const files: Ending['files'] = {}
  let says: Manifest | undefined
  let last: Ending | undefined
  for await (const entry of entries) {
    const { name, type, size } = entry.header
    if (type !== 'file' || last !== undefined) throw damaged(file, 'is no backup of this site')
    if (says === undefined) {
      if (name !== MANIFEST_FILE || size > LONGEST_TEXT)
        throw damaged(file, 'is no backup of this site')
      says = await parsed(manifest, entry)
      if (says.version > BACKUP_VERSION) break
    } else if (name === ENDING_FILE && size <= LONGEST_TEXT) {
      last = await parsed(ending, entry)
    } else {
      if (!isBackupFile(name) || name in files)
        throw damaged(file, `holds “${name}”, which no backup does`)
      files[name] = await keep(entry, join(folder, name))
      onStep('Unpacking', Math.min(source.bytesRead, total - 1), total)
    }
  }
  if (says !== undefined && says.version > BACKUP_VERSION) {
    source.destroy()
    throw new BackupError(
      `Bring ${file} back with the version of the product that made it, or a later one: this one cannot read it. Nothing was changed.`,
    )
  }
  await feeding
  onStep('Unpacking', total, total)
  return { manifest: says, ending: last, files }
}

/**
 * Unpacks a backup into an empty folder and compares every file with its recorded hash.
 * @throws BackupError if the file is not a backup, or is damaged or truncated
 */
export async function readBackup(
  file: string,
  folder: string,
  onStep: OnStep,
): Promise<{ readonly manifest: Manifest; readonly files: Ending['files'] }> {
  const unpacked = await unpackEntries(file, folder, onStep).catch((error: unknown) => {
    if (error instanceof BackupError) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    // Throws a system error, such as ENOSPC, unchanged, because it does not mean that the backup is damaged.
    if (/^E[A-Z]+$/.test(code)) throw error
    throw damaged(file, 'is damaged, cut off, or no backup', error)
  })
  if (unpacked.manifest === undefined || unpacked.ending === undefined)
    throw damaged(file, 'is cut off')
  const { files } = unpacked.ending
  const names = new Set([...Object.keys(files), ...Object.keys(unpacked.files)])
  for (const name of names) {
    const [said, found] = [files[name], unpacked.files[name]]
    if (said === undefined || found?.sha256 !== said.sha256 || found.bytes !== said.bytes) {
      throw damaged(file, `holds “${name}” other than it was`)
    }
  }
  return { manifest: unpacked.manifest, files }
}
