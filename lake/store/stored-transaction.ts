import { isRecord } from '#lake/access/guards.ts'
import { isLakeDocument } from '#lake/documents/json.ts'
import { effectsBetween } from '#lake/documents/mendoza.ts'
import { unpacked } from '#lake/documents/stored-json.ts'
import type { Effects, LakeDocument, Mutation, MutationResult } from '#lake/documents/types.ts'

export type ChangeKind = 'create' | 'update' | 'delete'

/** Stored effect of a transaction on a document. */
export interface StoredChange {
  readonly documentId: string
  readonly sequence: number
  readonly previousRev: string | undefined
  readonly kind: ChangeKind
  readonly effects: Effects
  /** The document, if the change created it. Absent for changes written by an earlier version of this program. */
  readonly created?: LakeDocument
}

/** Stored transaction without its changes. */
export interface TransactionRow {
  readonly sequence: number
  readonly id: string
  readonly author: string
  readonly timestamp: string
  /** Digest of the client's request, which distinguishes a retry from another request with the same transaction id. */
  readonly request: string
  readonly results: readonly Omit<MutationResult, 'document'>[]
}

/** Transaction of the log with all its changes, in their order. */
export interface LoggedTransaction extends TransactionRow {
  readonly mutations: readonly Mutation[]
  readonly changes: readonly StoredChange[]
}

/** Change of a published document or of one of its versions, for the timeline of the Studio. */
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
  /** JSON text of the document after the change; undefined if it was deleted. */
  readonly body: string | undefined
  /** Document after the change. */
  readonly document: LakeDocument | undefined
}

/** Number of changes of a document between two snapshots, which save replaying its history from the start. */
export const SNAPSHOT_INTERVAL = 50

export interface NewTransaction extends TransactionRow {
  readonly mutations: readonly Mutation[]
  readonly changes: readonly NewChange[]
}

const CREATIONS = ['create', 'createIfNotExists', 'createOrReplace'] as const

/**
 * Text of the column `mutations` of a transaction. A mutation whose document equals the created document is stored as the document's id only, because
 * the document itself is in the column `apply` of the creation.
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
 * True if two documents have identical attribute values in the same order: a created document shares the attribute values of its mutation's
 * document.
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

/** Mutations of a row of `transactions`. @param changes changes of the same transaction */
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
  // The mutations were validated before they were written.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return whole as Mutation[]
}

/** Texts of the columns `apply` and `revert` of a change. The effects of a creation are rebuilt from its document when they are read. */
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

/** Parses a column that holds a document. */
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

/** Row of the store by column names. */
export function columns(row: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(row)) throw new Error('A row of the store is missing')
  return row
}
