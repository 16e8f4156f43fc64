import { createWriteStream } from 'node:fs'
import { mkdir, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, type Header } from 'tar-stream'
import { bytesOf } from './bytes.ts'
import { createLineSniffer } from './sniff.ts'
import { isSkipped, type SourceLimits } from './source-limits.ts'
import { TransferError } from './transfer-error.ts'

export interface UnpackTarget {
  /** Absolute path of an existing, empty folder. */
  readonly folder: string
  /** Name of the written file if the stream is a single file and not an archive. */
  readonly name: string
  readonly packedBytes: number
  readonly limits: SourceLimits
}

const RATIO_COUNTS_FROM = 64 * 2 ** 20

/** Checks and returns the path of an entry, with forward slashes. @throws TransferError if the path leads out of the folder */
function safeEntryPath(name: string): string {
  const path = name
    .replaceAll('\\', '/')
    .replaceAll(/(^|\/)(\.\/)+/g, '$1')
    .replace(/\/+$/, '')
  const leadsOut =
    path.startsWith('/') ||
    /^[a-z]:/i.test(path) ||
    path.includes('\0') ||
    path.split('/').includes('..')
  if (leadsOut) {
    throw new TransferError(
      `The archive holds “${name}”, a path that leads out of it. Nothing was imported.`,
    )
  }
  return path
}

/** Counts bytes of a stream and aborts it above the limits. */
function createMeter({ packedBytes, limits }: UnpackTarget) {
  let total = 0
  return {
    async *watch(bytes: AsyncIterable<Uint8Array>) {
      for await (const chunk of bytes) {
        total += chunk.length
        const bomb = total > RATIO_COUNTS_FROM && total > packedBytes * limits.ratio
        if (bomb || total > limits.totalBytes) {
          throw new TransferError(
            'The archive unpacks to far more than an import may take. Nothing was imported.',
          )
        }
        yield chunk
      }
    },
  }
}

async function writeEntry(
  body: AsyncIterable<Uint8Array>,
  { mtime }: Header,
  path: string,
  folder: string,
) {
  const target = join(folder, path)
  await mkdir(dirname(target), { recursive: true })
  await pipeline(body, createWriteStream(target))
  await utimes(target, mtime, mtime)
}

async function unpackEntries(bytes: AsyncIterable<Uint8Array>, target: UnpackTarget) {
  const { folder, limits } = target
  const notes: string[] = []
  let files = 0
  const entries = extract()
  const feeding = pipeline(bytes, entries)
  // Errors of this promise are also reported by the loop below. Without this handler, the same error would also be an unhandled rejection
  // and end the process.
  feeding.catch(() => undefined)
  for await (const entry of entries) {
    const { header } = entry
    const path = safeEntryPath(header.name)
    if (header.type === 'file' && path !== '' && !isSkipped(path)) {
      files += 1
      if (files > limits.files || header.size > limits.fileBytes) {
        throw new TransferError(
          'The archive holds more or larger files than an import may take. Nothing was imported.',
        )
      }
      await writeEntry(bytesOf(entry), header, path, folder)
      continue
    }
    if (header.type === 'symlink' || header.type === 'link') {
      notes.push(`${header.name} is a link in the archive and was passed over`)
    }
    entry.resume()
  }
  await feeding
  return notes
}

/** Reads the start of a stream. Returns these bytes and a stream that still begins with them. */
async function peek(bytes: AsyncIterable<Uint8Array>, length: number) {
  const iterator = bytes[Symbol.asyncIterator]()
  const chunks: Uint8Array[] = []
  let size = 0
  while (size < length) {
    const { done, value } = await iterator.next()
    if (done === true) break
    chunks.push(value)
    size += value.length
  }
  const rest = async function* () {
    yield* chunks
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
      yield next.value
    }
  }
  return { head: Buffer.concat(chunks), whole: rest() }
}

/**
 * Writes the files of a tar stream to a folder. If the stream is a single NDJSON or Markdown text, the text becomes a file of the given
 * name.
 * @returns the skipped entries, one sentence each
 * @throws TransferError for paths that lead out of the folder, if a limit is exceeded, and for streams of another format
 */
export async function unpackTar(
  bytes: AsyncIterable<Uint8Array>,
  target: UnpackTarget,
): Promise<string[]> {
  const { head, whole } = await peek(createMeter(target).watch(bytes), 1024)
  switch (createLineSniffer(target.name)(head)) {
    case 'tar':
      return unpackEntries(whole, target)
    case 'text':
      await pipeline(whole, new PassThrough(), createWriteStream(join(target.folder, target.name)))
      return []
    case 'empty':
    case 'gzip':
    case 'zip':
    case 'unknown':
      throw new TransferError(
        'The packed file is not an archive of documents: a tar of a Sanity export or of Markdown files is needed.',
      )
  }
}
