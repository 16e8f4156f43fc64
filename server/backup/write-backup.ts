import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack, type Pack } from 'tar-stream'
import { FileStoreError } from '#lake/common/files/file-store.ts'
import { ENDING_FILE, MANIFEST_FILE, type Ending, type Manifest, type OnStep } from './manifest.ts'

/** A file to add to a backup. */
export interface FileToPack {
  /** Name of the file in the backup. */
  readonly name: string
  /**
   * Path of the file, or a function that provides the file and returns its path, which is valid until the next call. The function returns
   * undefined if the file no longer exists.
   */
  readonly path: string | (() => Promise<string | undefined>)
  /** True if the file may be missing when it is packed. For example, a picture may have been deleted after the list of files was made. */
  readonly mayGo: boolean
}

export interface BackupToWrite {
  readonly manifest: Manifest
  readonly files: readonly FileToPack[]
  /** Called when `files` have been read, for example to end a hold. If it rejects, the backup fails. */
  readonly onRead: () => Promise<void>
  /** Files that are packed after `onRead`, because fetching them may take hours. */
  readonly originals: readonly FileToPack[]
  readonly onStep: OnStep
}

const MODE = 0o600

async function packFile(archive: Pack, { name, path: given, mayGo }: FileToPack, ending: Ending) {
  const path = typeof given === 'string' ? given : await given()
  if (path === undefined) return
  const found = await stat(path).catch((error: unknown) => {
    if (mayGo) return undefined
    throw error
  })
  if (found === undefined) return
  const hash = createHash('sha256')
  const watch = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const { size, mtime } = found
  const entry = archive.entry({ name, size, mtime, mode: MODE })
  // Stops at the size that the entry's header states, because the file, such as a log, may have grown since.
  if (size > 0) await pipeline(createReadStream(path, { end: size - 1 }), watch, entry)
  else entry.end(new Uint8Array())
  ending.files[name] = { bytes: size, sha256: hash.digest('hex') }
}

const packText = (archive: Pack, name: string, value: unknown) =>
  archive.entry({ name, mode: MODE }, `${JSON.stringify(value, undefined, 2)}\n`)

/** Writes all entries of a backup. Returns the names of the files that are left out because they are damaged in their store. */
async function feed(archive: Pack, backup: BackupToWrite): Promise<readonly string[]> {
  const { manifest, files, onRead, originals, onStep } = backup
  const ending: Ending = { files: {} }
  const damaged: string[] = []
  const total = files.length + originals.length
  packText(archive, MANIFEST_FILE, manifest)
  for (const [index, file] of files.entries()) {
    onStep('Packing files', index, total)
    await packFile(archive, file, ending)
  }
  await onRead()
  for (const [index, file] of originals.entries()) {
    onStep('Packing files', files.length + index, total)
    await packFile(archive, file, ending).catch((error: unknown) => {
      if (!(error instanceof FileStoreError) || error.kind !== 'damaged') throw error
      damaged.push(file.name)
    })
  }
  onStep('Packing files', total, total)
  packText(archive, ENDING_FILE, ending)
  archive.finalize()
  return damaged
}

async function sync(path: string) {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Writes a backup that only its owner can read. The file is created under a temporary name and renamed when it is complete and synced to
 * disk. Returns the names of originals that are damaged in their store; the backup does not contain them.
 */
export async function writeBackup(
  target: string,
  backup: BackupToWrite,
): Promise<readonly string[]> {
  const unfinished = `${target}.part`
  await rm(unfinished, { force: true })
  const archive = pack()
  const feeding = feed(archive, backup)
  // Passes an error to the reader of the stream. Without this handler the unhandled rejection would end the process.
  feeding.catch((error: unknown) => archive.destroy(error instanceof Error ? error : undefined))
  try {
    await pipeline(archive, createGzip({ level: 4 }), createWriteStream(unfinished, { mode: MODE }))
    const damaged = await feeding
    await sync(unfinished)
    await rename(unfinished, target)
    await sync(dirname(target))
    return damaged
  } catch (error) {
    await rm(unfinished, { force: true })
    // Throws the original error instead of the error of the destroyed stream.
    await feeding
    throw error
  }
}
