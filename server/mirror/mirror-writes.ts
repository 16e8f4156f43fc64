import { PostgresAdapter, sql, type Kysely } from 'kysely'
import type { LakeDocument } from '#lake/documents/types.ts'
import { isDraftedType } from '#shared/content/status.ts'
import { referencesIn } from '#shared/content/references.ts'
import { batches, storable } from './mirror.sql.ts'
import { columnText, draftOf, isPublishedId, termsOf, toRow } from './mirrored-document.ts'
import type { Predecessor } from './mirror-change.ts'
import type { MirrorTables } from './mirror.tables.ts'

/** Number of an advisory lock of PostgreSQL. No other lock of the product may have this number. */
const COPY_LOCK = 4_111_007

/** Lets other processes write to the copy only after this transaction. A transaction of SQLite has the write lock from its start. */
export async function lockCopy(db: Kysely<MirrorTables>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`select pg_advisory_xact_lock(${sql.lit(COPY_LOCK)}, hashtext(current_schema()))`.execute(
    db,
  )
}

/**
 * Ids of published documents whose rows must stay, because another process has written the same or a later state. Drafts are always
 * written: their rows may have the expected result of a write instead of a state of the lake.
 */
export async function overtakenIds(
  db: Kysely<MirrorTables>,
  documents: readonly LakeDocument[],
  predecessors: ReadonlyMap<string, Predecessor | undefined>,
): Promise<ReadonlySet<string>> {
  const revisions = new Map(documents.map(({ _id, _rev }) => [_id, _rev]))
  const overtaken = new Set<string>()
  const ids = [...predecessors.keys()].filter((id) => draftOf(id) === undefined && storable(id))
  for (const batch of batches(ids)) {
    const rows = await db
      .selectFrom('mirror_documents')
      .select(['id', 'rev', 'updated_at'])
      .where('id', 'in', batch)
      .execute()
    const stored = new Map(rows.map((row) => [row.id, row]))
    for (const id of batch) {
      const predecessor = predecessors.get(id)
      if (predecessor === undefined) continue
      const { first, time } = predecessor
      const row = stored.get(id)
      const isOvertaken =
        row === undefined
          ? first !== undefined
          : row.rev === revisions.get(id) ||
            (row.rev !== first?._rev && row.updated_at !== null && row.updated_at > time)
      if (isOvertaken) overtaken.add(id)
    }
  }
  return overtaken
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

/** Ids, without `drafts.`, of the articles affected by a write. Removed documents are included, as they may have been articles. */
export function articlesIn(
  documents: readonly LakeDocument[],
  removed: readonly string[],
): readonly string[] {
  const changed = documents.filter(({ _type }) => isDraftedType(_type)).map(({ _id }) => _id)
  return [...new Set([...changed, ...removed].map((id) => draftOf(id) ?? id))]
}
