import { z } from 'zod'
import type { DraftTransaction } from './draft-transaction.ts'
import { draftIdOf, isValidId, publishedIdOf } from './ids.ts'
import { isRecord } from './json.ts'
import { create, createOrReplace } from './mutations.ts'
import { applyPatch } from './patch.ts'
import { strengthened } from './strengthen.ts'
import type { Action, LakeDocument, PatchOperations } from './types.ts'
import { LakeError } from './types.ts'

const id = z.string().refine(isValidId, 'is not a valid document id')
const attributes = z.looseObject({ _id: z.string().exactOptional(), _type: z.string().min(1) })
const revision = z.string().optional()
const patches = z.union([z.looseObject({}), z.array(z.looseObject({}))])

const shapes = {
  'document.create': z.object({
    publishedId: id.optional(),
    attributes,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  'document.edit': z.object({ draftId: id, publishedId: id, patch: patches }),
  'document.publish': z.object({
    draftId: id.optional(),
    versionId: id.optional(),
    publishedId: id,
    ifDraftRevisionId: revision,
    ifVersionRevisionId: revision,
    ifPublishedRevisionId: revision,
  }),
  'document.unpublish': z.object({ draftId: id.optional(), publishedId: id }),
  'document.discard': z.object({ draftId: id }),
  'document.delete': z.object({
    publishedId: id,
    includeDrafts: z.array(id).optional(),
    includeVersions: z.array(id).optional(),
  }),
  'document.replaceDraft': z.object({ publishedId: id, attributes }),
  'document.version.create': z.object({
    publishedId: id.optional(),
    document: attributes.optional(),
    versionId: id.optional(),
    baseId: id.optional(),
    ifBaseRevisionId: revision,
  }),
  'document.version.replace': z.object({ document: attributes }),
  'document.version.discard': z.object({ versionId: id }),
  'document.version.unpublish': z.object({ versionId: id, publishedId: id }),
} as const

type Name = keyof typeof shapes
type Fields<N extends Name> = z.output<(typeof shapes)[N]>
const PREFIX = 'sanity.action.'

const handlers: { [N in Name]: (transaction: DraftTransaction, fields: Fields<N>) => void } = {
  'document.create'(transaction, { publishedId, attributes: document, ifExists }) {
    const fallback = publishedId === undefined ? undefined : draftIdOf(publishedId)
    const target = document._id ?? fallback
    const input =
      target === undefined ? { ...document, _id: 'drafts.' } : { ...document, _id: target }
    if (ifExists === 'ignore' && transaction.get(input._id) !== undefined) return
    create(transaction, input)
  },
  'document.edit'(transaction, { draftId, publishedId, patch }) {
    const draft = transaction.get(draftId) ?? draftFrom(transaction, publishedId, draftId)
    const bodies = Array.isArray(patch) ? patch : [patch]
    const list: readonly PatchOperations[] = bodies
    transaction.put(
      list.reduce<LakeDocument>((document, body) => applyPatch(document, body), draft),
    )
    for (const body of list) transaction.mutations.push({ patch: { ...body, id: draftId } })
  },
  'document.publish'(transaction, fields) {
    const sourceId = fields.versionId ?? fields.draftId ?? draftIdOf(fields.publishedId)
    const source = required(transaction, sourceId)
    const published = transaction.get(fields.publishedId)
    expectRevision(source, sourceId, fields.ifVersionRevisionId ?? fields.ifDraftRevisionId)
    expectRevision(published, fields.publishedId, fields.ifPublishedRevisionId)
    createOrReplace(transaction, strengthened({ ...source, _id: fields.publishedId }))
    drop(transaction, sourceId)
  },
  'document.unpublish'(transaction, { draftId, publishedId }) {
    required(transaction, publishedId)
    const target = draftId ?? draftIdOf(publishedId)
    if (transaction.get(target) === undefined) draftFrom(transaction, publishedId, target)
    drop(transaction, publishedId)
  },
  'document.discard'(transaction, { draftId }) {
    required(transaction, draftId)
    drop(transaction, draftId)
  },
  'document.delete'(transaction, { publishedId, includeDrafts, includeVersions }) {
    const ids = [publishedId, ...(includeDrafts ?? []), ...(includeVersions ?? [])]
    const foreign = ids.find((each) => publishedIdOf(each) !== publishedIdOf(publishedId))
    if (foreign !== undefined) {
      throw new LakeError('invalidAction', `"${foreign}" is no draft of "${publishedId}"`, {
        id: foreign,
      })
    }
    const present = ids.filter((each) => transaction.get(each) !== undefined)
    if (present.length === 0) required(transaction, publishedId)
    for (const each of new Set(present)) drop(transaction, each)
  },
  'document.replaceDraft'(transaction, { publishedId, attributes: document }) {
    createOrReplace(transaction, { ...document, _id: document._id ?? draftIdOf(publishedId) })
  },
  'document.version.create'(transaction, { document, versionId, baseId, ifBaseRevisionId }) {
    if (document !== undefined) {
      create(transaction, document)
      return
    }
    if (versionId === undefined || baseId === undefined) {
      throw new LakeError(
        'invalidAction',
        'version.create needs a document, or versionId and baseId',
      )
    }
    const base = required(transaction, baseId)
    expectRevision(base, baseId, ifBaseRevisionId)
    create(transaction, { ...base, _id: versionId })
  },
  'document.version.replace'(transaction, { document }) {
    if (document._id !== undefined) required(transaction, document._id)
    createOrReplace(transaction, document)
  },
  'document.version.discard'(transaction, { versionId }) {
    required(transaction, versionId)
    drop(transaction, versionId)
  },
  'document.version.unpublish'(transaction, { versionId, publishedId }) {
    const base = transaction.get(versionId) ?? required(transaction, publishedId)
    createOrReplace(transaction, { ...base, _id: versionId, _system: { delete: true } })
  },
}

/** Applies one action to the transaction. @throws LakeError */
export function applyAction(transaction: DraftTransaction, action: Action): void {
  const actionType: unknown = isRecord(action) ? action.actionType : undefined
  const name = typeof actionType === 'string' ? actionType.slice(PREFIX.length) : ''
  if (typeof actionType !== 'string' || !actionType.startsWith(PREFIX) || !isName(name)) {
    throw new LakeError('invalidAction', `Unknown action ${JSON.stringify(actionType)}`)
  }
  run(name, transaction, action)
}

function run<N extends Name>(name: N, transaction: DraftTransaction, action: Action): void {
  const parsed = shapes[name].safeParse(action)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const place = issue === undefined ? '' : `${issue.path.join('.')}: ${issue.message}`
    throw new LakeError('invalidAction', `${PREFIX}${name}: ${place}`)
  }
  // `shapes[name]` is the schema whose output `handlers[name]` takes; TypeScript does not tie the two lookups together.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  handlers[name](transaction, parsed.data as Fields<N>)
}

function isName(name: string): name is Name {
  return Object.hasOwn(shapes, name)
}

function draftFrom(
  transaction: DraftTransaction,
  publishedId: string,
  draftId: string,
): LakeDocument {
  const published = required(transaction, publishedId)
  const draft = transaction.put({ ...published, _id: draftId })
  transaction.mutations.push({ createIfNotExists: draft })
  return draft
}

function required(transaction: DraftTransaction, documentId: string): LakeDocument {
  const document = transaction.get(documentId)
  if (document !== undefined) return document
  throw new LakeError(
    'documentNotFound',
    `The document with the ID "${documentId}" was not found`,
    {
      id: documentId,
    },
  )
}

function drop(transaction: DraftTransaction, documentId: string): void {
  transaction.remove(documentId)
  transaction.mutations.push({ delete: { id: documentId } })
}

function expectRevision(
  document: LakeDocument | undefined,
  documentId: string,
  expected: string | undefined,
): void {
  if (expected === undefined || document?._rev === expected) return
  throw new LakeError(
    'revisionMismatch',
    `Document "${documentId}" has unexpected revision ID (${document?._rev ?? 'none'}), expected "${expected}"`,
    { id: documentId, expectedRevisionID: expected, currentRevisionID: document?._rev },
  )
}
