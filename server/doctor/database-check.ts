import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import pg from 'pg'
import { isSqliteBusyCode } from '#lake/common/store-errors.ts'
import { counted } from '#shared/text/count.ts'
import type { ClockReference } from './machine-checks.ts'
import { codeOf, DEADLINE_MS, fine, look, wrong, type Finding } from './finding.ts'

/** Facts about the relational database. */
export interface DatabaseFacts {
  readonly engine: 'sqlite' | 'postgres'
  /** Error code, if the database cannot be opened. */
  readonly error?: string
  /** True if there is no database yet. */
  readonly isNew?: boolean
  /** Version of the PostgreSQL server, or size of the SQLite file. */
  readonly detail?: string
  /** Major version of PostgreSQL. */
  readonly major?: number
  /** Names of the applied migrations. */
  readonly applied?: readonly string[]
  /** False if the database is a read-only replica, or if its user may not create tables. */
  readonly mayWrite?: boolean
  /** Result of SQLite's check of the file; `ok` if it is intact. */
  readonly integrity?: string
  readonly clock?: ClockReference
}

/** Oldest supported version of PostgreSQL. */
const OLDEST_MAJOR = 14

/** Converts an error of PostgreSQL to a finding. @param setting name of the setting with the database's address */
export function judgePostgresError(
  code: string,
  setting: 'DATABASE_URL' | 'LAKE_DATABASE_URL',
): Finding {
  switch (code) {
    case '28P01':
    case '28000':
      return wrong(
        `PostgreSQL refuses the user or the password of \`${setting}\``,
        `Correct user and password in \`${setting}\`. Characters such as \`@\`, \`/\` and \`#\` of a password must be percent-encoded.`,
      )
    case '3D000':
      return wrong(
        `PostgreSQL has no database of the name in \`${setting}\``,
        `Create it with \`createdb NAME\`, or correct the name in \`${setting}\`.`,
      )
    case '53300':
      return wrong(
        'PostgreSQL has no free connection',
        'Raise `max_connections` of PostgreSQL, or end other programs that hold connections. The site uses up to 10.',
      )
    default:
      return wrong(
        `The server of \`${setting}\` does not answer (${code})`,
        `Start PostgreSQL, or correct host and port in \`${setting}\`. Check that a firewall allows the connection.`,
      )
  }
}

function judgeSqliteError(code: string): Finding {
  if (isSqliteBusyCode(code)) {
    return look('The file is locked by another process', 'End other programs that use `site.db`.')
  }
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) return damaged(code)
  return wrong(
    `\`site.db\` cannot be opened (${code})`,
    'Give the account of the site the right to read and write the files in `DATA_DIR`.',
  )
}

const damaged = (detail: string) =>
  wrong(
    `\`site.db\` is damaged (${detail})`,
    'Stop the site and restore the last backup with `npm run restore -- FILE --replace`. Keep a copy of the damaged file.',
  )

/** Converts the facts about the relational database to a finding. `known` contains the names of all migrations of this release. */
export function judgeDatabase(facts: DatabaseFacts, known: readonly string[]): Finding {
  const { engine, error, applied = [], detail = '' } = facts
  if (error !== undefined) {
    return engine === 'sqlite' ? judgeSqliteError(error) : judgePostgresError(error, 'DATABASE_URL')
  }
  const name = engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  if (facts.isNew === true) return fine(`${name}, no file yet; the first start creates it`)
  if (facts.integrity !== undefined && facts.integrity !== 'ok') return damaged(facts.integrity)
  if (facts.mayWrite === false) {
    return wrong(
      `${name} ${detail} accepts no writes of this user`,
      'Let `DATABASE_URL` name the primary server, and give its user `CREATE` on the schema.',
    )
  }
  if (facts.major !== undefined && facts.major < OLDEST_MAJOR) {
    return look(
      `PostgreSQL ${detail} gets no security updates`,
      `Upgrade PostgreSQL to version ${OLDEST_MAJOR} or later.`,
    )
  }
  const found = [name, detail].filter((part) => part !== '').join(', ')
  return applied.length === 0 ? fine(`${found}, empty`) : judgeMigrations(found, applied, known)
}

/** Compares the applied migrations with the migrations of this release. */
function judgeMigrations(
  found: string,
  applied: readonly string[],
  known: readonly string[],
): Finding {
  const newer = applied.filter((one) => !known.includes(one) && !one.startsWith('restored '))
  if (newer.length > 0) {
    return wrong(
      `${found}, with ${counted(newer.length, 'change')} of a newer release, such as \`${newer[0]}\``,
      'Install the newer release again. To go back, restore the backup from before the upgrade (docs/upgrading.md).',
    )
  }
  const missing = known.filter((one) => !applied.includes(one)).length
  return missing === 0
    ? fine(found)
    : look(
        `${found}, without ${counted(missing, 'change')} of this release`,
        'Make a backup with `npm run backup`, then restart: the next start upgrades the tables.',
      )
}

/** Examines the SQLite file without changing it. @param thorough true to read the complete file, which blocks this process */
function examineSqlite(dataDir: string, thorough: boolean): DatabaseFacts {
  const file = join(dataDir, 'site.db')
  if (!existsSync(file)) return { engine: 'sqlite', isNew: true }
  let database: SqliteDatabase.Database | undefined
  try {
    database = new SqliteDatabase(file, { readonly: true, fileMustExist: true, timeout: 500 })
    const integrity = thorough
      ? String(database.pragma('quick_check(1)', { simple: true }))
      : undefined
    const hasTable = database
      .prepare("select 1 from sqlite_master where type = 'table' and name = 'migrations'")
      .get()
    const applied =
      hasTable === undefined
        ? []
        : database.prepare('select name from migrations').pluck().all().map(String)
    const megabytes = Math.max(1, Math.round(statSync(file).size / 1e6))
    const detail = `${megabytes} MB${thorough ? ', checked' : ''}`
    return { engine: 'sqlite', applied, detail, ...(integrity === undefined ? {} : { integrity }) }
  } catch (error) {
    return { engine: 'sqlite', error: codeOf(error) }
  } finally {
    database?.close()
  }
}

async function examinePostgres(connectionString: string): Promise<DatabaseFacts> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: DEADLINE_MS,
    query_timeout: DEADLINE_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('server_version') as version,
        current_setting('server_version_num')::int as number,
        extract(epoch from clock_timestamp())::float8 * 1000 as now,
        to_regclass('migrations') is not null as filled,
        not pg_is_in_recovery() and has_schema_privilege(current_schema(), 'CREATE') as writes`,
    )
    const [row] = rows
    const names =
      row.filled === true ? (await client.query('select name from migrations')).rows : []
    return {
      engine: 'postgres',
      detail: String(row.version).split(' ')[0] ?? '',
      major: Math.floor(Number(row.number) / 10_000),
      applied: names.map(({ name }) => String(name)),
      mayWrite: row.writes === true,
      clock: { name: 'the database server', at: Number(row.now), precision: 0 },
    }
  } catch (error) {
    return { engine: 'postgres', error: codeOf(error) }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Examines the relational database. Creates and changes nothing. */
export async function examineDatabase(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl: string | undefined },
  thorough: boolean,
): Promise<DatabaseFacts> {
  return databaseUrl === undefined ? examineSqlite(dataDir, thorough) : examinePostgres(databaseUrl)
}
