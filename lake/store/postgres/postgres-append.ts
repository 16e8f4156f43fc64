import { effectsTexts, mutationsText, SNAPSHOT_INTERVAL } from '#lake/store/stored-transaction.ts'
import type { NewTransaction } from '#lake/store/stored-transaction.ts'

/**
 * SQL expression for the channel on which processes notify each other of commits. The payload is the id of the dataset and the sequence,
 * separated by a space. Each schema has its own channel, because ids of datasets are unique only within a schema.
 */
export const CHANNEL = `(SELECT 'content_lake_' || oid FROM pg_namespace WHERE nspname = current_schema())`

/**
 * Statement that stores a group of transactions. `changes` is the number of changes of a document since its creation. Every
 * SNAPSHOT_INTERVAL changes, the statement also stores the body of the document as a snapshot.
 */
export const APPEND = `
  WITH transactions AS (
    INSERT INTO lake_transactions (dataset, sequence, id, author, timestamp, mutations, request, results)
    SELECT $1::integer, * FROM unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
  ), changes AS (
    INSERT INTO lake_changes (dataset, document_id, sequence, position, previous_rev, kind, apply, revert)
    SELECT $1::integer, * FROM unnest($9::text[], $10::bigint[], $11::integer[], $12::text[], $13::text[], $14::text[], $15::text[])
  ), removed AS (
    DELETE FROM lake_documents WHERE dataset = $1::integer AND id = ANY($16::text[])
  ), states AS (
    SELECT * FROM unnest($17::text[], $18::text[], $19::integer[], $20::boolean[], $21::bigint[])
      AS states (id, body, count, is_new, sequence)
  ), written AS (
    INSERT INTO lake_documents AS stored (dataset, id, body, changes)
    SELECT $1::integer, id, body, count FROM states
    ON CONFLICT (dataset, id) DO UPDATE SET body = excluded.body, changes =
      CASE WHEN (SELECT is_new FROM states WHERE states.id = excluded.id)
        THEN excluded.changes ELSE stored.changes + excluded.changes END
    RETURNING id, changes
  ), snapshots AS (
    INSERT INTO lake_snapshots (dataset, document_id, sequence, body)
    SELECT $1::integer, id, sequence, body FROM states JOIN written USING (id)
    WHERE NOT is_new AND changes / ${SNAPSHOT_INTERVAL} > (changes - count) / ${SNAPSHOT_INTERVAL}
  ), head AS (
    UPDATE lake_datasets SET sequence = $22::bigint, latest = $23::text WHERE id = $1::integer
  )
  SELECT pg_notify(${CHANNEL}, $24::text)`

/** State of a document after a group of transactions. */
interface State {
  readonly body: string | undefined
  /** Number of changes of the document in the group. If the group creates the document, only changes since its creation count. */
  readonly count: number
  /** True if the group creates the document. */
  readonly isNew: boolean
  readonly sequence: number
}

function statesOf(group: readonly NewTransaction[]): ReadonlyMap<string, State> {
  const states = new Map<string, State>()
  for (const { sequence, changes } of group) {
    for (const { documentId, kind, body } of changes) {
      const before = states.get(documentId)
      const isNew = kind === 'create' || before?.isNew === true
      const count = kind === 'create' ? 0 : (before?.count ?? 0) + 1
      states.set(documentId, { body, count, isNew, sequence })
    }
  }
  return states
}

/** Returns the parameters of {@link APPEND} for a group, which must not be empty. */
export function appendValues(dataset: number, group: readonly NewTransaction[]): unknown[] {
  const changes = group.flatMap((transaction) =>
    transaction.changes.map((change, position) => ({
      ...change,
      ...effectsTexts(change),
      sequence: transaction.sequence,
      position,
    })),
  )
  const states = [...statesOf(group)]
  const written = states.flatMap(([id, { body, ...rest }]) =>
    body === undefined ? [] : [{ id, body, ...rest }],
  )
  const last = group.at(-1)
  return [
    dataset,
    group.map(({ sequence }) => sequence),
    group.map(({ id }) => id),
    group.map(({ author }) => author),
    group.map(({ timestamp }) => timestamp),
    group.map(mutationsText),
    group.map(({ request }) => request),
    group.map(({ results }) => JSON.stringify(results)),
    changes.map(({ documentId }) => documentId),
    changes.map(({ sequence }) => sequence),
    changes.map(({ position }) => position),
    changes.map(({ previousRev }) => previousRev ?? null),
    changes.map(({ kind }) => kind),
    changes.map(({ apply }) => apply),
    changes.map(({ revert }) => revert),
    states.flatMap(([id, { body }]) => (body === undefined ? [id] : [])),
    written.map(({ id }) => id),
    written.map(({ body }) => body),
    written.map(({ count }) => count),
    written.map(({ isNew }) => isNew),
    written.map(({ sequence }) => sequence),
    last?.sequence,
    last?.timestamp,
    `${dataset} ${last?.sequence}`,
  ]
}
