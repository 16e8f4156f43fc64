// Starts the services of deploy/compose.yaml on this machine without a container engine, from the files of the image, and tests them. The
// services are a lake, PostgreSQL, an object storage (s3rver in place of the image), two processes of the site, and nginx with
// deploy/nginx.conf. Needs nginx, PostgreSQL and openssl, and `npm run build`.
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openBucket } from '#server/storage/bucket-store.ts'
import {
  startObjectStorage,
  type TestObjectStorage,
} from '#server/testing/object-storage.test-support.ts'
import { serviceEnvironment } from './compose-services.ts'
import { checkMoves } from './smoke-move.ts'
import { call, expectThat, freePort, NAME, postgresProgram, say, until } from './smoke-support.ts'

const COMPOSE = 'deploy/compose.yaml'
const PASSWORD = 'a quiet river under iron'
const folder = mkdtempSync(join(tmpdir(), 'compose-'))
chmodSync(folder, 0o755)
const children: ChildProcess[] = []
/** Runs a program to its end. It does not block this process, which acts as the object storage. */
const runProgram = promisify(execFile)

/** Starts a program that runs until this script ends. Its output goes to a file. */
function start(
  name: string,
  program: string,
  args: readonly string[],
  options: { readonly env?: Record<string, string>; readonly cwd?: string; readonly uid?: number },
): ChildProcess {
  const child = spawn(program, args, {
    ...options,
    ...(options.uid !== undefined && { gid: options.uid }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      lines.push(chunk)
      writeFileSync(join(folder, `${name}.log`), Buffer.concat(lines))
    })
  }
  children.push(child)
  return child
}

const isRoot = process.getuid?.() === 0
/** Unprivileged account for the services if root runs this script, because PostgreSQL refuses to run as root. */
const NOBODY = 65_534

function ownFolder(name: string): string {
  const path = join(folder, name)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (isRoot) chownSync(path, NOBODY, NOBODY)
  return path
}

const as = isRoot ? { uid: NOBODY } : {}

async function startDatabase(port: number, password: string): Promise<void> {
  const data = ownFolder('database')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o644 })
  execFileSync(
    postgresProgram('initdb'),
    ['-D', data, '-U', 'certavia', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync'],
    { ...as, cwd: data, stdio: 'ignore' },
  )
  const env = { PATH: process.env['PATH'] ?? '', PGPASSWORD: password }
  start(
    'database',
    postgresProgram('postgres'),
    ['-D', data, '-p', String(port), '-k', data, '-h', '127.0.0.1'],
    {
      ...as,
      cwd: data,
      env,
    },
  )
  const psql = (sql: string) =>
    execFileSync(
      'psql',
      ['-h', '127.0.0.1', '-p', String(port), '-U', 'certavia', '-d', 'postgres', '-c', sql],
      { env, stdio: 'ignore' },
    )
  await until('PostgreSQL', async () => {
    psql('select 1')
    return true
  })
  psql('create database certavia')
}

