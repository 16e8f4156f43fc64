import { PostgresAdapter, sql, type Kysely } from 'kysely'
import { MINUTE } from '#shared/time/units.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { isDraftedType } from '#shared/content/status.ts'
import { referencesIn } from '#shared/content/references.ts'
import { batches, parseDocument, storable } from './mirror.sql.ts'
import { columnText, draftOf, isPublishedId, termsOf, toRow } from './mirrored-document.ts'
import type { Predecessor } from './mirror-change.ts'
import type { MirrorTables } from './mirror.tables.ts'

/** Number of an advisory lock of PostgreSQL. No other lock of the product may have this number. */
const COPY_LOCK = 4_111_007

const isPostgres = (db: Kysely<MirrorTables>) => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Locks the copy, so that other processes write to it only after this transaction. A transaction of SQLite has the write lock from its
 * start.
 */
export async function lockCopy(db: Kysely<MirrorTables>): Promise<void> {
  if (!isPostgres(db)) return
  await sql`select pg_advisory_xact_lock(${sql.lit(COPY_LOCK)}, hashtext(current_schema()))`.execute(
    db,
  )
}

/**
 * Time after the update of a row in which a comparison does not replace the row by an older document, in milliseconds: the process that
 * wrote the row may be ahead of this process. Later the row is replaced, because the lake may have been restored from a backup.
 */
const RECENT = 10 * MINUTE

/** Prefix of the revision in the row of a draft that contains the expected result of a queued write, and no state of the lake. */
const EXPECTED = 'expected:'

/** Revision and time of a stored document. */
interface StoredState {
  readonly rev: string
  readonly updatedAt: string | null
}

async function storedStates(
  db: Kysely<MirrorTables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredState>> {
  const states = new Map<string, StoredState>()
  for (const batch of batches(ids.filter((id) => draftOf(id) === undefined))) {
    const rows = await db
      .selectFrom('mirror_documents')
      .select(['id', 'rev', 'updated_at'])
      .where('id', 'in', batch)
      .execute()
    for (const row of rows) states.set(row.id, { rev: row.rev, updatedAt: row.updated_at })
  }
  for (const batch of batches(ids.map(draftOf).filter((id) => id !== undefined))) {
    const rows = await db
      .selectFrom('mirror_drafts')
      .select(['id', 'rev', 'json'])
      .where('id', 'in', batch)
      .execute()
    for (const { id, rev, json } of rows) {
      // An expected result counts as older than any state of the lake, because the lake may reject the write.
      const updatedAt = rev.startsWith(EXPECTED) ? null : parseDocument({ json })._updatedAt
      states.set(`drafts.${id}`, { rev, updatedAt })
    }
  }
  return states
}

/**
 * Returns the ids of documents whose rows must not be replaced, because another process has already written a later state. The row of a
 * published document is not replaced by the same state either. The row of a draft may contain the expected result of a write, so a draft is
 * written again even if its state is the same. With SQLite every draft is written, because no other process writes.
 */
export async function overtakenIds(
  db: Kysely<MirrorTables>,
  documents: readonly LakeDocument[],
  predecessors: ReadonlyMap<string, Predecessor | undefined>,
): Promise<ReadonlySet<string>> {
  const isShared = isPostgres(db)
  const ids = [...predecessors.keys()].filter(
    (id) => storable(id) && (isShared || draftOf(id) === undefined),
  )
  const stored = await storedStates(db, ids)
  const found = new Map(documents.map((document) => [document._id, document]))
  const newest = new Date(Date.now() - RECENT).toISOString()
  const isOvertaken = (id: string, predecessor: Predecessor | undefined): boolean => {
    const state = stored.get(id)
    const document = found.get(id)
    const isNewerThan = (time: string) =>
      state !== undefined && state.updatedAt !== null && state.updatedAt > time
    const isOlderThan = (time: string) =>
      state === undefined || state.updatedAt === null || state.updatedAt < time
    if (predecessor === undefined) {
      if (!isShared || document === undefined || state?.rev === document._rev) return false
      return isNewerThan(document._updatedAt) && isNewerThan(newest)
    }
    if (state === undefined) return predecessor.first !== undefined
    if (state.rev === document?._rev) return draftOf(id) === undefined
    // Two revisions of the same millisecond have equal times. In this case a stored revision that is not the predecessor is the later one.
    return state.rev !== predecessor.first?._rev && !isOlderThan(predecessor.time)
  }
  return new Set(ids.filter((id) => isOvertaken(id, predecessors.get(id))))
}

/** Deletes documents and their index rows; ids of drafts begin with `drafts.`. */
export async function removeDocuments(
  db: Kysely<MirrorTables>,
  ids: readonly string[],
): Promise<void> {
  const drafts = ids.map(draftOf).filter((id) => id !== undefined)
  for (const batch of batches(drafts)) {
    await db.deleteFrom('mirror_drafts').where('id', 'in', batch).execute()
    const own = batch.map((id) => `drafts.${id}`)
    await db.deleteFrom('mirror_references').where('document_id', 'in', own).execute()
  }
  for (const batch of batches(ids.filter((id) => draftOf(id) === undefined))) {
    await db.deleteFrom('mirror_references').where('document_id', 'in', batch).execute()
    await db.deleteFrom('mirror_terms').where('document_id', 'in', batch).execute()
    await db.deleteFrom('mirror_documents').where('id', 'in', batch).execute()
  }
}

/** Inserts new documents with their index rows. */
export async function addDocuments(
  db: Kysely<MirrorTables>,
  documents: readonly LakeDocument[],
): Promise<void> {
  const drafts = documents.flatMap((document) => {
    const id = draftOf(document._id)
    if (id === undefined) return []
    return [{ id, type: document._type, rev: document._rev, json: JSON.stringify(document) }]
  })
  for (const batch of batches(drafts)) {
    await db.insertInto('mirror_drafts').values(batch).execute()
  }
  const published = documents.filter(({ _id }) => draftOf(_id) === undefined)
  for (const batch of batches(published)) {
    await db.insertInto('mirror_documents').values(batch.map(toRow)).execute()
  }
  const kept = documents.filter(({ _id }) => isPublishedId(_id) || draftOf(_id) !== undefined)
  const references = kept.flatMap((document) =>
    [...referencesIn(document)]
      .filter((target) => columnText(target) !== null)
      .map((target) => ({ document_id: document._id, target_id: target })),
  )
  for (const batch of batches(references)) {
    await db.insertInto('mirror_references').values(batch).execute()
  }
  const terms = published.flatMap((document) =>
    termsOf(document).map((term) => ({ document_id: document._id, term })),
  )
  for (const batch of batches(terms)) {
    await db.insertInto('mirror_terms').values(batch).execute()
  }
}

/** Inserts the expected result of a queued write as the draft of an article. @param id id without `drafts.` */
export async function addExpected(
  db: Kysely<MirrorTables>,
  id: string,
  copy: LakeDocument,
): Promise<void> {
  await addDocuments(db, [{ ...copy, _id: `drafts.${id}` }])
  await db
    .updateTable('mirror_drafts')
    .set((eb) => ({ rev: eb(sql.lit(EXPECTED), '||', eb.ref('rev')) }))
    .where('id', '=', id)
    .execute()
}

/** Ids, without `drafts.`, of the articles affected by a write. Removed documents are included, because they may have been articles. */
export function articlesIn(
  documents: readonly LakeDocument[],
  removed: readonly string[],
): readonly string[] {
  const changed = documents.filter(({ _type }) => isDraftedType(_type)).map(({ _id }) => _id)
  return [...new Set([...changed, ...removed].map((id) => draftOf(id) ?? id))]
}
