import pg from 'pg'
import { z } from 'zod'
import type { DatasetLog, LogPosition } from '#lake/store/store.ts'
import { copyAccountsOnce } from '#lake/store/sqlite/sqlite-accounts.ts'
import { documentOf } from '#lake/store/stored-transaction.ts'
import type { AclMode, LakeDocument } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'
import {
  checkNotifications,
  connectClient,
  createClient,
  createPool,
  guarded,
} from './connections.ts'
import { prepareLayout } from './layout.ts'
import { addAccounts, createPostgresAccounts } from './postgres-accounts.ts'
import { CHANNEL } from './postgres-append.ts'
import { postgresLog, type LogWatch } from './postgres-log.ts'

/** Number of documents read at a time when a dataset is opened. */
const PAGE = 500
/** Maximum time to delete a dataset, in milliseconds. */
const DELETE_MS = 600_000

/** Row of a dataset. Its id is never reused, but its name can be. */
export interface DatasetRow {
  readonly id: number
  readonly name: string
  readonly aclMode: AclMode
  /** Sequence of the newest transaction. */
  readonly sequence: number
  /** Id of the transaction at the position of this process, or null if the log contains none at this position. */
  readonly reachedId: string | null
}

const datasetRow = z
  .object({
    id: z.number(),
    name: z.string(),
    acl_mode: z.string(),
    sequence: z.coerce.number(),
    reached_id: z.string().nullable().default(null),
  })
  .transform(({ acl_mode, reached_id: reachedId, ...row }): DatasetRow => ({
    ...row,
    aclMode: aclModeOf(acl_mode),
    reachedId,
  }))

const aclModeOf = (text: string): AclMode => (text === 'private' ? 'private' : 'public')

const DATASETS = `SELECT lake_datasets.id, name, acl_mode, lake_datasets.sequence, lake_transactions.id AS reached_id
  FROM lake_datasets
  LEFT JOIN unnest($1::integer[], $2::bigint[]) AS reached (dataset, sequence) ON reached.dataset = lake_datasets.id
  LEFT JOIN lake_transactions ON lake_transactions.dataset = reached.dataset
    AND lake_transactions.sequence = reached.sequence
  ORDER BY name`
const UNIQUE_VIOLATION = '23505'

/**
 * Reads all datasets. Each row also contains the id of the transaction at this process's position in the log of the dataset.
 * @param reached position of this process in the log of each dataset, by dataset id
 */
export async function readDatasets(
  client: pg.Pool | pg.ClientBase,
  reached: ReadonlyMap<number, LogPosition> = new Map(),
): Promise<DatasetRow[]> {
  const { rows } = await client.query(DATASETS, [
    [...reached.keys()],
    [...reached.values()].map(({ sequence }) => sequence),
  ])
  return z.array(datasetRow).parse(rows)
}

/** Documents of a dataset, and the position of the newest transaction that they include. */
export interface LoadedDataset {
  readonly stored: Iterable<LakeDocument>
  readonly head: LogPosition & { readonly latest: string }
}

function* documentsOf(bodies: readonly string[]): Generator<LakeDocument> {
  for (const body of bodies) yield documentOf(body)
}

/** Reads the documents of a dataset as they are at one position of its log. @throws LakeError `datasetNotFound` */
async function load(client: pg.PoolClient, dataset: number): Promise<LoadedDataset> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const head = await client.query<{ sequence: string; latest: string; id: string | null }>(
    `SELECT sequence, latest, (SELECT id FROM lake_transactions
       WHERE dataset = $1 AND lake_transactions.sequence = lake_datasets.sequence)
     FROM lake_datasets WHERE id = $1`,
    [dataset],
  )
  const [row] = head.rows
  if (row === undefined) throw new LakeError('datasetNotFound', 'The dataset was deleted')
  const bodies: string[] = []
  for (let last = '', isComplete = false; !isComplete;) {
    const { rows } = await client.query<{ id: string; body: string }>(
      'SELECT id, body FROM lake_documents WHERE dataset = $1 AND id > $2 ORDER BY id LIMIT $3',
      [dataset, last, PAGE],
    )
    for (const { body } of rows) bodies.push(body)
    isComplete = rows.length < PAGE
    last = rows.at(-1)?.id ?? ''
  }
  await client.query('COMMIT')
  const { sequence, latest, id } = row
  return {
    stored: documentsOf(bodies),
    head: { sequence: Number(sequence), latest, transactionId: id ?? undefined },
  }
}

