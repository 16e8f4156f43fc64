import { generateKeyPairSync } from 'node:crypto'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import SqliteDatabase from 'better-sqlite3'
import { createMailer } from '#server/messages/mailer.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { startMailServer } from '#server/testing/mail-server.test-support.ts'
import { checkRuntime } from '#server/process/runtime.js'
import type { HealthCheck } from '#shared/contracts/site/health-checks.ts'
import { CERTIFICATE } from '#server/doctor/certificate.test-support.ts'
import { examineRemoteLake, examineRunningSite, judgeCms } from '#server/doctor/cms-check.ts'
import {
  examine,
  invalidSettings,
  type CheckedInstallation,
  type DoctorPorts,
} from '#server/doctor/doctor.ts'
import { examineMail } from '#server/doctor/mail-check.ts'

const DAY = 86_400_000

/** Port of this machine on which nothing listens. */
const CLOSED = 'http://127.0.0.1:1'

/** Runs the doctor's checks on an intact local installation with the given changes. */
async function checksOf(
  settings: Partial<CheckedInstallation> = {},
  ports: Partial<DoctorPorts> = {},
): Promise<readonly HealthCheck[]> {
  return examine(
    {
      host: 'localhost',
      port: 3000,
      origin: 'http://localhost:3000',
      originIsSet: false,
      trustProxy: { kind: 'none' },
      hasTls: false,
      tls: undefined,
      dataDir: testDirectory(),
      databaseUrl: undefined,
      ...settings,
    },
    {
      versions: { node: '26.10.0', nodeProblem: undefined, release: '1.0.0', isBuilt: true },
      migrations: ['auth-001-users'],
      mail: { verify: () => Promise.resolve(), sendTest: () => Promise.resolve() },
      cms: async () => ({ mode: 'embedded', state: 'ok' }),
      lastBackup: async () => Date.now() - DAY / 24,
      claims: {
        isDemonstration: false,
        rating: null,
        hasControlsReport: true,
        hasPriceSource: true,
        measures: [],
      },
      ...ports,
    },
    { now: Date.now, thorough: true },
  )
}

/** SQLite file with the given applied migrations. */
function folderWithDatabase(...applied: readonly string[]): string {
  const dataDir = testDirectory()
  const database = new SqliteDatabase(join(dataDir, 'site.db'))
  database.exec('create table migrations (name text primary key)')
  for (const name of applied) database.prepare('insert into migrations values (?)').run(name)
  database.close()
  return dataDir
}

const mailerAt = (url: string) => {
  const mailer = createMailer({ url, from: 'Site <site@example.com>' })
  onTestFinished(mailer.close)
  return { verify: mailer.verify, sendTest: () => Promise.reject(new Error('not used')) }
}

