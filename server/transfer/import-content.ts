import { counted } from '#shared/text/count.ts'
import type { SanityClient } from '@sanity/client'
import { findAssets, hashAssets, type HashedAsset, uploadAssets } from './assets.ts'
import type { IncomingContent, IncomingDocument } from './content.ts'
import { addressesIn, fetchDocuments, isSame, withAssets } from './documents.ts'
import type { OnProgress } from './progress.ts'
import { TransferError } from './transfer-error.ts'
import { writeDocuments } from './write-documents.ts'

/** Handling of existing documents with different content: the import stops, replaces these documents, or skips them. */
export type ImportMode = 'create' | 'replace' | 'missing'

export interface ImportOptions {
  /** Client with write access and the perspective `raw`. */
  readonly client: SanityClient
  readonly content: IncomingContent
  readonly mode: ImportMode
  /** Calculates the result without writing. */
  readonly dryRun?: boolean
  /** If true, writes all documents in a single transaction. A lake rejects transactions above 4 MB. */
  readonly oneTransaction?: boolean
  readonly onProgress?: OnProgress
}

export interface ImportReport {
  readonly created: number
  readonly replaced: number
  /** Number of existing documents with the same content. */
  readonly unchanged: number
  /** Number of existing documents with different content that were skipped in mode `missing`. */
  readonly kept: number
  readonly uploaded: number
  readonly assets: number
  readonly notes: readonly string[]
}

interface Plan {
  readonly create: readonly IncomingDocument[]
  readonly replace: readonly IncomingDocument[]
  readonly unchanged: number
}

async function makePlan(
  client: SanityClient,
  documents: readonly IncomingDocument[],
): Promise<Plan> {
  const stored = await fetchDocuments(
    client,
    documents.map(({ _id }) => _id),
  )
  const create: IncomingDocument[] = []
  const replace: IncomingDocument[] = []
  let unchanged = 0
  for (const document of documents) {
    const present = stored.get(document._id)
    if (!present) create.push(document)
    else if (isSame(document, present)) unchanged += 1
    else replace.push(document)
  }
  return { create, replace, unchanged }
}

function refuseToReplace(replace: readonly IncomingDocument[]): never {
  const some = replace.slice(0, 3).map(({ _id }) => _id)
  const more = replace.length > some.length ? ` and ${replace.length - some.length} more` : ''
  throw new TransferError(
    `${counted(replace.length, 'document is', 'documents are')} in the lake with other content ` +
      `(${some.join(', ')}${more}). Nothing was imported. Say --replace to overwrite them, or --missing to bring in only what is not there.`,
  )
}

/** Assets that an import has to upload: assets of the documents to be written, and assets that no document of the import uses. */
function neededAssets(
  content: IncomingContent,
  assets: ReadonlyMap<string, HashedAsset>,
  written: readonly IncomingDocument[],
): HashedAsset[] {
  const used = new Set(content.documents.flatMap((document) => addressesIn(document)))
  const needed = new Set(written.flatMap((document) => addressesIn(document)))
  return [...assets]
    .filter(([address]) => needed.has(address) || !used.has(address))
    .map(([, asset]) => asset)
}

/**
 * Imports content into a lake over its public API: assets first, then documents. A repeated import changes nothing.
 * @throws TransferError if documents exist (mode `create`) or the lake rejects a write
 */
export async function importContent(options: ImportOptions): Promise<ImportReport> {
  const { client, content, mode, dryRun = false } = options
  const onProgress = options.onProgress ?? (() => undefined)
  const assets = await hashAssets(content.assets)
  const ids = await findAssets(client, assets.values())
  const resolved = content.documents.map((document) => withAssets(document, assets, ids))
  const plan = await makePlan(client, resolved)
  if (mode === 'create' && plan.replace.length > 0) refuseToReplace(plan.replace)

  const replace = mode === 'replace' ? plan.replace : []
  const written = [...plan.create, ...replace]
  const counts = {
    created: plan.create.length,
    replaced: replace.length,
    unchanged: plan.unchanged,
    kept: plan.replace.length - replace.length,
    assets: assets.size,
  }
  const needed = neededAssets(content, assets, written)
  if (dryRun) {
    const missing = needed.filter(({ kind, sha1 }) => !ids.has(`${kind}-${sha1}`))
    return { ...counts, uploaded: missing.length, notes: content.notes }
  }
  const uploaded = await uploadAssets(client, needed, ids, content.assetMetadata, onProgress)
  const { missingTargets } = await writeDocuments(
    client,
    written.map((document) => withAssets(document, assets, ids)),
    onProgress,
    options.oneTransaction,
  )
  const missing = missingTargets.map(
    (id) => `${id} is referred to but exists nowhere; the references to it were left weak`,
  )
  return { ...counts, uploaded, notes: [...content.notes, ...missing] }
}
