import { z } from 'zod'
import {
  isDraftId,
  isPublishedId,
  isValidId,
  isVersionId,
  publishedIdOf,
} from '#lake/documents/ids.ts'
import { LakeError } from '#lake/documents/types.ts'

const validId = z.string().refine(isValidId, 'is not a valid document id')

/** Id of a published document. */
export const publishedId = validId.refine(isPublishedId, {
  error: ({ input }) => `${JSON.stringify(input)} has the prefix of a draft or version`,
})

/** Id of a draft or of a version in a release. */
export const versionId = validId.refine(isVersionId, {
  error: ({ input }) =>
    `${JSON.stringify(input)} is not prefixed with "drafts." or "versions.<release>."`,
})

/** Id of a draft. */
export const draftId = versionId.refine(isDraftId, {
  error: ({ input }) => `${JSON.stringify(input)} is not prefixed with "drafts."`,
})

/** Id of a version in a release. */
export const releaseVersionId = versionId.refine((id) => !isDraftId(id), {
  error: ({ input }) => `${JSON.stringify(input)} is not prefixed with "versions.<release>."`,
})

/** Draft or version as a client sends it. */
export const versionDocument = z.looseObject({ _id: versionId, _type: z.string().min(1) })

/** Revision that a document must have, if given. */
export const revision = z.string().optional()

/** Checks that ids are those of a published document, its drafts or its versions. @throws LakeError `invalidAction` for another id */
export function assertSameDocument(published: string, ids: readonly string[]): void {
  const foreign = ids.find((id) => publishedIdOf(id) !== published)
  if (foreign === undefined) return
  throw new LakeError('invalidAction', `"${foreign}" is not a version of document "${published}"`, {
    id: foreign,
  })
}

/**
 * Returns the id of the version that an action names. The API calls the field `versionId`, its clients call it `draftId`.
 * @throws LakeError `invalidAction` if neither field is set, or if their values differ
 */
export function namedVersion(fields: {
  readonly draftId?: string | undefined
  readonly versionId?: string | undefined
}): string {
  const id = fields.versionId ?? fields.draftId
  if (id === undefined) throw new LakeError('invalidAction', 'draftId or versionId is required')
  if (fields.draftId === undefined || fields.draftId === id) return id
  throw new LakeError('invalidAction', 'draftId and versionId name different documents', { id })
}
