import type { SanityClient, Transaction } from '@sanity/client'
import { reasonOf } from './assets.ts'
import type { IncomingDocument } from './content.ts'
import { fetchDocuments, strongReferences, weakened } from './documents.ts'
import type { OnProgress } from './progress.ts'
import { TransferError } from './transfer-error.ts'

/** Maximum size of a transaction in bytes, well below the 4 MB that a lake accepts. */
const BATCH_BYTES = 256 * 1024
const BATCH_DOCUMENTS = 100

/** Splits documents into transactions. A document above the maximum size gets its own transaction. */
function toBatches(documents: readonly IncomingDocument[]): IncomingDocument[][] {
  const batches: IncomingDocument[][] = []
  let size = Infinity
  for (const document of documents) {
    const bytes = Buffer.byteLength(JSON.stringify(document))
    const batch = batches.at(-1)
    if (batch && size + bytes <= BATCH_BYTES && batch.length < BATCH_DOCUMENTS) {
      batch.push(document)
      size += bytes
    } else {
      batches.push([document])
      size = bytes
    }
  }
  return batches
}

async function commit(transaction: Transaction, what: string): Promise<void> {
  await transaction.commit({ visibility: 'async' }).catch((error: unknown) => {
    throw new TransferError(`The lake refused ${what}: ${reasonOf(error)}`, { cause: error })
  })
}

const namesOf = (batch: readonly { readonly _id: string }[]) =>
  batch.length === 1
    ? (batch[0]?._id ?? '')
    : `${batch[0]?._id} and ${batch.length - 1} further documents`

export interface Written {
  /** Targets of references that exist neither in the import nor in the lake. References to these targets remain weak. */
  readonly missingTargets: readonly string[]
}

/**
 * Creates or replaces documents. If a reference points to a document of a later transaction, it is written as weak. It is made strong
 * after all documents exist, as in `@sanity/import`.
 * @param oneTransaction if true, writes either all documents or none
 */
export async function writeDocuments(
  client: SanityClient,
  documents: readonly IncomingDocument[],
  onProgress: OnProgress,
  oneTransaction = false,
): Promise<Written> {
  const incoming = new Set(documents.map(({ _id }) => _id))
  const targets = documents.flatMap((document) => strongReferences(document))
  const outside = [...new Set(targets.map(({ target }) => target))].filter(
    (id) => !incoming.has(id),
  )
  const present = await fetchDocuments(client, outside)
  const missing = outside.filter((id) => !present.has(id))

  const batches = oneTransaction ? [documents] : toBatches(documents)
  const written = new Set<string>()
  const later: { readonly _id: string; readonly paths: readonly string[] }[] = []
  let done = 0
  onProgress('Writing documents', 0, documents.length)
  for (const batch of batches) {
    for (const { _id } of batch) written.add(_id)
    const transaction = client.transaction()
    for (const document of batch) {
      const ahead = strongReferences(document).filter(
        ({ target }) => incoming.has(target) && !written.has(target),
      )
      const weak = new Set([...missing, ...ahead.map(({ target }) => target)])
      transaction.createOrReplace(weakened(document, weak))
      if (ahead.length > 0) {
        later.push({ _id: document._id, paths: ahead.map(({ path }) => `${path}._weak`) })
      }
    }
    await commit(transaction, namesOf(batch))
    done += batch.length
    onProgress('Writing documents', done, documents.length)
  }
  await strengthen(client, later)
  return { missingTargets: missing }
}

async function strengthen(
  client: SanityClient,
  later: readonly { readonly _id: string; readonly paths: readonly string[] }[],
) {
  for (let from = 0; from < later.length; from += BATCH_DOCUMENTS) {
    const batch = later.slice(from, from + BATCH_DOCUMENTS)
    const transaction = client.transaction()
    for (const { _id, paths } of batch) {
      transaction.patch(_id, (patch) => patch.unset([...paths]))
    }
    await commit(transaction, `the references of ${namesOf(batch)}`)
  }
}
