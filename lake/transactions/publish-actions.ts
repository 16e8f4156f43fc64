import { z } from 'zod'
import {
  assertSameDocument,
  draftId,
  namedVersion,
  publishedId,
  revision,
  versionId,
} from './action-fields.ts'
import { copyTo, defineAction, drop, expectRevision, required } from './action-handler.ts'
import { createOrReplace } from './mutations.ts'
import { strengthened } from '#lake/documents/strengthen-references.ts'
import { LakeError } from '#lake/documents/types.ts'
import { isRemoval } from '#lake/query/view.ts'

/** Actions that change published documents. */
export const publishActions = {
  'document.publish': defineAction(
    z.object({
      draftId: versionId.optional(),
      versionId: versionId.optional(),
      publishedId,
      ifDraftRevisionId: revision,
      ifVersionRevisionId: revision,
      ifPublishedRevisionId: revision,
    }),
    (transaction, fields) => {
      const id = namedVersion(fields)
      assertSameDocument(fields.publishedId, [id])
      const version = required(transaction, id)
      if (isRemoval(version)) {
        throw new LakeError('invalidAction', `Version "${id}" is marked for unpublishing`, { id })
      }
      const published = transaction.get(fields.publishedId)
      expectRevision(version, id, fields.ifVersionRevisionId ?? fields.ifDraftRevisionId)
      expectRevision(published, fields.publishedId, fields.ifPublishedRevisionId)
      createOrReplace(transaction, strengthened({ ...version, _id: fields.publishedId }))
      drop(transaction, id)
    },
  ),
  'document.unpublish': defineAction(
    z.object({ draftId, publishedId }),
    (transaction, { draftId: draft, publishedId: published }) => {
      assertSameDocument(published, [draft])
      const document = required(transaction, published)
      if (transaction.get(draft) === undefined) copyTo(transaction, document, draft)
      drop(transaction, published)
    },
  ),
  'document.delete': defineAction(
    z.object({
      publishedId,
      includeDrafts: z.array(versionId).default([]),
      includeVersions: z.array(versionId).default([]),
    }),
    (transaction, { publishedId: published, includeDrafts, includeVersions }) => {
      const named = new Set([...includeDrafts, ...includeVersions])
      assertSameDocument(published, [...named])
      required(transaction, published)
      const versions = transaction.versionsOf(published)
      const unnamed = versions.filter((id) => !named.has(id))
      if (unnamed.length > 0) {
        throw new LakeError(
          'invalidAction',
          `Document "${published}" has drafts or versions that are not included: "${unnamed.join('", "')}"`,
          { reason: 'unnamedVersions', id: published, versionIDs: unnamed },
        )
      }
      for (const id of [published, ...versions]) drop(transaction, id)
    },
  ),
}
