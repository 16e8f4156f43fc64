import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import * as z from 'zod'
import { isRecord } from '#shared/content/guards.ts'
import { type JsonRecord, mapObjects } from './content.ts'
import { API_VERSION, type LakeEndpoint } from './lake-client.ts'
import { isNestedTooDeep, MAX_LEVELS } from './nesting.ts'
import { mapConcurrently, type OnProgress } from './progress.ts'
import { writeArchive } from './write-archive.ts'
import { TransferError } from './transfer-error.ts'

export interface ExportReport {
  readonly documents: number
  readonly images: number
  readonly files: number
}

const DOWNLOADS_AT_ONCE = 4

const asset = z.looseObject({
  _id: z.string(),
  _type: z.enum(['sanity.imageAsset', 'sanity.fileAsset']),
  url: z.string(),
  path: z.string(),
})
type Asset = z.infer<typeof asset>

const ASSET_ID = /^(image)-([a-f0-9]{40}-\d+x\d+)-([a-z0-9]+)$|^(file)-([a-f0-9]{40})-([a-z0-9]+)$/

/** Path of an asset's file in an export: `images/<sha1>-<w>x<h>.<ext>` or `files/<sha1>.<ext>`. */
function exportedFile(assetId: string): { kind: 'image' | 'file'; path: string } | undefined {
  const [, image, imageName, imageExtension, file, fileName, fileExtension] =
    ASSET_ID.exec(assetId) ?? []
  if (image !== undefined) return { kind: 'image', path: `images/${imageName}.${imageExtension}` }
  if (file !== undefined) return { kind: 'file', path: `files/${fileName}.${fileExtension}` }
  return undefined
}

/** Converts a document to the export format: references to assets become addresses of the exported files. */
function withAddresses(document: JsonRecord): unknown {
  return mapObjects(document, (object) => {
    const { asset: target, ...rest } = object
    const id = isRecord(target) ? target['_ref'] : undefined
    const file = typeof id === 'string' ? exportedFile(id) : undefined
    if (!file) return object
    return { _sanityAsset: `${file.kind}@file://./${file.path}`, ...rest }
  })
}

/** Attributes that describe the storage location of an asset and not the asset itself. */
const PLACE = new Set('_id _type assetId extension mimeType path uploadId url'.split(' '))

async function request(endpoint: LakeEndpoint, url: string, what: string): Promise<Response> {
  const headers: HeadersInit =
    endpoint.token === undefined ? {} : { authorization: `Bearer ${endpoint.token}` }
  const response = await endpoint.fetch(new Request(url, { headers, redirect: 'error' }))
  if (response.ok && response.body) return response
  await response.body?.cancel()
  throw new TransferError(`${what} could not be fetched: the lake answered ${response.status}.`)
}

/** Streams the lake's documents, one per line. */
async function* exportLines(endpoint: LakeEndpoint): AsyncGenerator<JsonRecord> {
  const dataset = endpoint.client.config().dataset ?? ''
  const response = await request(
    endpoint,
    `${endpoint.apiHost}/v${API_VERSION}/data/export/${encodeURIComponent(dataset)}`,
    'The documents',
  )
  if (!response.body) return
  const lines = createInterface({ input: Readable.from(response.body), crlfDelay: Infinity })
  for await (const line of lines) {
    if (line.trim() === '') continue
    const document: unknown = JSON.parse(line)
    if (!isRecord(document)) continue
    // If the lake fails after its response has begun, it reports the error as a line of the stream.
    if (document['_id'] === undefined) {
      throw new TransferError('The lake broke off while it sent the documents.')
    }
    if (isNestedTooDeep(document)) {
      throw new TransferError(
        `Document ${JSON.stringify(document['_id'])} is nested deeper than ${MAX_LEVELS} levels.`,
      )
    }
    yield document
  }
}

/**
 * Download URL of an asset. For hosted datasets it is on Sanity's own host. For other lakes it is below the lake's current address, even if
 * the lake had another address at the time of the upload.
 */
