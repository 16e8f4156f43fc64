import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharedServices, startSeveral, type Started } from '../cluster/several-processes.ts'

/** Program of the product in its own process, or a site of several processes. */
export type Program = Started

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/**
 * Reserves a TCP port for this process by binding the UDP port with the same number. No program of the product uses UDP. Other test
 * processes therefore see that the port is taken before a program listens on it. The reservation lasts until this process ends.
 * @returns true if the port was free
 */
const claim = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createSocket('udp4')
    socket.unref()
    socket.once('error', () => resolve(false))
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true))
  })

/**
 * Finds a TCP port on the loopback address that is free and unique across all test processes. The port is below the range for outgoing
 * connections, because one of those could take it before a program listens on it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(11_000, 20_000)
    if ((await claim(port)) && (await isFree(port))) return port
  }
}

/** Creates a directory for the data of one test. It is deleted when the test's scope ends. */
export async function temporaryDirectory(): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), 'certavia-'))
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 3 }),
  }
}

/**
 * Timeout for the start of a site, in milliseconds. It is long, because a site may first write the demo content, and because sites of
 * unit tests run at a lower priority than those of journeys.
 */
export const READY_WITHIN = 600_000

async function untilReady(url: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + READY_WITHIN
  for (;;) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}\n${output()}`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok === true) return
    if (Date.now() > deadline) throw new Error(`not ready within ${READY_WITHIN} ms\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

async function start(
  command: readonly string[],
  environment: Record<string, string>,
  url: string,
  ready: string,
  {
    root,
    under = [],
  }: { readonly root?: string | undefined; readonly under?: readonly string[] | undefined } = {},
) {
  let printed = ''
  const [program = process.execPath, ...args] = [...under, process.execPath, ...command]
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: root,
  })
  child.stdout.on('data', (chunk) => (printed += String(chunk)))
  child.stderr.on('data', (chunk) => (printed += String(chunk)))
  // Ends the program with this process, so that an interrupted run leaves no servers behind.
  const abandon = () => child.kill('SIGKILL')
  process.once('exit', abandon)
  const ended = new Promise<void>((resolve) =>
    child.on('exit', () => {
      process.off('exit', abandon)
      resolve()
    }),
  )
  const started: Program = {
    url,
    process: child,
    output: () => printed,
    signal: async (name) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(name)
      if (name === 'SIGTERM' || name === 'SIGKILL') await ended
    },
  }
  await untilReady(`${url}${ready}`, child, started.output)
  return started
}

/** Staff account that exists on every test server. */
export const staff = { email: 'staff@example.com', password: 'correct horse battery' } as const

/** Settings of {@link startSite}. */
interface SiteOptions {
  readonly port: number
  readonly directory: string
  /**
   * Path that responds with 200 once the site is ready. Default: /readyz. Without its CMS and without saved content, a site never becomes
   * ready; use /healthz then.
   */
  readonly ready?: '/healthz'
  readonly environment?: Readonly<Record<string, string>>
  /** True to run from source, like `npm run dev`. */
  readonly fromSource?: boolean
  /** Folder with sources and build. Default: this checkout. */
  readonly root?: string
  /** Wrapper program with its arguments, as for {@link startLake}. */
  readonly under?: readonly string[]
}

/**
 * Starts the built site on `port` with its data in `directory`. Resolves when `ready` succeeds. In a run with shared services
 * (`npm run processes -- --operations`) the site is several processes behind a proxy, unless the test names a database itself.
 */
export async function startSite(options: SiteOptions): Promise<Program> {
  const { environment = {}, fromSource, root, under } = options
  const shared = sharedServices()
  const isPlain = fromSource !== true && root === undefined && under === undefined
  if (shared === undefined || !isPlain || environment['DATABASE_URL'] !== undefined) {
    return startOneSite(options)
  }
  const startOwn = (own: Pick<SiteOptions, 'port' | 'directory' | 'environment'>) =>
    startOneSite({ ...options, ...own })
  return startSeveral(shared, { ...options, environment, freePort, start: startOwn })
}

function startOneSite(options: SiteOptions): Promise<Program> {
  return start(
    [
      '--max-semi-space-size=8',
      'server/main.js',
      ...(options.fromSource === true ? ['--dev'] : []),
    ],
    {
      PORT: String(options.port),
      DATA_DIR: options.directory,
      ADMIN_EMAIL: staff.email,
      ADMIN_PASSWORD: staff.password,
      LOG_LEVEL: 'warn',
      ...options.environment,
    },
    `http://localhost:${options.port}`,
    options.ready ?? '/readyz',
    { root: options.root, under: options.under },
  )
}

/** Starts a standalone lake on `port` that accepts the machine token `token`. */
export function startLake(options: {
  readonly port: number
  readonly directory: string
  readonly token: string
  /** Wrapper program with its arguments. It must leave the process as a child of its caller, like `strace -D`. */
  readonly under?: readonly string[]
}): Promise<Program> {
  return start(
    ['server/cli/lake.ts'],
    {
      LAKE_PORT: String(options.port),
      DATA_DIR: options.directory,
      LAKE_TOKEN: options.token,
      LOG_LEVEL: 'warn',
    },
    `http://127.0.0.1:${options.port}`,
    '/v1/ping',
    { under: options.under },
  )
}
