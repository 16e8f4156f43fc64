import type pg from 'pg'
import { z } from 'zod'
import {
  changeOf,
  documentOf,
  loggedTransactionOf,
  timelineRowOf,
  transactionOf,
} from '#lake/store/stored-transaction.ts'
import type { LoggedTransaction, TransactionRow } from '#lake/store/stored-transaction.ts'
import type { DatasetLog, LogPosition, LogTurn, SequenceRange } from '#lake/store/store.ts'
import type { AclMode } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'
import { guarded, logEndsBefore } from './connections.ts'
import { APPEND, appendValues } from './postgres-append.ts'

type Row = Readonly<Record<string, unknown>>

/** Maximum number of changes that a process reads while it has locked the dataset. */
const MOST_CHANGES = 1_000

/** Results of the two statements BEGIN and SELECT … FOR UPDATE, which locks the row of a dataset. */
const begunTurn = z.tuple([
  z.unknown(),
  z.object({
    rows: z.array(
      z.object({
        sequence: z.coerce.number(),
        acl_mode: z.enum(['public', 'private']),
        reached_id: z.string().nullable(),
      }),
    ),
  }),
])

/** Receiver of the state of a dataset, which the log reads while it locks the dataset. */
export interface LogWatch {
  /** Called if the log no longer contains a transaction that this process has applied. */
  readonly onLost: () => void
  /** Called with the access mode, before the missed transactions are applied. @param askedAt `performance.now()` before the read */
  readonly onAclMode: (aclMode: AclMode, askedAt: number) => void
}

/** Order of the changes of a transaction: the order in which they were made, or the order of document ids. */
type ChangeOrder = 'position' | 'document_id'

/** Reads the changes for rows of `lake_transactions`. Returns the transactions in the order of the rows. */
async function withChanges(
  client: pg.Pool | pg.ClientBase,
  dataset: number,
  rows: readonly Row[],
  order: ChangeOrder,
): Promise<LoggedTransaction[]> {
  if (rows.length === 0) return []
  const sequences = rows.map(({ sequence }) => sequence)
  const { rows: changes } = await client.query<Row>(
    `SELECT * FROM lake_changes WHERE dataset = $1 AND sequence = ANY($2::bigint[]) ORDER BY sequence, ${order}`,
    [dataset, sequences],
  )
  const bySequence = Map.groupBy(changes, ({ sequence }) => String(sequence))
  return rows.map((row) => loggedTransactionOf(row, bySequence.get(String(row['sequence'])) ?? []))
}

async function transactionsAfter(
  client: pg.Pool | pg.ClientBase,
  dataset: number,
  [first, last]: SequenceRange,
  mostChanges?: number,
): Promise<LoggedTransaction[]> {
  // LIMIT NULL means no limit. All changes of the last transaction are read.
  const { rows } = await client.query<Row>(
    `SELECT * FROM lake_transactions WHERE dataset = $1 AND sequence BETWEEN $2 AND least($3, (
       SELECT max(sequence) FROM (SELECT sequence FROM lake_changes
         WHERE dataset = $1 AND sequence BETWEEN $2 AND $3 ORDER BY sequence LIMIT $4) AS changes))
     ORDER BY sequence`,
    [dataset, first, last, mostChanges ?? null],
  )
  return withChanges(client, dataset, rows, 'position')
}

/** Locks the row of a dataset, so that no other process can append, and reads the transactions that this process has missed. */
async function takeTurn(
  client: pg.PoolClient,
  dataset: number,
  reached: LogPosition,
  transactionIds: readonly string[],
  watch: LogWatch | undefined,
): Promise<LogTurn> {
  let isOver = false
  const end = (error?: unknown) => {
    if (isOver) return
    isOver = true
    // Closes a connection in an unknown state, which also rolls back its transaction.
    client.release(error !== undefined)
  }
  try {
    // Sends both statements in one request, so they cannot have parameters.
    const askedAt = performance.now()
    const begun: unknown = await client.query(
      `BEGIN; SELECT sequence, acl_mode, (SELECT id FROM lake_transactions
         WHERE dataset = ${dataset} AND sequence = ${reached.sequence}) AS reached_id
       FROM lake_datasets WHERE id = ${dataset} FOR UPDATE`,
    )
    const [, { rows: locked }] = begunTurn.parse(begun)
    const [row] = locked
    if (row === undefined) throw new LakeError('datasetNotFound', 'The dataset was deleted')
    const { sequence: head, acl_mode: aclMode, reached_id: reachedId } = row
    if (hasLost({ sequence: head, reachedId }, reached)) {
      watch?.onLost()
      throw logEndsBefore()
    }
    watch?.onAclMode(aclMode, askedAt)
    const missed =
      head > reached.sequence
        ? await transactionsAfter(client, dataset, [reached.sequence + 1, head], MOST_CHANGES)
        : []
    const stored = new Map<string, TransactionRow>()
    if (transactionIds.length > 0) {
      const found = await client.query<Row>(
        'SELECT * FROM lake_transactions WHERE dataset = $1 AND id = ANY($2::text[])',
        [dataset, transactionIds],
      )
      for (const row of found.rows) stored.set(String(row['id']), transactionOf(row))
    }
    return {
      head,
      missed,
      stored,
      append: (group) =>
        guarded(async () => {
          try {
            await client.query({
              name: 'append',
              text: APPEND,
              values: appendValues(dataset, group),
            })
            await client.query('COMMIT')
            end()
          } catch (error) {
            end(error)
            throw error
          }
        }),
      async release() {
        if (isOver) return
        await client.query('ROLLBACK').then(
          () => end(),
          (error: unknown) => end(error),
        )
      },
    }
  } catch (error) {
    end(error)
    throw error
  }
}

