import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Socket folder of the PostgreSQL server that all tests of a run share. */
    readonly postgres: string
  }
}

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

/**
 * Returns the user account that runs PostgreSQL if this process runs as root, which PostgreSQL refuses. Debian's package creates the
 * account.
 */
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

const DATABASE = 'postgres'

/** Connection URL of a schema on the server whose socket is in `folder`. */
export const addressOf = (folder: string, schema: string) =>
  `postgresql://postgres@localhost/${DATABASE}?host=${encodeURIComponent(folder)}&options=${encodeURIComponent(`-c search_path=${schema}`)}`

/** Connects to the server whose socket is in `folder`. The caller ends the connection. */
export async function connectToServer(folder: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: addressOf(folder, 'public') })
  await client.connect()
  return client
}

/** A PostgreSQL server in a temporary directory. */
export interface TestPostgres {
  /** Folder of the server's Unix socket. The server listens at no other address. */
  readonly folder: string
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL server on a Unix socket.
 * @param options.parent folder for its files. Default: the system's temporary folder
 * @param options.connections maximum number of connections
 * @param options.syncs true if commits wait for the disk. Default: false, as tests do not survive a crash of the machine
 */
export async function startPostgres({
  parent = tmpdir(),
  connections = 100,
  syncs = false,
}: {
  readonly parent?: string | undefined
  readonly connections?: number
  readonly syncs?: boolean
} = {}): Promise<TestPostgres> {
  const user = unprivileged()
  const directory = mkdtempSync(join(parent, 'pg-'))
  if ('uid' in user) chownSync(directory, user.uid, user.gid)
  const data = join(directory, 'data')
  execFileSync(
    findProgram('initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: directory, stdio: 'ignore' },
  )
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${directory}`,
    `fsync=${syncs ? 'on' : 'off'}`,
    `max_connections=${connections}`,
  ]
  const server = spawn(
    findProgram('postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: directory, stdio: 'ignore' },
  )
  const stopped = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const kill = () => server.kill('SIGQUIT')
  process.once('exit', kill)
  for (let tries = 300; ; tries -= 1) {
    try {
      await (await connectToServer(directory)).end()
      break
    } catch (error) {
      if (tries === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  return {
    folder: directory,
    stop: async () => {
      process.off('exit', kill)
      kill()
      await stopped
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Starts one PostgreSQL server for all tests of a run, because starting a server takes longer than most test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, stop } = await startPostgres({ parent: project.config.env['TMPDIR'] })
  project.provide('postgres', folder)
  return stop
}