async function lakeThatAnswers(status: number): Promise<string> {
  const server: Server = createServer((_request, response) => {
    response.writeHead(status).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

it('the doctor reports no problem of an intact installation', async () => {
  const checks = await checksOf({ dataDir: folderWithDatabase('auth-001-users') })
  expect(checks.filter(({ result }) => result !== 'fine')).toEqual([
    expect.objectContaining({ id: 'certificate', result: 'off' }),
  ])
})

type Broken = readonly [
  kind: string,
  make: () => Promise<readonly HealthCheck[]>,
  id: string,
  found: string,
  toDo: string,
]

/** One broken installation of each kind. */
const broken: readonly Broken[] = [
  [
    'setting',
    async () => invalidSettings([['PORT', 'must be a whole number from 0 to 65535']]),
    'setting-PORT',
    '`PORT` must be a whole number',
    'Correct `PORT`',
  ],
  [
    'address',
    () => checksOf({ origin: 'https://www.example.com', originIsSet: true, host: '0.0.0.0' }),
    'origin',
    'needs TLS',
    'TRUST_PROXY=1',
  ],
  [
    'certificate',
    async () => {
      const folder = testDirectory()
      const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
      writeFileSync(certFile, CERTIFICATE)
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
      return checksOf({ tls: { certFile, keyFile }, hasTls: true })
    },
    'certificate',
    'The key does not belong to the certificate',
    'Set `TLS_CERT` and `TLS_KEY`',
  ],
  [
    'clock',
    () => checksOf({}, { lastBackup: async () => Date.now() + DAY }),
    'clock',
    'Behind the stored data',
    'timedatectl set-ntp true',
  ],
  [
    'database',
    async () => {
      const dataDir = testDirectory()
      writeFileSync(join(dataDir, 'site.db'), 'no database '.repeat(1_000))
      return checksOf({ dataDir })
    },
    'database',
    '`site.db` is damaged',
    'npm run restore',
  ],
  [
    'database server',
    () => checksOf({ databaseUrl: 'postgres://site:secret@127.0.0.1:1/site' }),
    'database',
    'does not answer (ECONNREFUSED)',
    'Start PostgreSQL',
  ],
  [
    'release',
    () => checksOf({ dataDir: folderWithDatabase('auth-001-users', 'auth-099-later') }),
    'database',
    '`auth-099-later`',
    'Install the newer release again',
  ],
  [
    'folder',
    async () => {
      const file = join(testDirectory(), 'file')
      writeFileSync(file, '')
      return checksOf({ dataDir: file })
    },
    'storage',
    'is a file',
    'Set `DATA_DIR` to a folder',
  ],
  [
    'mail server',
    () => checksOf({}, { mail: mailerAt('smtp://127.0.0.1:1') }),
    'mail',
    'cannot be reached (connect ECONNREFUSED',
    'Correct host and port in `SMTP_URL`',
  ],
  [
    'mail password',
    async () => {
      const server = await startMailServer({ user: { name: 'site', password: 'right' } })
      onTestFinished(server.close)
      const url = server.url.replace('://', '://site:wrong@')
      return checksOf({}, { mail: mailerAt(url) })
    },
    'mail',
    'refuses the user or the password',
    'percent-encoded',
  ],
  [
    'content lake',
    async () => {
      const apiHost = await lakeThatAnswers(401)
      const lake = { apiHost, dataset: 'production', token: 'stale' }
      return checksOf({}, { cms: () => examineRemoteLake('alone', lake) })
    },
    'cms',
    'refuses the token',
    'Set `LAKE_TOKEN`',
  ],
  [
    'version of Node',
    () =>
      checksOf(
        {},
        {
          versions: {
            node: '22.1.0',
            nodeProblem: checkRuntime('22.1.0'),
            release: '1.0.0',
            isBuilt: true,
          },
        },
      ),
    'versions',
    'Node 22.1.0',
    'Install Node 26',
  ],
]

it.each(broken)(
  'the doctor reports cause and remedy of a wrong %s',
  async (_kind, make, id, found, toDo) => {
    const [first] = await make()
    expect(first).toMatchObject({ id, result: 'wrong' })
    expect(first?.found).toContain(found)
    expect(first?.to_do).toContain(toDo)
  },
)

it.each([
  [404, 'no dataset `production`'],
  [500, 'does not answer (status 500)'],
])('the doctor explains a lake that responds with %d', async (status, found) => {
  const apiHost = await lakeThatAnswers(status)
  const facts = await examineRemoteLake('hosted', { apiHost, dataset: 'production', token: 't' })
  expect(judgeCms(facts)).toMatchObject({ result: 'wrong', found: expect.stringContaining(found) })
})

it('the doctor distinguishes a running site from another process that uses the lake', async () => {
  expect(judgeCms(await examineRunningSite(CLOSED, '/readyz'))).toMatchObject({ result: 'look' })
  expect(judgeCms(await examineRunningSite(await lakeThatAnswers(503), '/readyz'))).toMatchObject({
    result: 'wrong',
    found: expect.stringContaining('status 503 of /readyz'),
  })
  expect(judgeCms(await examineRunningSite(await lakeThatAnswers(200), '/readyz'))).toMatchObject({
    result: 'fine',
    found: 'Embedded lake, used by the running site',
  })
})

it('the doctor warns about a folder that other accounts may open', async () => {
  const dataDir = join(testDirectory(), 'data')
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o755)
  const checks = await checksOf({ dataDir })
  expect(checks.find(({ id }) => id === 'storage')).toMatchObject({
    result: 'look',
    to_do: expect.stringContaining(`chmod 700 ${dataDir}`),
  })
})

it('the doctor accepts a folder that the first start will create', async () => {
  const dataDir = join(testDirectory(), 'later')
  const checks = await checksOf({ dataDir })
  expect(checks.find(({ id }) => id === 'storage')).toMatchObject({ result: 'fine' })
})

it('the doctor sends a test email and names the recipient', async () => {
  const sent: string[] = []
  const mail = {
    verify: () => Promise.resolve(),
    sendTest: async (to: string) => void sent.push(to),
  }
  expect(await examineMail(mail, 'ada@example.com')).toEqual({
    isSet: true,
    sentTo: 'ada@example.com',
  })
  expect(sent).toEqual(['ada@example.com'])
})

it('the doctor reports an overdue and a missing backup', async () => {
  const overdue = await checksOf({}, { lastBackup: async () => Date.now() - 9 * DAY })
  expect(overdue.find(({ id }) => id === 'backup')).toMatchObject({
    result: 'look',
    found: '9 days old',
    to_do: expect.stringContaining('npm run backup'),
  })
  const none = await checksOf({}, { lastBackup: async () => undefined })
  expect(none.find(({ id }) => id === 'backup')).toMatchObject({ found: 'None has been made' })
})
