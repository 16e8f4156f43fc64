import { z } from 'zod'
import {
  assertSameDocument,
  namedVersion,
  publishedId,
  versionDocument,
  versionId,
} from './action-fields.ts'
import { copyTo, defineAction, drop, required } from './action-handler.ts'
import type { DraftTransaction } from '#lake/documents/draft-transaction.ts'
import { create, createOrReplace } from './mutations.ts'
import { applyPatch } from './patch.ts'
import type { LakeDocument, PatchOperations } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

const patch = z.looseObject({})

/** Checks that patches apply to one document. @throws LakeError `invalidAction` if a patch has a query or another id */
function assertNoSelection(patches: readonly Readonly<Record<string, unknown>>[], id: string) {
  const foreign = patches.some((body) => 'query' in body || ('id' in body && body['id'] !== id))
  if (foreign) throw new LakeError('invalidAction', `The patch of "${id}" selects another document`)
}

/** Checks that a document does not exist. @throws LakeError `documentAlreadyExists` */
function assertUnpublished(transaction: DraftTransaction, id: string): void {
  if (transaction.get(id) === undefined) return
  throw new LakeError('documentAlreadyExists', `Document by ID "${id}" already exists`, { id })
}

/** Returns a version. If it is missing, first copies the published document to the version's id. @throws LakeError `documentNotFound` */
function versionToEdit(transaction: DraftTransaction, id: string, published: string): LakeDocument {
  return transaction.get(id) ?? copyTo(transaction, required(transaction, published), id)
}

/** Actions that create, edit and delete drafts. */
export const draftActions = {
  'document.create': defineAction(
    z.object({
      publishedId,
      attributes: versionDocument,
      ifExists: z.enum(['fail', 'ignore']).default('fail'),
    }),
    (transaction, { publishedId: published, attributes, ifExists }) => {
      assertSameDocument(published, [attributes._id])
      assertUnpublished(transaction, published)
      if (ifExists === 'ignore' && transaction.get(attributes._id) !== undefined) return
      create(transaction, attributes)
    },
  ),
  'document.edit': defineAction(
    z.object({
      draftId: versionId.optional(),
      versionId: versionId.optional(),
      publishedId,
      patch: z.union([patch, z.array(patch)]),
    }),
    (transaction, fields) => {
      const id = namedVersion(fields)
      assertSameDocument(fields.publishedId, [id])
      const patches: readonly PatchOperations[] = [fields.patch].flat()
      assertNoSelection([fields.patch].flat(), id)
      const version = versionToEdit(transaction, id, fields.publishedId)
      transaction.put(
        patches.reduce<LakeDocument>((document, body) => applyPatch(document, body), version),
      )
      for (const body of patches) transaction.mutations.push({ patch: { ...body, id } })
    },
  ),
  'document.replaceDraft': defineAction(
    z.object({ publishedId, attributes: versionDocument }),
    (transaction, { publishedId: published, attributes }) => {
      assertSameDocument(published, [attributes._id])
      if (transaction.get(attributes._id) === undefined) required(transaction, published)
      createOrReplace(transaction, attributes)
    },
  ),
  'document.discard': defineAction(
    z.object({ draftId: versionId.optional(), versionId: versionId.optional() }),
    (transaction, fields) => {
      const id = namedVersion(fields)
      required(transaction, id)
      drop(transaction, id)
    },
  ),
}
