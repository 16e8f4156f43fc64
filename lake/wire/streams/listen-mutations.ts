import type { DocumentChange, Mutation } from '#lake/documents/types.ts'

/** True if a mutation names this document; undefined if it selects documents by a query or names none. */
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
 * Mutations of a transaction in the event of one of its documents: only those that affect the document. The Studio applies every mutation
 * of an event to the event's document (a `delete` of the draft would remove the published copy). It accepts a document that it has not
 * loaded only from an event that begins with the document's creation. If mutations do not name their documents, the event contains the
 * resulting state of its document instead.
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
