import pg from 'pg'
import type { CmsFacts } from './cms-check.ts'
import { codeOf, DEADLINE_MS } from './finding.ts'

const MODE = 'embedded'

/** Properties that the lake must have so that this release can use it. */
interface Expected {
  readonly dataset: string
  /** Newest version of the tables that this release knows. */
  readonly layout: number
}

async function read(client: pg.Client, { dataset, layout }: Expected): Promise<CmsFacts> {
  await client.connect()
  const { rows } = await client.query(
    `select current_setting('server_version') as version,
      to_regclass('lake_layout') is not null and to_regclass('lake_datasets') is not null as filled,
      not pg_is_in_recovery() and has_schema_privilege(current_schema(), 'CREATE') as writes`,
  )
  const [row] = rows
  if (row.writes !== true) return { mode: MODE, state: 'read-only' }
  if (row.filled !== true) return { mode: MODE, state: 'new' }
  const stored = await client.query('select max(version) as version from lake_layout')
  if (Number(stored.rows[0].version) > layout) return { mode: MODE, state: 'newer' }
  const found = await client.query('select from lake_datasets where name = $1', [dataset])
  if (found.rowCount === 0) return { mode: MODE, state: 'no dataset', detail: dataset }
  const version = String(row.version).split(' ')[0] ?? ''
  return { mode: MODE, state: 'ok', detail: `in PostgreSQL ${version}` }
}

/** Examines the database of an embedded lake. Creates and changes nothing, so the site may run. */
export async function examineLakeDatabase(
  connectionString: string,
  expected: Expected,
): Promise<CmsFacts> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: DEADLINE_MS,
    query_timeout: DEADLINE_MS,
  })
  client.on('error', () => undefined)
  try {
    return await read(client, expected)
  } catch (error) {
    return { mode: MODE, state: 'database', detail: codeOf(error) }
  } finally {
    await client.end().catch(() => undefined)
  }
}
