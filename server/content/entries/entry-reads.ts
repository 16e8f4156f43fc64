import { HttpError } from '#server/http/http-error.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { entryTypes, type EntryType } from '#shared/content/entries/entry-types.ts'
import { stillOpen } from '#shared/content/job-opening.ts'
import { isStatus, PUBLIC_STATUS } from '#shared/content/status.ts'
import { entryValues, type EntryItem } from '#shared/contracts/entries.ts'
import { paths } from '#shared/paths/paths.ts'
import { project } from '../projection.ts'
import { referencedDocuments } from '../referenced-documents.ts'
import { addressOf, nameOf } from './entry-document.ts'
import type { EntryMirror, EntryServiceOptions } from './entries.service.types.ts'

/** Maximum number of documents of a type that are read. */
const MOST = 1_000

/** A document with its newest queued change applied. */
export interface KnownEntry {
  readonly document: LakeDocument
  readonly pending: boolean
  readonly contested: boolean
}

/** References to a document from other documents. */
interface Uses {
  readonly count: number
  /** True if at least one of the referring documents is public. */
  readonly isPublic: boolean
}

const NO_USES: Uses = { count: 0, isPublic: false }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const missing = (type: EntryType) =>
  new HttpError('not_found', `Choose another ${entryTypes[type].noun}. This one no longer exists`)

/** Second line of a document's row in the list. */
function noteOf(type: EntryType, document: LakeDocument): string {
  if (type === 'author') return textOf(document['role'])
  if (type === 'category') return addressOf(document)
  return [document['team'], document['place']].map(textOf).filter(Boolean).join(' · ')
}

const pathOf = (type: EntryType, document: LakeDocument): string => {
  if (type === 'author') return paths.author(document._id)
  return type === 'category'
    ? paths.blogCategory(addressOf(document))
    : paths.opening(addressOf(document))
}

/** Status of a document. A document without a status counts as a draft, as in the Studio. */
export const statusOf = (document: LakeDocument) => {
  const { status } = document
  return isStatus(status) ? status : 'draft'
}

/** Converts a document to a row. @param now milliseconds since 1970 */
export function toItem(
  type: EntryType,
  { document, pending, contested }: KnownEntry,
  uses: Uses = NO_USES,
  now: number,
): EntryItem {
  const { hasStatus } = entryTypes[type]
  const closes = type === 'opening' ? textOf(document['closesAt']) || null : null
  const isLive = hasStatus
    ? statusOf(document) === PUBLIC_STATUS && stillOpen([{ closes_at: closes }], now).length > 0
    : uses.isPublic
  return {
    id: document._id,
    type,
    title: nameOf(type, document),
    note: noteOf(type, document),
    status: hasStatus ? statusOf(document) : null,
    closes_at: closes,
    is_live: isLive,
    uses: uses.count,
    path: isLive ? pathOf(type, document) : null,
    revision: document._rev,
    updated_at: document._updatedAt,
    pending,
    contested,
  }
}

const empty = (value: unknown) => (value === null || value === undefined ? '' : value)

/** Values of the fields of a document, in the format of the contract of its type. */
function valuesOf(
  type: EntryType,
  document: LakeDocument,
  others: ReadonlyMap<string, LakeDocument>,
): unknown {
  if (type === 'category') {
    const { title, description } = document
    return { title: textOf(title), slug: addressOf(document), description: textOf(description) }
  }
  const [projected] = entryProjection(type, document, others)
  return projected
}

function entryProjection(
  type: 'opening' | 'author',
  document: LakeDocument,
  others: ReadonlyMap<string, LakeDocument>,
): readonly unknown[] {
  const [found] = [project(type, [document], others)].flat()
  const values: Readonly<Record<string, unknown>> =
    typeof found === 'object' && found !== null ? { ...found } : {}
  const names = Object.keys(entryValues[type].shape)
  const nullable = new Set(['employment', 'closes_at', 'picture', 'body'])
  return [
    Object.fromEntries(
      names.map((name) => [
        name,
        nullable.has(name) ? (values[name] ?? null) : empty(values[name]),
      ]),
    ),
  ]
}

/** Creates the functions that read documents from the mirror, with queued writes applied. */
export function createEntryReads({ outbox }: Pick<EntryServiceOptions, 'outbox'>) {
  type Store = Parameters<Parameters<EntryMirror['read']>[0]>[0]

  /** All documents of a type by id. */
  const all = async (store: Store, type: EntryType): Promise<Map<string, KnownEntry>> => {
    const { documents } = await store.ofType(type, { offset: 0, limit: MOST })
    const known = new Map<string, KnownEntry>(
      documents.map((document) => [document._id, { document, pending: false, contested: false }]),
    )
    for (const { id, state, after } of await outbox.ofTypes([type])) {
      const before = known.get(id)
      if (state === 'conflict') {
        // If the CMS has rejected a change, staff see the document as it is in the CMS.
        if (before !== undefined) known.set(id, { ...before, pending: false, contested: true })
      } else if (after.published === undefined) known.delete(id)
      else if (before?.contested !== true) {
        known.set(id, { document: after.published, pending: true, contested: false })
      }
    }
    return known
  }

  const usesIn = async (store: Store, type: EntryType): Promise<ReadonlyMap<string, Uses>> => {
    const found = Map.groupBy(await store.usersOf([type]), ({ targetId }) => targetId)
    return new Map(
      [...found].map(([id, users]) => [
        id,
        {
          count: new Set(users.map((user) => user.id)).size,
          isPublic: users.some(({ isPublic, type: by }) => isPublic && by === 'blog'),
        },
      ]),
    )
  }

  /** Returns a document with its newest queued change applied. @throws HttpError `not_found` */
  const find = async (store: Store, type: EntryType, id: string): Promise<KnownEntry> => {
    const found = (await all(store, type)).get(id)
    if (found === undefined) throw missing(type)
    return found
  }

  const values = async (store: Store, type: EntryType, document: LakeDocument) =>
    valuesOf(type, document, await referencedDocuments(store, [document]))

  return { all, usesIn, find, values }
}

export type EntryReads = ReturnType<typeof createEntryReads>