const numberFrom = (rows: readonly Row[]): number | undefined => {
  const value = rows[0]?.['sequence']
  return value === undefined || value === null ? undefined : Number(value)
}

/**
 * True if the database has lost transactions that a process has applied.
 * @param read newest sequence, and the id of the transaction at the position of the process
 */
export const hasLost = (
  read: { readonly sequence: number; readonly reachedId: string | null },
  { sequence, transactionId }: LogPosition,
): boolean =>
  read.sequence < sequence || (transactionId !== undefined && read.reachedId !== transactionId)

/** Log of a dataset in PostgreSQL, to which several processes can append. Every method can throw LakeError `unavailable`. */
export function postgresLog(pool: pg.Pool, dataset: number, watch?: LogWatch): DatasetLog {
  const read = async (text: string, ...values: readonly unknown[]): Promise<readonly Row[]> =>
    (await guarded(() => pool.query<Row>(text, [dataset, ...values]))).rows

  async function revisionAt(id: string, sequence: number): Promise<string | undefined> {
    const [row] = await read(
      `SELECT lake_changes.kind, lake_transactions.id
       FROM lake_changes JOIN lake_transactions USING (dataset, sequence)
       WHERE dataset = $1 AND document_id = $2 AND sequence <= $3 ORDER BY sequence DESC LIMIT 1`,
      id,
      sequence,
    )
    return row === undefined || row['kind'] === 'delete' ? undefined : String(row['id'])
  }

  return {
    begin: (reached, ids) =>
      guarded(async () => takeTurn(await pool.connect(), dataset, reached, ids, watch)),
    sequenceOf: async (id) =>
      numberFrom(
        await read('SELECT sequence FROM lake_transactions WHERE dataset = $1 AND id = $2', id),
      ),
    sequenceAt: async (timestamp) =>
      numberFrom(
        await read(
          `SELECT sequence FROM lake_transactions WHERE dataset = $1 AND timestamp <= $2
           ORDER BY timestamp DESC, sequence DESC LIMIT 1`,
          timestamp,
        ),
      ),
    newestChangeOf: async (id) =>
      numberFrom(
        await read(
          'SELECT max(sequence) AS sequence FROM lake_changes WHERE dataset = $1 AND document_id = $2',
          id,
        ),
      ),
    revisionAt,
    async lineage(id, sequence) {
      const revision = await revisionAt(id, sequence)
      if (revision === undefined) return undefined
      const [snapshot] = await read(
        `SELECT sequence, body FROM lake_snapshots WHERE dataset = $1 AND document_id = $2 AND sequence <= $3
           AND sequence >= coalesce((SELECT max(sequence) FROM lake_changes
             WHERE dataset = $1 AND document_id = $2 AND sequence <= $3 AND kind = 'create'), 0)
         ORDER BY sequence DESC LIMIT 1`,
        id,
        sequence,
      )
      const rows = await read(
        `SELECT * FROM lake_changes WHERE dataset = $1 AND document_id = $2 AND sequence <= $3 AND sequence >
           coalesce($4, (SELECT max(sequence) - 1 FROM lake_changes
             WHERE dataset = $1 AND document_id = $2 AND sequence <= $3 AND kind = 'create'), 0)
         ORDER BY sequence`,
        id,
        sequence,
        snapshot?.['sequence'] ?? null,
      )
      return {
        revision,
        base: snapshot === undefined ? undefined : documentOf(snapshot['body']),
        patches: rows.map((row) => changeOf(row).effects.apply),
      }
    },
    async transactionsOf({ documentIds, fromTime, toTime, reverse = false, limit }, [first, last]) {
      const rows = await read(
        `SELECT * FROM lake_transactions WHERE dataset = $1 AND sequence BETWEEN $2 AND $3
           AND timestamp >= $4 AND timestamp <= $5 AND sequence IN
             (SELECT sequence FROM lake_changes WHERE dataset = $1 AND document_id = ANY($6::text[]))
         ORDER BY sequence ${reverse ? 'DESC' : 'ASC'} LIMIT $7`,
        first,
        last,
        fromTime ?? '',
        toTime ?? '9999',
        documentIds,
        limit ?? null,
      )
      return guarded(() => withChanges(pool, dataset, rows, 'document_id'))
    },
    transactionsIn: (range, mostChanges) =>
      guarded(() => transactionsAfter(pool, dataset, range, mostChanges)),
    async timeline({ publishedId, versionId }, before, limit) {
      const rows = await read(
        `SELECT lake_transactions.id, sequence, timestamp, author, document_id, kind, previous_rev
         FROM lake_changes JOIN lake_transactions USING (dataset, sequence)
         WHERE dataset = $1 AND document_id IN ($2, $3) AND sequence < $4
           AND (document_id = $2 OR kind <> 'update')
         ORDER BY sequence DESC LIMIT $5`,
        publishedId,
        versionId,
        before,
        limit,
      )
      return rows.map(timelineRowOf)
    },
  }
}
