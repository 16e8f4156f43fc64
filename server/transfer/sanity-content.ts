import { counted } from '#shared/text/count.ts'
import { isRecord } from '#shared/content/guards.ts'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, posix } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod'
import {
  type IncomingAsset,
  type IncomingContent,
  type IncomingDocument,
  mapObjects,
  visitObjects,
} from './content.ts'
import { isNestedTooDeep, MAX_LEVELS } from './nesting.ts'
import type { Source, SourceFile } from './source.ts'
import { TransferError } from './transfer-error.ts'

/** An asset address in an export: `image@file://./images/x.png`. */
const ASSET_ADDRESS = /^(image|file)@(.+)$/s

/** Pattern of ids that the lake stores unchanged. An id that ends with a dot would be completed by the lake. */
const DOCUMENT_ID = /^(?!.*\.\.)(?![-.])[a-zA-Z0-9_.-]{1,128}(?<!\.)$/

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Finds the NDJSON file of a source. Returns undefined if the source is not a Sanity export. @throws TransferError if there are several
 * such files
 */
export function findDataFile(source: Source): string | undefined {
  const found = [...source.files.keys()].filter(
    (path) => path.endsWith('.ndjson') && path.split('/').length <= 3,
  )
  if (found.length > 1) {
    throw new TransferError(
      `There are ${found.length} NDJSON files (${found.slice(0, 3).join(', ')}); an import takes one.`,
    )
  }
  const [only = '', ...others] = source.files.keys()
  // The name of a single file need not show its format, because the content of the file has already been detected as text.
  const unnamed = others.length === 0 && /(^|\/)[^.]+$|\.(jsonl?|txt)$/i.test(only)
  return found[0] ?? (unnamed ? only : undefined)
}

/** Adds missing keys to objects in arrays. Keys are derived from the content, so the same file produces the same documents. */
function withKeys(value: unknown): unknown {
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withKeys(item)]))
  }
  if (!Array.isArray(value)) return value
  const used = new Set(value.map((item: unknown) => (isRecord(item) ? item['_key'] : undefined)))
  return value.map((item: unknown, index) => {
    const keyed = withKeys(item)
    if (!isRecord(keyed) || typeof keyed['_key'] === 'string') return keyed
    let key = hash(`${index} ${JSON.stringify(keyed)}`).slice(0, 12)
    while (used.has(key)) key = hash(key).slice(0, 12)
    used.add(key)
    return { ...keyed, _key: key }
  })
}

/** Adds the missing `_type` of references, which the lake's clients expect. */
const withReferenceTypes = (value: unknown) =>
  mapObjects(value, (object) =>
    typeof object['_ref'] === 'string' && object['_type'] === undefined
      ? { ...object, _type: 'reference' }
      : object,
  )

function parseLine(line: string, number: number): IncomingDocument {
  const where = `Line ${number}`
  const value = ((): unknown => {
    try {
      return JSON.parse(line)
    } catch (error) {
      throw new TransferError(`${where} is not JSON; the file may be cut off or not an export.`, {
        cause: error,
      })
    }
  })()
  if (!isRecord(value)) throw new TransferError(`${where} is not a document.`)
  if (isNestedTooDeep(value)) {
    throw new TransferError(`${where} is nested deeper than ${MAX_LEVELS} levels.`)
  }
  const { _id, _type, _rev, _updatedAt, ...rest } = value
  if (typeof _type !== 'string' || _type === '') {
    throw new TransferError(`${where} has no _type, so it is not a document.`)
  }
  const id = _id ?? `imported-${hash(line).slice(0, 24)}`
  if (typeof id !== 'string' || !DOCUMENT_ID.test(id)) {
    throw new TransferError(`${where} has an _id that a lake does not take: ${JSON.stringify(id)}.`)
  }
  const content = withReferenceTypes(withKeys(rest))
  return { ...(isRecord(content) ? content : {}), _id: id, _type }
}

async function readDocuments(file: SourceFile) {
  const documents = new Map<string, IncomingDocument>()
  let passedOver = 0
  let number = 0
  const lines = createInterface({ input: createReadStream(file.path), crlfDelay: Infinity })
  for await (const raw of lines) {
    number += 1
    const line = number === 1 ? raw.replace(/^\uFEFF/, '') : raw
    if (line.trim() === '') continue
    const document = parseLine(line, number)
    if (documents.has(document._id)) {
      throw new TransferError(`Line ${number} has the _id ${document._id} of an earlier line.`)
    }
    // System documents (permissions, schemas) belong to the dataset that was exported, so they are not imported.
    if (document._id.startsWith('_.')) passedOver += 1
    else documents.set(document._id, document)
  }
  return { documents: [...documents.values()], passedOver }
}

const metadataFile = z.record(z.string(), z.record(z.string(), z.unknown()))

