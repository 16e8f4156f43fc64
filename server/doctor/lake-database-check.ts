import pg from 'pg'
import { LAYOUT } from '#lake/store/postgres/layout.ts'
import type { CmsFacts } from './cms-check.ts'
import { codeOf, DEADLINE_MS } from './finding.ts'

const MODE = 'embedded'

async function read(client: pg.Client, dataset: string): Promise<CmsFacts> {
  await client.connect()
  const { rows } = await client.query(
    `select current_setting('server_version') as version,
      to_regclass('lake_layout') is not null and to_regclass('lake_datasets') is not null as filled,
      not pg_is_in_recovery() and has_schema_privilege(current_schema(), 'CREATE') as writes`,
  )
  const [row] = rows
  if (row.writes !== true) return { mode: MODE, state: 'read-only' }
  if (row.filled !== true) return { mode: MODE, state: 'new' }
  const layout = await client.query('select max(version) as version from lake_layout')
  if (Number(layout.rows[0].version) > LAYOUT) return { mode: MODE, state: 'newer' }
  const found = await client.query('select from lake_datasets where name = $1', [dataset])
  if (found.rowCount === 0) return { mode: MODE, state: 'no dataset', detail: dataset }
  const version = String(row.version).split(' ')[0] ?? ''
  return { mode: MODE, state: 'ok', detail: `in PostgreSQL ${version}` }
}

/** Examines the database of an embedded lake. Creates and changes nothing, so the site may run. */
export async function examineLakeDatabase(
  connectionString: string,
  dataset: string,
): Promise<CmsFacts> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: DEADLINE_MS,
    query_timeout: DEADLINE_MS,
  })
  client.on('error', () => undefined)
  try {
    return await read(client, dataset)
  } catch (error) {
    return { mode: MODE, state: 'database', detail: codeOf(error) }
  } finally {
    await client.end().catch(() => undefined)
  }
}
