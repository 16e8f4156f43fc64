import type { DocumentChange, Mutation } from '#lake/documents/types.ts'

/**
 * True if a mutation names this document, false if it names other documents. Undefined if it selects documents by a query, or names no
 * document.
 */
function names(mutation: Mutation, documentId: string): boolean | undefined {
  if ('create' in mutation) return is(mutation.create._id, documentId)
  if ('createIfNotExists' in mutation) return is(mutation.createIfNotExists._id, documentId)
  if ('createOrReplace' in mutation) return is(mutation.createOrReplace._id, documentId)
  const selection = 'patch' in mutation ? mutation.patch : mutation.delete
  if (!('id' in selection)) return undefined
  return typeof selection.id === 'string'
    ? selection.id === documentId
    : selection.id.includes(documentId)
}

const is = (id: string | undefined, documentId: string) =>
  id === undefined ? undefined : id === documentId

/**
 * Returns the mutations for the event of one of the documents that a transaction changes: only those that affect this document. The Studio
 * applies every mutation in an event to the document of the event, so a `delete` of the draft would remove the published document. The
 * Studio accepts a document that it has not loaded only if the event begins with the creation of the document. If a mutation does not name
 * its documents, the event contains the resulting state of the document instead.
 */
export function mutationsOf(
  mutations: readonly Mutation[],
  { documentId, after }: Pick<DocumentChange, 'documentId' | 'after'>,
): readonly Mutation[] {
  const touched = mutations.map((mutation) => ({ mutation, own: names(mutation, documentId) }))
  const own = touched.filter((entry) => entry.own === true).map((entry) => entry.mutation)
  if (own.length > 0 && touched.every((entry) => entry.own !== undefined)) return own
  return [after === undefined ? { delete: { id: documentId } } : { createOrReplace: after }]
}
