import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import pg from 'pg'
import { afterAll, onTestFinished } from 'vitest'
import type { Database, Migration } from './database.ts'
import { openDatabase } from './database.ts'
import { testDirectory } from './directory.test-support.ts'

/** Every test of what is stored runs on both. */
export const engines = ['sqlite', 'postgres'] as const
export type Engine = (typeof engines)[number]

const DEBIAN = '/usr/lib/postgresql'

function findProgram(name: string): string {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin'))
    : []
  const path = (process.env['PATH'] ?? '').split(delimiter)
  for (const folder of [...path, '/usr/local/bin', ...debian.toSorted().toReversed()]) {
    if (folder !== '' && existsSync(join(folder, name))) return join(folder, name)
  }
  throw new Error(`${name} was not found. Install it with: apt-get install -y postgresql`)
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function unprivileged(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres', 'nobody']
    .map((name) => users.find((user) => user.startsWith(`${name}:`)))
    .find((user) => user !== undefined)
  const [, , uid, gid] = (line ?? '').split(':')
  if (uid === undefined || gid === undefined) {
    throw new Error('PostgreSQL needs a user to run as. Make one with: useradd --system postgres')
  }
  return { uid: Number(uid), gid: Number(gid) }
}

interface PostgresServer {
  readonly createDatabase: () => Promise<string>
  readonly stop: () => Promise<void>
}

/** Starts a PostgreSQL server of its own in a temporary directory, reached over a Unix socket alone. */
async function startPostgres(): Promise<PostgresServer> {
  const initdb = findProgram('initdb')
  const postgres = findProgram('postgres')
  const user = unprivileged()
  const directory = mkdtempSync(join(tmpdir(), 'pg-'))
  if ('uid' in user) chownSync(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  execFileSync(
    initdb,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: directory, stdio: 'ignore' },
  )
  const settings = ['listen_addresses=', `unix_socket_directories=${directory}`, 'fsync=off']
  const server = spawn(postgres, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...user,
    cwd: directory,
    stdio: 'ignore',
  })
  const stopped = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const kill = () => server.kill('SIGQUIT')
  process.once('exit', kill)
  const urlOf = (name: string) =>
    `postgresql://postgres@localhost/${name}?host=${encodeURIComponent(directory)}`

  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: urlOf('postgres') })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  for (let tries = 100; ; tries -= 1) {
    try {
      await run('select 1')
      break
    } catch (error) {
      if (tries === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return {
    createDatabase: async () => {
      const name = `t${randomUUID().replaceAll('-', '')}`
      await run(`create database ${name}`)
      return urlOf(name)
    },
    stop: async () => {
      process.off('exit', kill)
      kill()
      await stopped
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

let shared: Promise<PostgresServer> | undefined

/** Call at the top of a test file: gives fresh stores on either engine and clears all away after the file. */
export function useDatabases() {
  afterAll(async () => {
    await (await shared)?.stop()
    shared = undefined
  })
  const locate = async (engine: Engine): Promise<{ dataDir: string; databaseUrl?: string }> => {
    const dataDir = testDirectory()
    if (engine === 'sqlite') return { dataDir }
    shared ??= startPostgres()
    return { dataDir, databaseUrl: await (await shared).createDatabase() }
  }
  return {
    /** The place of a new, empty store, for tests that open it themselves (and close it). */
    locate,
    /** A new store with the migrations run, closed when the test ends. */
    open: async (engine: Engine, migrations: readonly Migration[]): Promise<Database> => {
      const database = await openDatabase(await locate(engine))
      onTestFinished(async () => database.close())
      await database.migrate(migrations)
      return database
    },
  }
}
