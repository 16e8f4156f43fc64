import pg from 'pg'
import { z } from 'zod'
import type { DatasetLog } from '#lake/store/store.ts'
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
import { CHANNEL } from './postgres-append.ts'
import { postgresLog } from './postgres-log.ts'

/** Number of documents that are read at a time when a dataset is opened. */
const PAGE = 500
/** Maximum time to delete a dataset, milliseconds. */
const DELETE_MS = 600_000

/** Row of a dataset. Its id is never used again, unlike its name. */
export interface DatasetRow {
  readonly id: number
  readonly name: string
  readonly aclMode: AclMode
  /** Sequence of the newest transaction. */
  readonly sequence: number
}

const datasetRow = z
  .object({
    id: z.number(),
    name: z.string(),
    acl_mode: z.string(),
    sequence: z.coerce.number(),
  })
  .transform(({ acl_mode, ...row }): DatasetRow => ({
    ...row,
    aclMode: acl_mode === 'private' ? 'private' : 'public',
  }))

const DATASETS = 'SELECT id, name, acl_mode, sequence FROM lake_datasets ORDER BY name'
const UNIQUE_VIOLATION = '23505'

/** Reads all datasets. */
export async function readDatasets(client: pg.Pool | pg.ClientBase): Promise<DatasetRow[]> {
  const { rows } = await client.query(DATASETS)
  return z.array(datasetRow).parse(rows)
}

/** Documents of a dataset, and the newest transaction that they include. */
export interface LoadedDataset {
  readonly stored: Iterable<LakeDocument>
  readonly head: { readonly sequence: number; readonly latest: string }
}

function* documentsOf(bodies: readonly string[]): Generator<LakeDocument> {
  for (const body of bodies) yield documentOf(body)
}

/** Reads a dataset at one point of its log. @throws LakeError `datasetNotFound` */
async function load(client: pg.PoolClient, dataset: number): Promise<LoadedDataset> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const head = await client.query<{ sequence: string; latest: string }>(
    'SELECT sequence, latest FROM lake_datasets WHERE id = $1',
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
  const { sequence, latest } = row
  return { stored: documentsOf(bodies), head: { sequence: Number(sequence), latest } }
}

export interface PostgresStoreOptions {
  /** Address of PostgreSQL itself, not of a pooler that changes the connection with every transaction. */
  readonly url: string
  readonly onError: (error: unknown) => void
}

export type PostgresStore = Awaited<ReturnType<typeof openPostgresStore>>

/**
 * Opens the store of a lake in PostgreSQL, and creates its tables if they are missing. Several processes may have it open.
 * @throws LakeError `unavailable` with a sentence for operators; Error if a later version has written the tables
 */
export async function openPostgresStore({ url, onError }: PostgresStoreOptions) {
  const pool = createPool(url, onError)
  const listener = createClient(url)
  listener.on('error', onError)
  try {
    await connectClient(listener)
    await checkNotifications(listener, pool)
    await prepareLayout(listener)
  } catch (error) {
    await pool.end()
    throw error
  } finally {
    await listener.end()
  }

  /** Runs a statement that changes the list of datasets, and tells other processes. */
  async function change(
    text: string,
    values: readonly unknown[],
    client: pg.Pool | pg.Client = pool,
  ): Promise<readonly unknown[]> {
    const { rows } = await guarded(() => client.query<object>(text, [...values]))
    await guarded(() => client.query(`SELECT pg_notify(${CHANNEL}, 'datasets')`))
    return rows
  }

  /** Deletes a dataset with all its rows, which may take minutes, on a connection without the limits of the pool. */
  async function dropDataset(id: number): Promise<void> {
    const client = createClient(url, { deadline: DELETE_MS })
    // Without a listener, a connection that breaks would end the process. The statement fails.
    client.on('error', () => undefined)
    try {
      await guarded(() => client.connect())
      await change('DELETE FROM lake_datasets WHERE id = $1', [id], client)
    } finally {
      // Not awaited: on a connection that is cut off it would never end.
      client.end().catch(() => undefined)
    }
  }

  return {
    datasets: () => guarded(() => readDatasets(pool)),
    /** @throws LakeError `datasetExists` */
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
      change('UPDATE lake_datasets SET acl_mode = $2 WHERE id = $1', [id, aclMode]),
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
    /** Sequence of the newest transaction. @throws LakeError `datasetNotFound`, `unavailable` */
    async newestSequence(id: number): Promise<number> {
      const { rows } = await guarded(() =>
        pool.query<{ sequence: string }>('SELECT sequence FROM lake_datasets WHERE id = $1', [id]),
      )
      if (rows[0] === undefined) {
        throw new LakeError('datasetNotFound', 'The dataset was deleted')
      }
      return Number(rows[0].sequence)
    },
    log: (id: number): DatasetLog => postgresLog(pool, id),
    close: async (): Promise<void> => {
      if (!pool.ending) await pool.end()
    },
  }
}
