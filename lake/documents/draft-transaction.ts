import {
  compareIds,
  completeId,
  isValidId,
  isVersionId,
  publishedIdOf,
} from '#lake/documents/ids.ts'
import { isRecord } from '#lake/access/guards.ts'
import { importJson } from '#lake/documents/json.ts'
import type { LakeDocument, Mutation } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

interface Touched {
  readonly before: LakeDocument | undefined
  after: LakeDocument | undefined
}

/**
 * Transaction in progress. Only reads of this transaction see its changes. Its documents already have their final `_rev` and `_updatedAt`.
 */
export interface DraftTransaction {
  readonly transactionId: string
  readonly timestamp: string
  readonly touched: ReadonlyMap<string, Readonly<Touched>>
  /** Mutations that the transaction consists of, in the format of `/data/mutate`. */
  readonly mutations: Mutation[]
  get(id: string): LakeDocument | undefined
  /** Ids of the existing draft and versions of a published id, in `_id` order. */
  versionsOf(publishedId: string): readonly string[]
  /**
   * Checks a document from a client and adds its system attributes. `_createdAt` is the client's value, else that of `previous`, else the
   * current time.
   */
  stamp(input: unknown, previous?: LakeDocument): LakeDocument
  put(document: LakeDocument): LakeDocument
  remove(id: string): void
}

/** Committed documents, as read by a transaction. */
export type CommittedDocuments = Pick<DraftTransaction, 'get' | 'versionsOf'>

/** Creates a transaction that reads committed documents and leaves them unchanged. */
export function createDraftTransaction(
  committed: CommittedDocuments,
  transactionId: string,
  timestamp: string,
): DraftTransaction {
  const touched = new Map<string, Touched>()

  function get(id: string): LakeDocument | undefined {
    const entry = touched.get(id)
    return entry === undefined ? committed.get(id) : entry.after
  }

  function set(id: string, after: LakeDocument | undefined): void {
    const entry = touched.get(id)
    if (entry === undefined) touched.set(id, { before: committed.get(id), after })
    else entry.after = after
  }

  return {
    transactionId,
    timestamp,
    touched,
    mutations: [],
    get,
    versionsOf(publishedId) {
      return withChanges(committed.versionsOf(publishedId), publishedId, touched)
    },
    stamp(input, previous) {
      const copy = importJson(input)
      if (!isRecord(copy)) throw new LakeError('invalidMutation', 'A document must be an object')
      const { _id, _type, _rev, _createdAt, _updatedAt, ...attributes } = copy
      if (_id !== undefined && typeof _id !== 'string') {
        throw new LakeError('invalidMutation', '"_id" must be a string')
      }
      if (typeof _type !== 'string' || _type === '') {
        throw new LakeError('invalidMutation', 'Document is missing the "_type" attribute', {
          id: _id,
        })
      }
      const id = completeId(_id)
      if (!isValidId(id)) {
        throw new LakeError('invalidMutation', `${JSON.stringify(id)} is not a valid document id`, {
          id,
        })
      }
      const createdAt = previous?._createdAt ?? asTime(_createdAt) ?? timestamp
      return {
        ...attributes,
        _id: id,
        _type,
        _rev: transactionId,
        _createdAt: createdAt,
        _updatedAt: timestamp,
      }
    },
    put(document) {
      const stamped: LakeDocument = { ...document, _rev: transactionId, _updatedAt: timestamp }
      set(stamped._id, stamped)
      return stamped
    },
    remove(id) {
      set(id, undefined)
    },
  }
}

function asTime(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(value)) return undefined
  return Number.isNaN(Date.parse(value)) ? undefined : value
}

/** Adds uncommitted creations to the versions of a published id, and removes uncommitted deletions. The result is in `_id` order. */
function withChanges(
  versions: readonly string[],
  publishedId: string,
  touched: ReadonlyMap<string, Readonly<Touched>>,
): readonly string[] {
  const ids = new Set(versions)
  for (const [id, { after }] of touched) {
    if (!isVersionId(id) || publishedIdOf(id) !== publishedId) continue
    if (after === undefined) ids.delete(id)
    else ids.add(id)
  }
  return [...ids].toSorted(compareIds)
}
