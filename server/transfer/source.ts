import { createReadStream, lstatSync } from 'node:fs'
import { lstat, mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { grouped } from '#shared/text/count.ts'
import { isSkipped, SOURCE_LIMITS, type SourceLimits } from './source-limits.ts'
import { createLineSniffer, type Sniffed } from './sniff.ts'
import { TransferError } from './transfer-error.ts'
import { unpackTar } from './unpack-tar.ts'

export interface SourceFile {
  /** Absolute path of the file. */
  readonly path: string
  readonly size: number
  readonly modified: Date
}

/** Files to import, independent of their origin. */
export interface Source {
  /** Files by path within the source, with forward slashes. Hidden files and folders are left out. */
  readonly files: ReadonlyMap<string, SourceFile>
  /** Finds a referenced file by its path within the source; undefined if it does not exist. */
  find(path: string): SourceFile | undefined
  /** Sentences about skipped files, one for each. */
  readonly notes: readonly string[]
  /** Deletes the unpacked files. */
  close(): Promise<void>
}

const nothingToClose = () => Promise.resolve()

async function readFolder(root: string, limits: SourceLimits): Promise<Omit<Source, 'close'>> {
  const files = new Map<string, SourceFile>()
  const notes: string[] = []
  let total = 0
  const visit = async (folder: string, prefix: string) => {
    const entries = await readdir(folder, { withFileTypes: true })
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = prefix + entry.name
      if (isSkipped(entry.isDirectory() ? `${name}/` : name)) continue
      if (entry.isDirectory()) await visit(join(folder, entry.name), `${name}/`)
      else if (entry.isFile()) {
        const path = join(folder, entry.name)
        const { size, mtime } = await lstat(path)
        total += size
        checkSize(name, size, total, limits)
        files.set(name, { path, size, modified: mtime })
        if (files.size > limits.files) throw tooMany(limits)
      } else notes.push(`${name} is a link or a device and was passed over`)
    }
  }
  await visit(root, '')
  return { files, notes, find: (path) => files.get(path) }
}

const megabytes = (bytes: number) => `${grouped(Math.round(bytes / 2 ** 20))} MB`

const tooMany = ({ files }: SourceLimits) =>
  new TransferError(`There are more than ${grouped(files)} files; import them in parts.`)

function checkSize(name: string, size: number, total: number, limits: SourceLimits) {
  if (size > limits.fileBytes) {
    throw new TransferError(`${name} is larger than ${megabytes(limits.fileBytes)}.`)
  }
  if (total > limits.totalBytes) {
    throw new TransferError(
      `The files take more than ${megabytes(limits.totalBytes)} together; import them in parts.`,
    )
  }
}

async function sniff(path: string): Promise<Sniffed> {
  const handle = await open(path)
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(1024), 0, 1024, 0)
    return createLineSniffer(basename(path))(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}

/** Unpacks an archive or a single compressed file into a temporary folder, and opens this folder. */
async function unpack(path: string, size: number, gzip: boolean, limits: SourceLimits) {
  const folder = await mkdtemp(join(tmpdir(), 'content-import-'))
  const close = () => rm(folder, { recursive: true, force: true })
  try {
    const own = basename(path).replace(/\.(gz|tgz)$/i, '')
    // A compressed text file that is not Markdown is read as the documents of an export, whatever its name.
    const name = /\.(md|markdown|mdx)$/i.test(own) ? own : 'data.ndjson'
    const target = { folder, name, packedBytes: size, limits }
    const notes = gzip
      ? await pipeline(createReadStream(path), createGunzip(), (bytes) => unpackTar(bytes, target))
      : await pipeline(createReadStream(path), (bytes) => unpackTar(bytes, target))
    const read = await readFolder(folder, limits)
    return { ...read, notes: [...notes, ...read.notes], close }
  } catch (error) {
    await close()
    if (error instanceof TransferError) throw error
    throw new TransferError(`${path} is damaged: it could not be unpacked to its end.`, {
      cause: error,
    })
  }
}

/**
 * Opens a folder, a tar or tar.gz archive, or a single NDJSON or Markdown file (optionally gzipped). Archives are unpacked into a temporary
 * folder, which `close` deletes. @throws TransferError for any other source, and if a limit is exceeded
 */
export async function openSource(
  input: string,
  limits: SourceLimits = SOURCE_LIMITS,
): Promise<Source> {
  const path = resolve(input)
  const stats = await lstat(path).catch((error: unknown) => {
    throw new TransferError(`There is no file or folder ${input}.`, { cause: error })
  })
  if (stats.isDirectory()) return { ...(await readFolder(path, limits)), close: nothingToClose }
  if (!stats.isFile() && !stats.isSymbolicLink()) {
    throw new TransferError(`${input} is neither a file nor a folder.`)
  }
  switch (await sniff(path)) {
    case 'gzip':
      return unpack(path, stats.size, true, limits)
    case 'tar':
      return unpack(path, stats.size, false, limits)
    case 'text': {
      checkSize(input, stats.size, stats.size, limits)
      const file = { path, size: stats.size, modified: stats.mtime }
      return {
        files: new Map([[basename(path), file]]),
        find: (name) => findBeside(path, name),
        notes: [],
        close: nothingToClose,
      }
    }
    case 'zip':
      throw new TransferError(`${input} is a zip archive; unpack it and import the folder.`)
    case 'empty':
      throw new TransferError(`${input} is empty.`)
    case 'unknown':
      throw new TransferError(
        `${input} is not something to import: a folder, a tar.gz archive, an NDJSON file or a Markdown file is needed.`,
      )
  }
}

/** Finds a file in or below the folder of a single imported file. */
function findBeside(path: string, name: string): SourceFile | undefined {
  const folder = dirname(path)
  const target = resolve(folder, name)
  if (!target.startsWith(folder + sep) || isSkipped(name)) return undefined
  const stats = lstatSync(target, { throwIfNoEntry: false })
  return stats?.isFile() === true
    ? { path: target, size: stats.size, modified: stats.mtime }
    : undefined
}
