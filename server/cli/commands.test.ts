import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { openLake } from '#lake/wire/open-lake.ts'
import { call, type Script } from './called-commands.test-support.ts'
import { usePrograms } from './programs.test-support.ts'

const run = usePrograms()

const commands = [
  { script: 'backup.ts', name: 'backup' },
  { script: 'content-export.ts', name: 'content:export' },
  { script: 'content-import.ts', name: 'content:import' },
  { script: 'dataset.ts', name: 'dataset' },
  { script: 'doctor.ts', name: 'doctor' },
  { script: 'lake.ts', name: 'lake' },
  { script: 'move-lake.ts', name: 'lake:move' },
  { script: 'move-storage.ts', name: 'storage:move' },
  { script: 'pages.ts', name: 'pages' },
  { script: 'query.ts', name: 'query' },
  { script: 'restore.ts', name: 'restore' },
  { script: 'seed.ts', name: 'seed' },
  { script: 'token.ts', name: 'token' },
  { script: 'user.ts', name: 'user' },
] as const satisfies readonly { script: Script; name: string }[]

test('these tests cover every command', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts'))
  const programs = files.filter((file) =>
    /^if \(import\.meta\.main\) await runCommand\(command\)$/m.test(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ),
  )
  expect(programs).toEqual(commands.map(({ script }) => script))
})

interface Case {
  readonly script: Script
  readonly args: readonly string[]
  readonly says: string
}

test.for(commands)('the command $name prints its usage with --help', async ({ script, name }) => {
  const { code, out, error } = await call(script, ['--help'])
  expect({ code, error }).toEqual({ code: 0, error: '' })
  expect(out).toContain(`npm run ${name}`)
})

test.for(commands)('the command $name rejects an unknown option', async ({ script, name }) => {
  const { code, out, error } = await call(script, ['--sideways'])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(error).toMatch(/^Unknown option '--sideways'/)
  expect(error).toContain(`npm run ${name}`)
  expect(error).not.toMatch(/\n {4}at /)
})

/**
 * Valid arguments of each command that stops if a setting is invalid. The command `doctor` is missing, because it reports invalid settings
 * and continues.
 */
const CALLS: Readonly<Record<Exclude<Script, 'doctor.ts'>, readonly string[]>> = {
  'backup.ts': ['out.tar.gz'],
  'content-export.ts': ['out.tar.gz'],
  'content-import.ts': ['folder'],
  'dataset.ts': ['list'],
  'lake.ts': [],
  'move-lake.ts': ['to-files'],
  'move-storage.ts': ['to-bucket'],
  'pages.ts': ['diff'],
  'query.ts': ['*[0]'],
  'restore.ts': ['out.tar.gz'],
  'seed.ts': [],
  'token.ts': ['--list'],
  'user.ts': ['list'],
}

test.for(Object.entries(CALLS))('program %s names an invalid setting', async ([script, args]) => {
  // The type of Object.entries declares the keys as strings, but each key is a Script.
  const { code, out, error } = await call(script as Script, args, { PORT: 'ninety' })
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(error).toBe(
    'These environment variables need your attention (see .env.example):\n' +
      '  PORT must be a whole number from 0 to 65535\n',
  )
})

