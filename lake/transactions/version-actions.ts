import { z } from 'zod'
import {
  assertSameDocument,
  publishedId,
  releaseVersionId,
  revision,
  versionDocument,
  versionId,
} from './action-fields.ts'
import { defineAction, drop, expectRevision, required } from './action-handler.ts'
import { publishedIdOf } from '#lake/documents/ids.ts'
import { isRecord } from '#lake/access/guards.ts'
import { create, createOrReplace } from './mutations.ts'
import { LakeError } from '#lake/documents/types.ts'

const documentOrBase = z.object({
  publishedId,
  document: versionDocument.optional(),
  /** Name that Sanity's App SDK uses for `document`. */
  attributes: versionDocument.optional(),
  versionId: versionId.optional(),
  baseId: z.string().optional(),
  ifBaseRevisionId: revision,
})

/** Actions that change only drafts and versions. */
export const versionActions = {
  'document.version.create': defineAction(documentOrBase, (transaction, fields) => {
    const { publishedId: published, versionId: version, baseId } = fields
    const document = fields.document ?? fields.attributes
    const hasBase = version !== undefined || baseId !== undefined
    if (document !== undefined && !hasBase) {
      assertSameDocument(published, [document._id])
      create(transaction, document)
      return
    }
    if (document !== undefined || version === undefined || baseId === undefined) {
      throw new LakeError('invalidAction', 'Either document, or versionId and baseId are required')
    }
    assertSameDocument(published, [version, baseId])
    const base = required(transaction, baseId)
    expectRevision(base, baseId, fields.ifBaseRevisionId)
    create(transaction, { ...base, _id: version })
  }),
  'document.version.replace': defineAction(
    z.object({ document: versionDocument }),
    (transaction, { document }) => {
      const exists = transaction.get(document._id) !== undefined
      if (!exists) required(transaction, publishedIdOf(document._id))
      createOrReplace(transaction, document)
    },
  ),
  'document.version.discard': defineAction(z.object({ versionId }), (transaction, fields) => {
    required(transaction, fields.versionId)
    drop(transaction, fields.versionId)
  }),
  'document.version.unpublish': defineAction(
    z.object({ versionId: releaseVersionId, publishedId }),
    (transaction, { versionId: id, publishedId: published }) => {
      assertSameDocument(published, [id])
      const document = required(transaction, published)
      const base = transaction.get(id) ?? document
      const system = isRecord(base['_system']) ? base['_system'] : {}
      createOrReplace(transaction, { ...base, _id: id, _system: { ...system, delete: true } })
    },
  ),
}
