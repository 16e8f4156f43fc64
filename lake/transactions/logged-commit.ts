import { applyPatch } from 'mendoza'
import { isRecord } from '#lake/access/guards.ts'
import { importJson, isLakeDocument } from '#lake/documents/json.ts'
import { ownBuffer, withKeptText } from '#lake/documents/lazy-attributes.ts'
import { withoutRev } from '#lake/documents/mendoza.ts'
import { tagsOfCommit } from '#lake/query/sync-tags.ts'
import type { LoggedTransaction, StoredChange } from '#lake/store/stored-transaction.ts'
import type { Commit, DocumentChange, LakeDocument } from '#lake/documents/types.ts'

/** Adds a revision to the attributes of a document. @throws Error if these are not the attributes of a document */
export function withRev(state: Readonly<Record<string, unknown>>, revision: string): LakeDocument {
  const document = importJson({ ...state, _rev: revision })
  if (!isLakeDocument(document)) throw new Error('The log gives what is no document')
  return document
}

/** Creates the commit of a transaction from the changes that it makes. */
export const commitOf = (
  datasetName: string,
  { sequence, id, author, timestamp, mutations }: Omit<LoggedTransaction, 'changes'>,
  changes: readonly DocumentChange[],
): Commit => ({
  sequence,
  transactionId: id,
  author,
  timestamp,
  changes,
  mutations,
  syncTags: tagsOfCommit(datasetName, changes),
})

/**
 * Creates the commit of the transaction that follows the current documents.
 * @param current returns a document as it is before the transaction
 */
export function nextCommit(
  datasetName: string,
  transaction: LoggedTransaction,
  current: (id: string) => LakeDocument | undefined,
): Commit {
  const changes = transaction.changes.map((change): DocumentChange => {
    const { documentId, previousRev, effects } = change
    const before = current(documentId)
    if (before?._rev !== previousRev) {
      throw new Error(
        `Document "${documentId}" does not have the revision before ${transaction.id}`,
      )
    }
    const after = stateAfter(change, before, transaction.id)
    return { documentId, before, after, previousRev, resultRev: transaction.id, effects }
  })
  return commitOf(datasetName, transaction, changes)
}

function stateAfter(
  { kind, created, effects }: StoredChange,
  before: LakeDocument | undefined,
  revision: string,
): LakeDocument | undefined {
  if (kind === 'delete') return undefined
  if (created !== undefined) return withKeptText(importJson(created), ownBuffer)
  const left = before === undefined ? null : withoutRev(before)
  const state: unknown = applyPatch(left, [...effects.apply])
  if (!isRecord(state)) throw new Error('The log gives what is no document')
  return withKeptText(withRev(inOrderOf(before, state), revision), ownBuffer)
}

/**
 * Sorts the attributes of a patched document like those of the document before the patch, as the process that made the patch has done.
 * Processes may still differ in the order of nested attributes. They may also differ in the order of all attributes, if a replacement has
 * another order.
 */
function inOrderOf(
  before: LakeDocument | undefined,
  state: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const ordered: Record<string, unknown> = {}
  for (const name of Object.keys(before ?? {})) {
    if (name === '_rev' || Object.hasOwn(state, name)) ordered[name] = state[name]
  }
  return { ...ordered, ...state }
}