function startProxy(sites: readonly number[], http: number, https: number): void {
  const certificates = ownFolder('certificates')
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '30',
      '-subj',
      `/O=Smoke test/CN=${NAME}`,
      '-addext',
      `subjectAltName=DNS:${NAME}`,
      '-keyout',
      join(certificates, 'site.key'),
      '-out',
      join(certificates, 'site.pem'),
    ],
    { stdio: 'ignore' },
  )
  const configuration = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('site-1:3000', `127.0.0.1:${sites[0]}`)
    .replace('site-2:3000', `127.0.0.1:${sites[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
    .replaceAll('/etc/certificates', certificates)
    .replace('$host$request_uri', `$host:${https}$request_uri`)
    // The site's name in this test includes the port, which `$host` omits.
    .replaceAll('$host;', '$http_host;')
    .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration)
  start('proxy', 'nginx', ['-c', file, '-g', 'daemon off;'], {})
}

async function run(storage: TestObjectStorage): Promise<void> {
  const app = join(folder, 'app')
  execFileSync(process.execPath, ['scripts/release/production-files.ts', app], { stdio: 'inherit' })
  const node = join(folder, 'node')
  execFileSync('cp', [process.execPath, node])
  execFileSync('chmod', ['-R', 'a+rX', app, node])
  const [database, lake, one, two, http, https] = await Promise.all(
    Array.from({ length: 6 }, freePort),
  )
  const origin = `https://${NAME}:${https}`
  const values = {
    ORIGIN: origin,
    DATABASE_PASSWORD: 'smoke-test',
    LAKE_TOKEN: 'a-token-of-the-smoke-test',
    ADMIN_PASSWORD: PASSWORD,
    STORAGE_KEY: storage.settings.keys?.id ?? '',
    STORAGE_SECRET: storage.settings.keys?.secret ?? '',
  }
  const hosts = {
    'http://storage:7070': storage.settings.endpoint ?? '',
    'database:5432': `127.0.0.1:${database}`,
    'lake:3333': `127.0.0.1:${lake}`,
    '0.0.0.0': '127.0.0.1',
  }
  const environmentOf = (service: string, data: string) => ({
    PATH: process.env['PATH'] ?? '',
    ...serviceEnvironment(COMPOSE, service, values, hosts),
    DATA_DIR: ownFolder(data),
  })
  await startDatabase(Number(database), values.DATABASE_PASSWORD)
  start('lake', node, ['server/cli/lake.ts'], {
    ...as,
    cwd: app,
    env: { ...environmentOf('lake', 'lake'), LAKE_PORT: String(lake) },
  })
  await until(
    'The lake',
    async () => (await fetch(`http://127.0.0.1:${lake}/v1/projects`)).status > 0,
  )
  const sites: ChildProcess[] = []
  const environments: Record<string, string>[] = []
  for (const [index, port] of [one, two].entries()) {
    const name = `site-${index + 1}`
    const env = { ...environmentOf(name, name), PORT: String(port) }
    environments.push(env)
    if (index === 0) {
      await runProgram(node, ['server/cli/seed.ts'], { ...as, cwd: app, env })
    }
    sites.push(
      start(name, node, ['--max-semi-space-size=8', 'server/main.js'], { ...as, cwd: app, env }),
    )
    await until(name, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
  }
  const originals = await openBucket(storage.settings).store('lake-alone').list()
  expectThat('the images of the demo content are in the object storage', originals.length > 0)
  startProxy([Number(one), Number(two)], Number(http), Number(https))
  await until('The proxy', async () => (await call(origin, '/healthz')).status === 200)
  await check(origin, Number(http), { sites, app, node, env: environments[1] ?? {} })
  await checkMoves({
    environmentOf,
    run: async (args, env) => (await runProgram(node, [...args], { ...as, cwd: app, env })).stdout,
    bucket: openBucket(storage.settings),
    storage: environmentOf('lake', 'settings'),
  })
}

interface Running {
  readonly sites: readonly ChildProcess[]
  readonly app: string
  readonly node: string
  readonly env: Record<string, string>
}

async function check(
  origin: string,
  http: number,
  { sites, app, node, env }: Running,
): Promise<void> {
  for (const path of ['/', '/services', '/blogs', '/sanity/blogs', '/booking', '/studio/']) {
    expectThat(`${path} is served over TLS`, (await call(origin, path)).status === 200)
  }
  const plain = await fetch(`http://127.0.0.1:${http}/about`, { redirect: 'manual' })
  expectThat('a page over http redirects to https', plain.status === 308)
  const programs = await fetch(`http://127.0.0.1:${http}/api/blogs/`, { redirect: 'manual' })
  expectThat('the API over http is refused, not redirected', programs.status === 403)

  const signIn = await call(origin, '/api/auth/login/', {
    method: 'POST',
    headers: { origin },
    json: { email: 'admin@example.com', password: PASSWORD },
  })
  expectThat('the administrator signs in through the proxy', signIn.status === 200)
  const token: string = JSON.parse(signIn.body).data.token
  const headers = { authorization: `Bearer ${token}`, origin, referer: `${origin}/admin/health` }
  const statuses = await Promise.all(
    Array.from(
      { length: 6 },
      async () => (await call(origin, '/api/overview/', { headers })).status,
    ),
  )
  expectThat(
    'both processes accept the session',
    statuses.every((status) => status === 200),
  )
  const report = await call(origin, '/api/health-checks/', { headers })
  const checks: { id: string; result: string; found: string }[] = JSON.parse(report.body).data
    .checks
  const wrong = checks.filter(({ result }) => result === 'wrong')
  expectThat(`Health finds nothing wrong ${JSON.stringify(wrong)}`, wrong.length === 0)
  const proxy = checks.find(({ id }) => id === 'proxy')
  expectThat(`TRUST_PROXY fits the proxy (${proxy?.found})`, proxy?.result === 'fine')
  const doctor = await runProgram(node, ['server/cli/doctor.ts'], { cwd: app, env })
  expectThat('npm run doctor ends with 0', doctor.stdout.includes('0 wrong'))
  expectThat('npm run doctor tries the bucket out', doctor.stdout.includes('Object storage'))
  execFileSync(node, ['server/process/health-check.js', env['PORT'] ?? ''], { cwd: app, env })
  say('ok  the health check of the image succeeds')

  const stopped = new Promise((resolve) => sites[0]?.once('exit', resolve))
  sites[0]?.kill('SIGTERM')
  const codes: number[] = []
  for (let request = 0; request < 40; request += 1)
    codes.push((await call(origin, '/blogs')).status)
  expectThat(
    'no request fails while one process stops',
    codes.every((code) => code === 200),
  )
  expectThat('the stopped process exits with 0', (await stopped) === 0)
}

const storage = await startObjectStorage()
try {
  await run(storage)
  say('The services of the compose file work together.')
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.log'))) {
    process.stderr.write(`--- ${file}\n${readFileSync(join(folder, file), 'utf8').slice(-2_000)}\n`)
  }
} finally {
  await Promise.all(
    children.toReversed().map(async (child) => {
      if (child.exitCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill(child.spawnfile.endsWith('postgres') ? 'SIGINT' : 'SIGTERM')
      await Promise.race([ended, setTimeout(10_000)])
      child.kill('SIGKILL')
    }),
  )
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
}
