import { isRecord } from '#lake/access/guards.ts'
import { isLakeDocument } from '#lake/documents/json.ts'
import { effectsBetween } from '#lake/documents/mendoza.ts'
import { unpacked } from '#lake/documents/stored-json.ts'
import type { Effects, LakeDocument, Mutation, MutationResult } from '#lake/documents/types.ts'

export type ChangeKind = 'create' | 'update' | 'delete'

/** Stored change of one document by a transaction. */
export interface StoredChange {
  readonly documentId: string
  readonly sequence: number
  readonly previousRev: string | undefined
  readonly kind: ChangeKind
  readonly effects: Effects
  /** Document that the change created. Undefined for other changes, and for changes that an earlier version of this program stored. */
  readonly created?: LakeDocument
}

/** Stored transaction without its changes. */
export interface TransactionRow {
  readonly sequence: number
  readonly id: string
  readonly author: string
  readonly timestamp: string
  /** Hash of the client's request. It distinguishes a repeated request from a different one with the same transaction id. */
  readonly request: string
  readonly results: readonly Omit<MutationResult, 'document'>[]
}

/** Transaction in the log with all its changes, in the order in which they were made. */
export interface LoggedTransaction extends TransactionRow {
  readonly mutations: readonly Mutation[]
  readonly changes: readonly StoredChange[]
}

/** Change of a published document, its draft or one of its versions, for the timeline of the Studio. */
export interface TimelineRow {
  readonly id: string
  readonly sequence: number
  readonly timestamp: string
  readonly author: string
  readonly documentId: string
  readonly kind: string
  readonly previousRev: string | undefined
}

export interface NewChange extends Omit<StoredChange, 'created' | 'sequence'> {
  /** JSON text of the document after the change, or undefined for a deletion. */
  readonly body: string | undefined
  /** Document after the change, or undefined for a deletion. */
  readonly document: LakeDocument | undefined
}

/**
 * Number of changes of a document after which a snapshot is stored. With snapshots, a state can be rebuilt without the complete history.
 */
export const SNAPSHOT_INTERVAL = 50

export interface NewTransaction extends TransactionRow {
  readonly mutations: readonly Mutation[]
  readonly changes: readonly NewChange[]
}

const CREATIONS = ['create', 'createIfNotExists', 'createOrReplace'] as const

/**
 * Returns the text for the column `mutations` of a transaction. If a mutation's document equals the document that it created, only the id
 * is stored, because the column `apply` of the change contains that document.
 */
export function mutationsText({ mutations, changes }: NewTransaction): string {
  const made = new Map(
    changes
      .filter(({ kind }) => kind === 'create')
      .map(({ documentId, document }) => [documentId, document]),
  )
  const short = mutations.map((mutation) => {
    for (const name of CREATIONS) {
      const document: unknown = Object.getOwnPropertyDescriptor(mutation, name)?.value
      if (!isRecord(document)) continue
      const id = String(document['_id'])
      if (hasSameAttributes(made.get(id), document)) return { [name]: id }
    }
    return mutation
  })
  return JSON.stringify(short)
}

/**
 * True if both documents have their attributes in the same order, with identical value objects. A created document shares these objects
 * with the document in the mutation.
 */
function hasSameAttributes(
  made: Readonly<Record<string, unknown>> | undefined,
  document: Readonly<Record<string, unknown>>,
): boolean {
  if (made === undefined) return false
  const names = Object.keys(made)
  const others = Object.keys(document)
  return (
    names.length === others.length &&
    names.every((name, index) => name === others[index] && made[name] === document[name])
  )
}

/** Reads the mutations from a row of `transactions`. @param changes changes of that transaction */
function mutationsOf(row: unknown, changes: readonly StoredChange[]): readonly Mutation[] {
  const kept: unknown[] = JSON.parse(unpacked(columns(row)['mutations']))
  const made = new Map(changes.map(({ documentId, created }) => [documentId, created]))
  const whole = kept.map((mutation) => {
    for (const name of CREATIONS) {
      const id = isRecord(mutation) ? mutation[name] : undefined
      if (typeof id === 'string') return { [name]: made.get(id) }
    }
    return mutation
  })
  // The cast is correct: the mutations were checked before they were stored.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return whole as Mutation[]
}

/**
 * Returns the texts for the columns `apply` and `revert` of a change. The patches of a creation are not stored: they are rebuilt from the
 * document when they are read.
 */
export function effectsTexts({
  kind,
  effects,
  body,
}: Pick<NewChange, 'kind' | 'effects' | 'body'>): { apply: string; revert: string } {
  if (kind === 'create' && body !== undefined) return { apply: body, revert: '' }
  return { apply: JSON.stringify(effects.apply), revert: JSON.stringify(effects.revert) }
}

/** Parses a row of `changes`. */
export function changeOf(row: unknown): StoredChange {
  const { document_id, sequence, previous_rev, kind, apply, revert } = columns(row)
  const common: Omit<StoredChange, 'effects'> = {
    documentId: String(document_id),
    sequence: Number(sequence),
    previousRev: typeof previous_rev === 'string' ? previous_rev : undefined,
    kind: kind === 'create' || kind === 'delete' ? kind : 'update',
  }
  const forwards: unknown = JSON.parse(unpacked(apply))
  if (isLakeDocument(forwards)) {
    return { ...common, effects: effectsBetween(undefined, forwards), created: forwards }
  }
  if (!Array.isArray(forwards)) throw new Error('The store holds a change that is none')
  return { ...common, effects: { apply: forwards, revert: JSON.parse(unpacked(revert)) } }
}

/** Parses a row of `transactions`, without its mutations. */
export function transactionOf(row: unknown): TransactionRow {
  const { sequence, id, author, timestamp, request, results } = columns(row)
  return {
    sequence: Number(sequence),
    id: String(id),
    author: String(author),
    timestamp: String(timestamp),
    request: String(request),
    results: JSON.parse(unpacked(results)),
  }
}

/** Parses a row of `transactions` and the rows of its changes. */
export function loggedTransactionOf(
  row: unknown,
  changeRows: readonly unknown[],
): LoggedTransaction {
  const changes = changeRows.map(changeOf)
  return { ...transactionOf(row), mutations: mutationsOf(row, changes), changes }
}

/** Parses a column that contains a document. */
export function documentOf(body: unknown): LakeDocument {
  const document: unknown = JSON.parse(unpacked(body))
  if (!isLakeDocument(document)) throw new Error('The store holds what is no document')
  return document
}

/** Parses a row of the timeline of a document. */
export function timelineRowOf(row: unknown): TimelineRow {
  const { id, sequence, timestamp, author, document_id, kind, previous_rev } = columns(row)
  return {
    id: String(id),
    sequence: Number(sequence),
    timestamp: String(timestamp),
    author: String(author),
    documentId: String(document_id),
    kind: String(kind),
    previousRev: typeof previous_rev === 'string' ? previous_rev : undefined,
  }
}

/** Checks that a row of the store is an object, and returns it. */
export function columns(row: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(row)) throw new Error('A row of the store is missing')
  return row
}
