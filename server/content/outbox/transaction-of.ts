import { REDIRECT_TYPE } from '#shared/content/document-types.ts'
import { draftIdOf } from '../editing/article-plan.ts'
import type { ArticleWrite } from '../editing/ports.ts'
import type { WrittenMirror } from './writer-ports.ts'

type Mutation = ArticleWrite['mutations'][number]

/** Id of the redirect that a mutation creates, or undefined. */
function createdRedirect(mutation: Mutation): string | undefined {
  if (!('create' in mutation) || mutation.create._type !== REDIRECT_TYPE) return undefined
  return typeof mutation.create._id === 'string' ? mutation.create._id : undefined
}

/** Id of the document that a mutation deletes, or undefined. */
function deletedDocument(mutation: Mutation): string | undefined {
  if (!('delete' in mutation) || !('id' in mutation.delete)) return undefined
  return typeof mutation.delete.id === 'string' ? mutation.delete.id : undefined
}

/**
 * Returns the transaction of a write and the documents that it changes in the lake: the draft and published copy of the article, and
 * redirects from and to its addresses.
 */
export function transactionOf(write: ArticleWrite): Parameters<WrittenMirror['reach']>[0] {
  const { id, mutations, before, after, transactionId } = write
  const written: string[] = []
  const deleted: string[] = []
  for (const [copyId, was, is] of [
    [id, before.published, after.published],
    [draftIdOf(id), before.draft, after.draft],
  ] as const) {
    if (is === undefined && was !== undefined) deleted.push(copyId)
    else if (is?._rev !== was?._rev) written.push(copyId)
  }
  for (const mutation of mutations) {
    const redirect = createdRedirect(mutation)
    if (redirect !== undefined) written.push(redirect)
    const gone = deletedDocument(mutation)
    if (gone !== undefined && gone !== id && !gone.includes('.')) deleted.push(gone)
  }
  // An earlier queued write (see `others`) may have changed a copy that this write does not change.
  return { transactionId, written, deleted, others: [id, draftIdOf(id)] }
}
