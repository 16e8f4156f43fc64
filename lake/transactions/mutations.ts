import { publishedIdOf } from '#lake/documents/ids.ts'
import { isRecord } from '#lake/access/guards.ts'
import type { DraftTransaction } from '#lake/documents/draft-transaction.ts'
import { applyPatch } from './patch.ts'
import type {
  DocumentInput,
  LakeDocument,
  Mutation,
  MutationResult,
  Selection,
} from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

type CreateKind = 'create' | 'createIfNotExists' | 'createOrReplace'
type Result = Pick<MutationResult, 'id' | 'operation'>

/** Returns the ids of the documents that a query selects, as the transaction sees them. */
export type Select = (query: string, params: Readonly<Record<string, unknown>>) => readonly string[]

const KINDS = ['create', 'createIfNotExists', 'createOrReplace', 'patch', 'delete'] as const

/** Applies one mutation to the transaction. @throws LakeError */
export function applyMutation(
  transaction: DraftTransaction,
  mutation: Mutation,
  select: Select,
): Result[] {
  if (!isRecord(mutation)) throw new LakeError('invalidMutation', 'A mutation must be an object')
  const kinds = KINDS.filter((kind) => kind in mutation)
  if (kinds.length !== 1) {
    throw new LakeError('invalidMutation', `A mutation holds exactly one of ${KINDS.join(', ')}`)
  }
  if ('create' in mutation) return [create(transaction, mutation.create)]
  if ('createIfNotExists' in mutation) {
    return [createIfNotExists(transaction, mutation.createIfNotExists)]
  }
  if ('createOrReplace' in mutation) return [createOrReplace(transaction, mutation.createOrReplace)]
  if ('patch' in mutation) return patch(transaction, mutation.patch, select)
  return remove(transaction, mutation.delete, select)
}

/** Creates a document. @throws LakeError `documentAlreadyExists` */
export function create(transaction: DraftTransaction, input: DocumentInput): Result {
  const document = transaction.stamp(input)
  if (transaction.get(document._id) !== undefined) {
    throw new LakeError(
      'documentAlreadyExists',
      `Document by ID "${document._id}" already exists`,
      {
        id: document._id,
      },
    )
  }
  return created(transaction, 'create', document)
}

/** Creates a document, or keeps the existing one. */
function createIfNotExists(transaction: DraftTransaction, input: DocumentInput): Result {
  const document = transaction.stamp(input)
  if (transaction.get(document._id) === undefined) {
    return created(transaction, 'createIfNotExists', document)
  }
  return { id: document._id, operation: 'none' }
}

/** Creates or replaces a document. A replaced document keeps its `_createdAt`. */
export function createOrReplace(transaction: DraftTransaction, input: DocumentInput): Result {
  const fresh = transaction.stamp(input)
  const previous = transaction.get(fresh._id)
  if (previous === undefined) return created(transaction, 'createOrReplace', fresh)
  const document = transaction.put({ ...fresh, _createdAt: previous._createdAt })
  transaction.mutations.push({ createOrReplace: document })
  return { id: document._id, operation: 'update' }
}

function mutationOf(kind: CreateKind, document: LakeDocument): Mutation {
  if (kind === 'create') return { create: document }
  return kind === 'createIfNotExists'
    ? { createIfNotExists: document }
    : { createOrReplace: document }
}

function created(transaction: DraftTransaction, kind: CreateKind, document: LakeDocument): Result {
  transaction.put(document)
  transaction.mutations.push(mutationOf(kind, document))
  return { id: document._id, operation: 'create' }
}

function patch(
  transaction: DraftTransaction,
  body: Extract<Mutation, { patch: unknown }>['patch'],
  select: Select,
): Result[] {
  if (!isRecord(body)) throw new LakeError('invalidMutation', 'A patch must be an object')
  const ids = selected(body, select)
  return ids.map((id) => {
    const before = transaction.get(id)
    if (before === undefined) {
      throw new LakeError('documentNotFound', `The document with the ID "${id}" was not found`, {
        id,
      })
    }
    transaction.put(applyPatch(before, body))
    transaction.mutations.push({ patch: { ...withoutSelection(body), id } })
    return { id, operation: 'update' }
  })
}

function remove(transaction: DraftTransaction, selection: Selection, select: Select): Result[] {
  if (!isRecord(selection)) throw new LakeError('invalidMutation', 'A delete must be an object')
  return selected(selection, select).map((id) => {
    if (transaction.get(id) === undefined) return { id, operation: 'none' }
    transaction.remove(id)
    transaction.mutations.push({ delete: { id } })
    return { id, operation: 'delete' }
  })
}

function selected(selection: Selection, select: Select): readonly string[] {
  if ('id' in selection && selection.id !== undefined) {
    const ids: readonly unknown[] = Array.isArray(selection.id) ? selection.id : [selection.id]
    return ids.map((id) => {
      if (typeof id === 'string' && id !== '') return id
      throw new LakeError('invalidMutation', 'An id must be a string')
    })
  }
  if ('query' in selection && typeof selection.query === 'string') {
    return select(selection.query, isRecord(selection.params) ? selection.params : {})
  }
  throw new LakeError('invalidMutation', 'A selection needs an id or a query')
}

function withoutSelection(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { id: _id, query: _query, params: _params, ...operations } = body
  return operations
}

/**
 * Checks the reference rules of the Content Lake after all mutations: the target of a strong reference must exist, and a strongly
 * referenced document cannot be deleted.
 * @throws LakeError `invalidMutation` with `reason` `missingReference` or `referenced` and the ids
 */
export function checkReferences(
  transaction: DraftTransaction,
  strongReferencesOf: (document: LakeDocument) => Iterable<string>,
  referring: (id: string) => readonly LakeDocument[],
): void {
  for (const [id, { before, after }] of transaction.touched) {
    if (after !== undefined) {
      const held = before === undefined ? undefined : new Set(strongReferencesOf(before))
      for (const target of strongReferencesOf(after)) {
        // References whose target was already missing before this transaction do not block edits of the document.
        const newlyHeld = !held?.has(target) || transaction.touched.has(target)
        if (newlyHeld && transaction.get(target) === undefined) {
          throw new LakeError(
            'invalidMutation',
            `Document "${id}" references non-existent document "${target}"`,
            { reason: 'missingReference', id, target },
          )
        }
      }
    } else if (before !== undefined) {
      const holders = referring(id)
        .filter((holder) => {
          const now = transaction.get(holder._id)
          return now !== undefined && new Set(strongReferencesOf(now)).has(id)
        })
        .map((holder) => holder._id)
        .filter((holder) => publishedIdOf(holder) !== id)
      if (holders.length > 0) {
        throw new LakeError(
          'invalidMutation',
          `Document "${id}" cannot be deleted as there are references to it from "${holders.join('", "')}"`,
          { reason: 'referenced', id, referencingIds: holders },
        )
      }
    }
  }
}

/** True if a mutation selects documents by a query. Also called for invalid mutations, which are rejected later. */
export function asksQuery(mutation: unknown): boolean {
  return (
    isRecord(mutation) &&
    ['patch', 'delete'].some((kind) => {
      const selection = mutation[kind]
      return isRecord(selection) && 'query' in selection
    })
  )
}