async function readAssetMetadata(source: Source, folder: string) {
  const file = source.find(posix.join(folder, 'assets.json'))
  if (!file) return {}
  try {
    const read = metadataFile.parse(JSON.parse(await readFile(file.path, 'utf8')))
    if (!isNestedTooDeep(read)) return read
    throw new RangeError(`nested deeper than ${MAX_LEVELS} levels`)
  } catch (error) {
    throw new TransferError('assets.json is not what an export writes.', { cause: error })
  }
}

/** True if an address leads to another server. Such assets are not fetched. */
const isRemote = (address: unknown) =>
  typeof address === 'string' && /^(?:image|file)@https?:\/\//i.test(address)

/** Removes assets on other servers from the documents. Counts the removed assets. */
function withoutRemoteAssets(documents: readonly IncomingDocument[]) {
  let left = 0
  const kept = documents.map((document): IncomingDocument => {
    const content = mapObjects(document, (object) => {
      if (!isRemote(object['_sanityAsset'])) return object
      left += 1
      const { _sanityAsset: _, ...rest } = object
      return rest
    })
    return { ...(isRecord(content) ? content : {}), _id: document._id, _type: document._type }
  })
  return { documents: kept, left }
}

/** Path of an asset's file within the source. @throws TransferError if the address does not lead to a file of the source */
function addressedPath(url: string, folder: string, documentId: string): string {
  const match = /^file:\/\/(.*)$/s.exec(url)
  const path = match?.[1] === undefined ? undefined : posix.join(folder, decode(match[1]))
  if (path === undefined || match?.[1]?.startsWith('/') === true || path.startsWith('../')) {
    throw new TransferError(
      `${documentId} wants the asset ${url}; only files of the import itself (file://./…) are taken.`,
    )
  }
  return path
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function toAsset(kind: 'image' | 'file', file: SourceFile, name: string): IncomingAsset {
  return { kind, path: file.path, size: file.size, filename: basename(name) }
}

async function collectAssets(
  documents: readonly IncomingDocument[],
  source: Source,
  folder: string,
) {
  const assets = new Map<string, IncomingAsset>()
  const wanted = new Map<string, string>()
  for (const document of documents) {
    visitObjects(document, (object, path) => {
      const address = object['_sanityAsset']
      if (address === undefined) return
      if (typeof address !== 'string' || !ASSET_ADDRESS.test(address)) {
        throw new TransferError(
          `${document._id} has a _sanityAsset at ${path || 'its top'} that is no address of an image or file.`,
        )
      }
      wanted.set(address, document._id)
    })
  }
  for (const [address, documentId] of wanted) {
    const [, kind, url = ''] = ASSET_ADDRESS.exec(address) ?? []
    const path = addressedPath(url, folder, documentId)
    const file = source.find(path)
    if (!file) throw new TransferError(`${documentId} wants ${path}, which is not in the import.`)
    assets.set(address, toAsset(kind === 'file' ? 'file' : 'image', file, path))
  }
  addUnused(assets, source, folder)
  return assets
}

/** Adds the assets of an export that none of its documents uses, so that they are imported too. */
function addUnused(assets: Map<string, IncomingAsset>, source: Source, folder: string) {
  const known = new Set([...assets.values()].map((asset) => asset.path))
  for (const [name, file] of source.files) {
    const relative = posix.relative(folder, name)
    const kind = /^images\/[^/]+$/.test(relative)
      ? 'image'
      : /^files\/[^/]+$/.test(relative)
        ? 'file'
        : undefined
    if (kind === undefined || known.has(file.path)) continue
    assets.set(`${kind}@file://./${relative}`, toAsset(kind, file, name))
  }
}

/**
 * Reads a Sanity dataset export: NDJSON, its asset files and `assets.json`, in the format of `@sanity/export` and `@sanity/import`.
 * @throws TransferError naming the invalid line or document
 */
export async function readSanityContent(
  source: Source,
  dataFile: string,
): Promise<IncomingContent> {
  const file = source.files.get(dataFile)
  if (!file) throw new TransferError(`${dataFile} is not there any more.`)
  const folder = posix.dirname(dataFile)
  const { documents: read, passedOver } = await readDocuments(file)
  const { documents, left } = withoutRemoteAssets(read)
  if (documents.length === 0) throw new TransferError(`${dataFile} holds no documents.`)
  const bare = documents.filter(({ _type }) => /^sanity\.\w+Asset$/.test(_type)).length
  return {
    format: 'sanity',
    documents,
    assets: await collectAssets(documents, source, folder),
    assetMetadata: await readAssetMetadata(source, folder),
    notes: [
      ...source.notes,
      ...(passedOver === 0
        ? []
        : [`${passedOver} documents of the system (_.…) belong to the old dataset and stayed out`]),
      ...(left === 0
        ? []
        : [
            `${counted(left, 'asset')} on other servers (_sanityAsset with an http address) stayed out; upload them here and choose them again`,
          ]),
      ...(bare === 0
        ? []
        : [`${bare} assets came as documents without their files: a raw export has none to show`]),
    ],
  }
}
