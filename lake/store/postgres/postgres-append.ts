import { effectsTexts, mutationsText, SNAPSHOT_INTERVAL } from '#lake/store/stored-transaction.ts'
import type { NewTransaction } from '#lake/store/stored-transaction.ts'

/**
 * Expression for the channel on which processes tell each other of commits: id of the dataset and sequence, separated by a space. Each
 * schema has its own channel, because ids of datasets are unique in a schema only.
 */
export const CHANNEL = `(SELECT 'content_lake_' || oid FROM pg_namespace WHERE nspname = current_schema())`

/**
 * Stores a group of transactions in one statement. `changes` of a document counts its changes since its creation; every
 * SNAPSHOT_INTERVAL changes its body is also stored as a snapshot.
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

/** Final state of a document after a group. */
interface State {
  readonly body: string | undefined
  /** Number of changes in the group since its creation there, or in the group. */
  readonly count: number
  /** True if the group created the document. */
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

/** Parameters of {@link APPEND} for a group that is not empty. */
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
