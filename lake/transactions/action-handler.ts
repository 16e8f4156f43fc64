import type { z } from 'zod'
import type { DraftTransaction } from '#lake/documents/draft-transaction.ts'
import type { Action, LakeDocument } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

/** Applies one kind of action to a transaction. @throws LakeError */
export type ActionHandler = (transaction: DraftTransaction, action: Action) => void

/** Creates the handler of an action. It checks the fields with a schema, and throws `invalidAction` if they are invalid. */
export function defineAction<S extends z.ZodType>(
  shape: S,
  handle: (transaction: DraftTransaction, fields: z.output<S>) => void,
): ActionHandler {
  return (transaction, action) => {
    const parsed = shape.safeParse(action)
    if (parsed.success) return handle(transaction, parsed.data)
    const [issue] = parsed.error.issues
    const place = issue === undefined ? '' : `${issue.path.join('.')}: ${issue.message}`
    throw new LakeError('invalidAction', `${action.actionType}: ${place}`)
  }
}

/** Returns a document as the transaction sees it. @throws LakeError `documentNotFound` */
export function required(transaction: DraftTransaction, id: string): LakeDocument {
  const document = transaction.get(id)
  if (document !== undefined) return document
  throw new LakeError('documentNotFound', `The document with the ID "${id}" was not found`, { id })
}

/** Deletes a document in the transaction, and adds the deletion to its mutations. */
export function drop(transaction: DraftTransaction, id: string): void {
  transaction.remove(id)
  transaction.mutations.push({ delete: { id } })
}

/** Copies a document to an id at which no document exists. */
export function copyTo(
  transaction: DraftTransaction,
  source: LakeDocument,
  id: string,
): LakeDocument {
  const copy = transaction.put({ ...source, _id: id })
  transaction.mutations.push({ createIfNotExists: copy })
  return copy
}

/** Checks the revision of a document. @throws LakeError `revisionMismatch` for another revision */
export function expectRevision(
  document: LakeDocument | undefined,
  id: string,
  expected: string | undefined,
): void {
  if (expected === undefined || document?._rev === expected) return
  throw new LakeError(
    'revisionMismatch',
    `Document "${id}" has unexpected revision ID (${document?._rev ?? 'none'}), expected "${expected}"`,
    { id, expectedRevisionID: expected, currentRevisionID: document?._rev },
  )
}