export interface PostgresStoreOptions {
  /** Address of PostgreSQL itself, not of a pooler that changes the connection with every transaction. */
  readonly url: string
  readonly onError: (error: unknown) => void
  /** Folder whose accounts are added to the database once. @default none */
  readonly accountsFolder?: string | undefined
}

export type PostgresStore = Awaited<ReturnType<typeof openPostgresStore>>

/**
 * Opens the store of a lake in PostgreSQL, and creates missing tables. Several processes may open it.
 * @throws LakeError `unavailable` with a sentence for operators; Error if a later version has written the tables
 */
export async function openPostgresStore({ url, onError, accountsFolder }: PostgresStoreOptions) {
  const pool = createPool(url, onError)
  const listener = createClient(url)
  listener.on('error', onError)
  try {
    await connectClient(listener)
    await checkNotifications(listener, pool)
    await prepareLayout(listener)
    if (accountsFolder !== undefined) {
      await copyAccountsOnce(accountsFolder, (rows) => addAccounts(listener, rows))
    }
  } catch (error) {
    await pool.end()
    throw error
  } finally {
    await listener.end()
  }

  /**
   * Runs a statement that changes the list of datasets, and notifies all processes in the same transaction.
   * @param text statement that returns the changed rows
   */
  async function change(
    text: string,
    values: readonly unknown[],
    client: pg.Pool | pg.Client = pool,
  ): Promise<readonly unknown[]> {
    const { rows } = await guarded(() =>
      client.query<object>(
        `WITH changed AS (${text}) SELECT changed.*, pg_notify(${CHANNEL}, 'datasets') FROM changed`,
        [...values],
      ),
    )
    return rows
  }

  /** Deletes a dataset with all its rows. This may take minutes, so it uses a connection without the time limits of the pool. */
  async function dropDataset(id: number): Promise<void> {
    const client = createClient(url, { deadline: DELETE_MS })
    // Without this listener, a broken connection would end the process. With it, the statement fails.
    client.on('error', () => undefined)
    try {
      await guarded(() => client.connect())
      await change('DELETE FROM lake_datasets WHERE id = $1 RETURNING id', [id], client)
    } finally {
      // Does not await `end`, because on a connection that is cut off the promise never resolves.
      client.end().catch(() => undefined)
    }
  }

  return {
    accounts: createPostgresAccounts(pool),
    datasets: () => guarded(() => readDatasets(pool)),
    /** Creates a dataset. @throws LakeError `datasetExists` */
    async addDataset(name: string, aclMode: AclMode): Promise<DatasetRow> {
      try {
        const [row] = await change(
          'INSERT INTO lake_datasets (name, acl_mode) VALUES ($1, $2) RETURNING id, name, acl_mode, sequence',
          [name, aclMode],
        )
        return datasetRow.parse(row)
      } catch (error) {
        if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) {
          throw new LakeError('datasetExists', `Dataset "${name}" already exists`, { name })
        }
        throw error
      }
    },
    setAclMode: (id: number, aclMode: AclMode) =>
      change('UPDATE lake_datasets SET acl_mode = $2 WHERE id = $1 RETURNING id', [id, aclMode]),
    dropDataset,
    load: (id: number): Promise<LoadedDataset> =>
      guarded(async () => {
        const client = await pool.connect()
        let hasFailed = true
        try {
          const loaded = await load(client, id)
          hasFailed = false
          return loaded
        } finally {
          client.release(hasFailed)
        }
      }),
    /** Returns the sequence of the newest transaction, and the access mode. @throws LakeError `datasetNotFound`, `unavailable` */
    async newest(id: number): Promise<Pick<DatasetRow, 'sequence' | 'aclMode'>> {
      const { rows } = await guarded(() =>
        pool.query<{ sequence: string; acl_mode: string }>(
          'SELECT sequence, acl_mode FROM lake_datasets WHERE id = $1',
          [id],
        ),
      )
      const [row] = rows
      if (row === undefined) throw new LakeError('datasetNotFound', 'The dataset was deleted')
      return { sequence: Number(row.sequence), aclMode: aclModeOf(row.acl_mode) }
    },
    log: (id: number, watch?: LogWatch): DatasetLog => postgresLog(pool, id, watch),
    close: async (): Promise<void> => {
      if (!pool.ending) await pool.end()
    },
  }
}
