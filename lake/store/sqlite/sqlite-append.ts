import type { Database } from 'better-sqlite3'
import { packed } from '#lake/documents/stored-json.ts'
import { effectsTexts, mutationsText, SNAPSHOT_INTERVAL } from '#lake/store/stored-transaction.ts'
import type { NewChange, NewTransaction } from '#lake/store/stored-transaction.ts'

/** Prepares the statements that write transactions to the tables of the log. */
function prepareWrites(database: Database) {
  return {
    insertTransaction: database.prepare(
      `INSERT INTO transactions (dataset, sequence, id, author, timestamp, mutations, request, results)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    insertChange: database.prepare(
      `INSERT INTO changes (dataset, document_id, sequence, previous_rev, kind, apply, revert)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ),
    insertSnapshot: database.prepare(
      'INSERT INTO snapshots (dataset, document_id, sequence, body) VALUES (?, ?, ?, ?)',
    ),
    putDocument: database.prepare(
      `INSERT INTO documents (dataset, id, body) VALUES (?, ?, ?)
       ON CONFLICT (dataset, id) DO UPDATE SET body = excluded.body`,
    ),
    removeDocument: database.prepare('DELETE FROM documents WHERE dataset = ? AND id = ?'),
    /** Number of changes of a document since its newest snapshot or, without one, its creation. */
    changesSinceSnapshot: database
      .prepare(
        `SELECT count(*) FROM changes WHERE dataset = @dataset AND document_id = @id AND sequence >
           max(coalesce((SELECT max(sequence) FROM snapshots WHERE dataset = @dataset AND document_id = @id), 0),
               coalesce((SELECT max(sequence) FROM changes WHERE dataset = @dataset AND document_id = @id AND kind = 'create'), 0))`,
      )
      .pluck(),
  }
}

/** Creates the function that appends a group of transactions to a dataset in one SQLite transaction. */
export function createAppend(
  database: Database,
): (dataset: string, group: readonly NewTransaction[]) => void {
  const writes = prepareWrites(database)

  function insertChange(dataset: string, sequence: number, change: NewChange): void {
    const { documentId, previousRev, kind } = change
    const texts = effectsTexts(change)
    const body = change.body === undefined ? undefined : packed(change.body)
    const apply = kind === 'create' && body !== undefined ? body : packed(texts.apply)
    const isDue =
      kind === 'update' &&
      Number(writes.changesSinceSnapshot.get({ dataset, id: documentId })) >= SNAPSHOT_INTERVAL
    writes.insertChange.run(
      dataset,
      documentId,
      sequence,
      previousRev ?? null,
      kind,
      apply,
      packed(texts.revert),
    )
    if (body === undefined) {
      writes.removeDocument.run(dataset, documentId)
      return
    }
    // Stores the body uncompressed. This halves the time and memory of each start, which reads all documents.
    writes.putDocument.run(dataset, documentId, change.body)
    if (isDue) writes.insertSnapshot.run(dataset, documentId, sequence, body)
  }

  function insert(dataset: string, transaction: NewTransaction): void {
    const { sequence, id, author, timestamp, request, results } = transaction
    writes.insertTransaction.run(
      dataset,
      sequence,
      id,
      author,
      timestamp,
      packed(mutationsText(transaction)),
      request,
      packed(JSON.stringify(results)),
    )
    for (const change of transaction.changes) insertChange(dataset, sequence, change)
  }

  return database.transaction((dataset: string, group: readonly NewTransaction[]) => {
    for (const transaction of group) insert(dataset, transaction)
  }).immediate
}