test.for<Case>([
  { script: 'content-import.ts', args: [], says: 'Name one file or folder' },
  { script: 'content-import.ts', args: ['a', 'b'], says: 'Name one file or folder' },
  {
    script: 'content-import.ts',
    args: ['a', '--replace', '--missing'],
    says: 'exclude each other',
  },
  { script: 'content-import.ts', args: ['a', '--origin', 'here'], says: '--origin must be' },
  { script: 'content-export.ts', args: ['out.zip'], says: 'ending in .tar.gz' },
  { script: 'dataset.ts', args: [], says: 'Say one of: list, create' },
  { script: 'dataset.ts', args: ['create'], says: 'Give one name' },
  { script: 'dataset.ts', args: ['private', 'a', '--public'], says: '--public is for create' },
  { script: 'query.ts', args: [], says: 'Give one query' },
  { script: 'query.ts', args: ['*', '--params', '[1]'], says: '--params takes a JSON object' },
  { script: 'query.ts', args: ['*', '--perspective', 'mine'], says: 'raw, drafts, published' },
  { script: 'move-lake.ts', args: ['away'], says: 'Say one of: to-database' },
  { script: 'move-storage.ts', args: ['away'], says: 'Say one of: to-bucket' },
  {
    script: 'backup.ts',
    args: ['storage:../a'],
    says: 'Name a backup in object storage like this',
  },
  { script: 'pages.ts', args: [], says: 'Say one of: diff, reset, create' },
  { script: 'pages.ts', args: ['reset'], says: 'Name the page to reset' },
  { script: 'pages.ts', args: ['reset', 'service/none'], says: 'There is no page service/none' },
  { script: 'pages.ts', args: ['create', 'service/rag'], says: 'create takes nothing else' },
  { script: 'pages.ts', args: ['diff', '--replace'], says: '--replace is for reset' },
  { script: 'doctor.ts', args: ['--mail', 'nobody'], says: '--mail takes one email address' },
  { script: 'lake.ts', args: ['3333'], says: "Unexpected argument '3333'" },
  { script: 'backup.ts', args: [], says: 'Name one file to write.' },
  { script: 'restore.ts', args: [], says: 'Name one backup.' },
  { script: 'restore.ts', args: ['a', '--check', '--replace'], says: 'exclude each other' },
  { script: 'seed.ts', args: ['--hosted'], says: 'SANITY_PROJECT_ID is not set' },
  { script: 'token.ts', args: [], says: 'Give one name' },
  { script: 'token.ts', args: ['a', '--list'], says: 'Give one name' },
  { script: 'token.ts', args: ['a b'], says: 'A name has letters' },
  { script: 'token.ts', args: ['x', '--role', 'king'], says: 'viewer, editor, admin' },
  { script: 'user.ts', args: [], says: 'Say one of: list, add' },
  { script: 'user.ts', args: ['paint', 'bob@example.com'], says: 'Say one of: list, add' },
  { script: 'user.ts', args: ['disable'], says: 'Give one email address' },
  { script: 'user.ts', args: ['list', 'all'], says: 'list has no arguments' },
  {
    script: 'user.ts',
    args: ['reset', 'a@b.example', '--alone'],
    says: 'has no page for one-time links',
  },
  {
    script: 'user.ts',
    args: ['add', 'bob@example.com', '--role', 'owner'],
    says: 'viewer, editor, admin',
  },
])('program $script exits with 2 and prints its usage: $args', async ({ script, args, says }) => {
  const { code, out, error } = await call(script, args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(error.split('\n')[0]).toContain(says)
  expect(error).toContain('npm run')
})

test.for<Case>([
  {
    script: 'content-import.ts',
    args: ['/no/such/file'],
    says: 'There is no file or folder /no/such/file.',
  },
  { script: 'backup.ts', args: ['out.tar.gz'], says: 'there is nothing to back up in' },
  { script: 'restore.ts', args: ['/no/such/file'], says: 'Name a backup that is there' },
  { script: 'content-export.ts', args: ['/no/such/folder/out.tar.gz'], says: 'There is no folder' },
  {
    script: 'content-export.ts',
    args: ['out.tar.gz', '--dataset', 'nowhere'],
    says: 'There is no dataset "nowhere"',
  },
  {
    script: 'query.ts',
    args: ['*', '--dataset', 'nowhere'],
    says: 'There is no dataset "nowhere"',
  },
  {
    script: 'pages.ts',
    args: ['diff', '--dataset', 'nowhere'],
    says: 'There is no dataset "nowhere"',
  },
  { script: 'dataset.ts', args: ['create', 'A b'], says: 'The lake refused: ' },
  { script: 'token.ts', args: ['bot'], says: 'Set DATA_DIR to what the lake is started with' },
  { script: 'token.ts', args: ['bot', '--alone'], says: 'there is none in' },
  { script: 'token.ts', args: ['--revoke', 'nobody', '--new'], says: 'there is none in' },
  { script: 'user.ts', args: ['list', '--alone'], says: 'there is no lake in' },
  {
    script: 'user.ts',
    args: ['disable', 'bob@example.com'],
    says: 'There is no account bob@example.com.',
  },
  { script: 'user.ts', args: ['add', 'bob'], says: 'Enter a valid email address' },
])('program $script fails with a one-sentence message: $args', async ({ script, args, says }) => {
  const { code, out, error } = await call(script, args)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(error).toContain(says)
  expect(error.trimEnd()).not.toContain('\n')
})

test.concurrent.for([
  { script: 'backup.ts', args: ['--help'], ends: 0, out: /npm run backup/, error: /^$/ },
  { script: 'user.ts', args: ['list'], ends: 0, out: /^There are no accounts\.\n$/, error: /^$/ },
  { script: 'token.ts', args: [], ends: 2, out: /^$/, error: /^Give one name/ },
  {
    script: 'dataset.ts',
    args: ['list'],
    environment: { PORT: 'ninety' },
    ends: 1,
    out: /^$/,
    error: /^ {2}PORT must be a whole number/m,
  },
])(
  'program $script ends with exit code $ends: $args',
  async ({ script, args, environment, ends, ...printed }) => {
    const { code, out, error } = await run(script, args, environment)
    expect(code).toBe(ends)
    expect(out).toMatch(printed.out)
    expect(error).toMatch(printed.error)
  },
)

test('the command doctor reports every invalid setting with its remedy', async () => {
  const { code, out, error } = await call('doctor.ts', [], { PORT: 'ninety', TRUST_PROXY: 'yes' })
  expect({ code, error }).toEqual({
    code: 1,
    error: expect.stringMatching(/^Something is wrong: /),
  })
  expect(out).toContain('Setting PORT: `PORT` must be a whole number from 0 to 65535')
  expect(out).toContain('Correct `TRUST_PROXY` in the environment or in `.env`')
  expect(out).toMatch(/^2 wrong$/m)
})

test('the command doctor examines a folder with a lake and reports which parts are not set up', async () => {
  const directory = testDirectory()
  await openLake(join(directory, 'lake'), 'production').lake.close()
  const { out } = await call('doctor.ts', [], { DATA_DIR: directory })
  expect(out).toMatch(/^Fine +CMS: Embedded lake, not in use$/m)
  expect(out).toMatch(/^Not set up +Email: Not set up$/m)
  expect(out).toMatch(/^Look at it +Last backup: None has been made$/m)
  const other = await call('doctor.ts', [], { DATA_DIR: directory, SANITY_DATASET: 'other' })
  expect(other.code).toBe(1)
  expect(other.out).toMatch(/^Wrong +CMS: Embedded lake has no dataset `other`$/m)
  const LAKE_DATABASE_URL = 'postgres://site@127.0.0.1:1/lake'
  const moved = await call('doctor.ts', [], { DATA_DIR: directory, LAKE_DATABASE_URL })
  expect(moved.out).toMatch(/^Wrong +CMS: .*`LAKE_DATABASE_URL` does not answer \(ECONNREFUSED\)$/m)
})

test('the command lake reports that its port is in use', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? String(address.port) : ''
  const outcome = await run('lake.ts', [], { HOST: '127.0.0.1', LAKE_PORT: port })
  expect(outcome).toEqual({
    code: 1,
    out: '',
    error: `Another program uses port ${port}. Stop that one, or set PORT (LAKE_PORT for a lake alone) to a free port.\n`,
  })
})

test('the command lake reports that its HOST is not an address of this machine', async () => {
  const outcome = await run('lake.ts', [], { HOST: 'no.such.host.invalid', LAKE_PORT: '0' })
  expect(outcome).toEqual({
    code: 1,
    out: '',
    error:
      'HOST names no address that this machine can find. Set HOST to one that it has, such as localhost.\n',
  })
})

test('the command lake reports that another process has locked the data', async () => {
  const directory = testDirectory()
  const held = openLake(join(directory, 'lake-alone'), 'production')
  onTestFinished(() => held.lake.close())
  expect(await run('lake.ts', [], { DATA_DIR: directory, LAKE_PORT: '0' })).toEqual({
    code: 1,
    out: '',
    error: 'Another process holds the data. Stop that one, or set DATA_DIR to another folder.\n',
  })
})

test('the command user reports that DATA_DIR is a file', async () => {
  const file = join(testDirectory(), 'file')
  await writeFile(file, '')
  expect(await call('user.ts', ['list'], { DATA_DIR: file })).toEqual({
    code: 1,
    out: '',
    error: `${file} is no folder. Set DATA_DIR to one.\n`,
  })
})