function downloadFrom(endpoint: LakeEndpoint, document: Asset) {
  const hosted = /(^|\.)sanity\.(io|work)$/.test(new URL(endpoint.apiHost).hostname)
  return hosted
    ? { from: { ...endpoint, token: undefined }, url: document.url }
    : { from: endpoint, url: `${endpoint.apiHost}/${document.path}` }
}

async function download(endpoint: LakeEndpoint, document: Asset, folder: string) {
  const file = exportedFile(document._id)
  if (!file) throw new TransferError(`${document._id} is no id of an asset.`)
  const { from, url } = downloadFrom(endpoint, document)
  const response = await request(from, url, document._id)
  const target = join(folder, file.path)
  const hash = createHash('sha1')
  if (!response.body) throw new TransferError(`${document._id} came without content.`)
  await pipeline(
    Readable.from(response.body),
    async function* (bytes: AsyncIterable<Uint8Array>) {
      for await (const chunk of bytes) {
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(target),
  )
  const metadata = Object.entries(document).filter(([name]) => !PLACE.has(name))
  return {
    ...file,
    metadata: [`${file.kind}-${hash.digest('hex')}`, Object.fromEntries(metadata)] as const,
  }
}

/** Splits the stream: collects the assets for later download, and writes all other documents. */
async function collect(endpoint: LakeEndpoint, file: string, onProgress: OnProgress) {
  const assets: Asset[] = []
  let documents = 0
  async function* lines() {
    for await (const document of exportLines(endpoint)) {
      const found = asset.safeParse(document)
      if (found.success) assets.push(found.data)
      else {
        documents += 1
        onProgress('Reading documents', documents, 0)
        yield `${JSON.stringify(withAddresses(document))}\n`
      }
    }
  }
  await pipeline(lines, createWriteStream(file))
  return { assets, documents }
}

/** Absolute path of the output file. @throws TransferError if its folder does not exist */
export async function targetOf(file: string): Promise<string> {
  const target = resolve(file)
  if ((await stat(dirname(target)).catch(() => undefined))?.isDirectory() !== true) {
    throw new TransferError(`There is no folder ${dirname(target)} to write into.`)
  }
  return target
}

/**
 * Exports a complete dataset, including drafts, in the format of `@sanity/export`: `data.ndjson`, `images/`, `files/` and
 * `assets.json` in a tar.gz. The file appears only when it is complete. @throws TransferError
 */
export async function exportContent(
  endpoint: LakeEndpoint,
  file: string,
  onProgress: OnProgress = () => undefined,
): Promise<ExportReport> {
  const target = await targetOf(file)
  const folder = await mkdtemp(join(tmpdir(), 'content-export-'))
  const unfinished = `${target}.part`
  try {
    await mkdir(join(folder, 'images'))
    await mkdir(join(folder, 'files'))
    const { assets, documents } = await collect(endpoint, join(folder, 'data.ndjson'), onProgress)
    let done = 0
    const files = await mapConcurrently(assets, DOWNLOADS_AT_ONCE, async (document) => {
      const downloaded = await download(endpoint, document, folder)
      done += 1
      onProgress('Fetching assets', done, assets.length)
      return downloaded
    })
    const metadata = Object.fromEntries(files.map((each) => each.metadata))
    await writeFile(join(folder, 'assets.json'), JSON.stringify(metadata))
    const dataset = endpoint.client.config().dataset ?? 'dataset'
    const names = ['data.ndjson', 'assets.json', ...files.map(({ path }) => path).toSorted()]
    await pipeline(
      writeArchive(folder, `${dataset}-export`, [...new Set(names)]),
      createGzip(),
      createWriteStream(unfinished),
    )
    await rename(unfinished, target)
    const images = files.filter(({ kind }) => kind === 'image').length
    return { documents, images, files: files.length - images }
  } finally {
    await rm(unfinished, { force: true })
    await rm(folder, { recursive: true, force: true })
  }
}
