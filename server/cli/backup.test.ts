import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, watch, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { authMigrations } from '#server/auth/auth.tables.ts'
import { serveHolds } from '#server/backup/hold-service.ts'
import { readConfig, type Config } from '#server/config/config.ts'
import { dataFolders } from '#server/process/data-folders.ts'
import { openDatabase } from '#server/database/database.ts'
import { engines, useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import { openDeps, type Deps } from '#server/composition/deps.ts'
import { COMPILED, testDirectory } from '#server/testing/directory.test-support.ts'
import { openLake } from '#lake/wire/open-lake.ts'
import { call } from './called-commands.test-support.ts'
import {
  expected,
  fill,
  picturesIn,
  tablesOf,
  user,
  words,
  type Tables,
} from './filled-site.test-support.ts'
import { usePrograms } from './programs.test-support.ts'

const KILLS = inject('tier') === 'full' ? 40 : 2
const databases = useDatabases()

interface Place {
  readonly env: Record<string, string>
  readonly config: Config
}

const placeOf = async (engine: Engine): Promise<Place> => {
  const { dataDir, databaseUrl } = await databases.locate(engine)
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  }
  return { env, config: readConfig(env) }
}

const open = async ({ config }: Place): Promise<Deps> => {
  const deps = await openDeps(config)
  onTestFinished(() => deps.close())
  return deps
}

const environmentOf = ({ env }: Place) => ({ PATH: '', NODE_COMPILE_CACHE: COMPILED, ...env })
const script = (name: string) => join(import.meta.dirname, `${name}.ts`)

const programs = usePrograms()

/** Runs a command as a program, in a process that does not have the site's data open. */
const runProgram = async (name: 'backup' | 'restore', { env }: Place, ...args: string[]) =>
  programs(`${name}.ts`, args, env)

const run = async (name: 'backup' | 'restore', { env }: Place, ...args: string[]) =>
  call(`${name}.ts` as const, args, env)

/**
 * Creates a site in which every text contains the given word, and makes a backup. Returns the backup file, the site's settings and the
 * duration of the backup.
 */
async function backupOf(word: string, engine: Engine, backUp = run) {
  const place = await placeOf(engine)
  const site = await openDeps(place.config)
  await fill(site, word, place)
  await site.close()
  const file = join(testDirectory(), 'backup.tar.gz')
  const started = performance.now()
  expect(await backUp('backup', place, file)).toMatchObject({ code: 0 })
  return { place, file, took: performance.now() - started }
}

/** Starts a command that the test will kill. */
function start(name: 'backup' | 'restore', place: Place, ...args: string[]) {
  const child = spawn(process.execPath, [script(name), ...args], {
    env: environmentOf(place),
    cwd: testDirectory(),
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { kill, ended }
}

/** Resolves when a file appears in the data folder. */
async function fileIn({ config }: Place, name: string) {
  const signal = AbortSignal.timeout(60_000)
  for await (const event of watch(config.dataDir, { signal })) if (event.filename === name) return
}

describe.each(engines)('backup and restore (%s)', (engine) => {
  test('a backup contains all data of a site in use, and can be restored to the other database engine and over existing data', async () => {
    const place = await placeOf(engine)
    const site = await openDeps(place.config)
    const fileName = await fill(site, 'one', place)
    const file = join(testDirectory(), 'backup.tar.gz')

    // A writer runs from before the backup until after it. It writes each number first to the lake, then to a table.
    let stop = false
    let acknowledged = 0
    const writing = (async () => {
      for (let number = 1; !stop; number += 1) {
        await site.embedded?.dataset.mutate(
          [{ createOrReplace: { _id: 'counter', _type: 'note', number, text: 'x'.repeat(2_000) } }],
          { author: 'test' },
        )
        await tablesOf(site)
          .insertInto('lead_events')
          .values({ lead_id: 'one', by_id: null, text: `n${number}`, at: number })
          .execute()
        acknowledged = number
      }
    })()
    await expect.poll(() => acknowledged).toBeGreaterThan(3)
    const before = acknowledged
    const made = await runProgram('backup', place, file)
    stop = true
    await writing
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining('Backed up 1 lake') })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(join(file, '..'))).toEqual(['backup.tar.gz'])
    expect(await run('restore', place, file, '--check')).toMatchObject({
      code: 0,
      out: expect.stringContaining('The backup is whole: 2 documents'),
    })
    expect(await runProgram('restore', place, file, '--replace')).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^Stop what uses /),
    })

    const other = await placeOf(engine === 'sqlite' ? 'postgres' : 'sqlite')
    expect(await run('restore', other, file)).toMatchObject({ code: 0 })
    const brought = await open(other)
    const found = await words(brought)
    const counted = found.events.filter((text) => String(text).startsWith('n')).length
    expect({ ...found, events: found.events.slice(0, 1) }).toEqual({
      ...expected('one'),
      sessions: 0,
    })
    // The backup contains every write that was acknowledged before the backup began. A number in the tables is also in the lake.
    expect(counted).toBeGreaterThanOrEqual(before)
    const counter = brought.embedded?.dataset.get('counter')?.['number']
    expect(Number(counter)).toBeGreaterThanOrEqual(counted)
    const asset = await brought.embedded?.assets.original('file', fileName)
    expect(await readFile(asset?.path ?? '', 'utf8')).toBe('file one')
    expect(await picturesIn(other)).toEqual(['picture one'])
    // New rows of the restored tables get higher ids than the restored rows.
    await fill(brought, 'two', other)
    expect((await words(brought)).events.at(-1)).toBe('two')

    await site.close()
    // The test creates these folders itself, because a site creates them only when it renders pages.
    const folders = [dataFolders.pages, dataFolders.keptPages]
    await Promise.all(folders.map((folder) => mkdir(join(place.config.dataDir, folder))))
    expect(await run('restore', place, file)).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^Use --replace/),
    })
    expect(await run('restore', place, file, '--replace')).toMatchObject({
      code: 0,
      out: expect.stringContaining('All users must sign in again'),
    })
    const { dataDir } = place.config
    const kept = (await readdir(dataDir)).find((name) => name.startsWith('before-restore-')) ?? ''
    expect(existsSync(join(dataDir, kept, 'lake', 'lake.sqlite'))).toBe(true)
    for (const folder of folders) expect(existsSync(join(dataDir, kept, folder))).toBe(true)
    expect(existsSync(join(dataDir, kept, 'site.db'))).toBe(engine === 'sqlite')
    expect(await words(await open(place))).toMatchObject({ word: 'one', sessions: 0 })
  })

  test(
    `a backup is restored completely or not at all when ${KILLS} restores are killed at different times`,
    { timeout: 600_000 },
    async () => {
      const { file, took } = await backupOf('new', engine, runProgram)
      const { place } = await backupOf('old', engine)
      for (let round = 0; round < KILLS; round += 1) {
        const { kill, ended } = start('restore', place, file, '--replace')
        // Even rounds kill the process when the journal appears, that is as soon as data are replaced. Odd rounds each kill it at another
        // time.
        if (round % 2 === 0) await Promise.race([ended, fileIn(place, 'restore.json')])
        else await wait(took * (0.8 + (0.9 * round) / KILLS))
        await kill()
        const deps = await openDeps(place.config)
        const { sessions: _, ...found } = await words(deps)
        expect([expected('old'), expected('new')]).toContainEqual(found)
        await deps.close()
        const left = await readdir(place.config.dataDir)
        expect(left).not.toContain('restore.json')
        expect(left).not.toContain('restore.part')
      }
      expect(await run('restore', place, file, '--replace')).toMatchObject({ code: 0 })
      expect(await words(await open(place))).toMatchObject(expected('new'))
    },
  )
})

test('a restore rejects a damaged backup without changing data, and a backup never overwrites a file', async () => {
  const { place, file } = await backupOf('one', 'sqlite')
  const bytes = gunzipSync(await readFile(file))
  bytes.write('file two', bytes.indexOf('file one'))
  await writeFile(file, gzipSync(bytes))
  const outcome = await run('restore', place, file, '--replace')
  expect(outcome).toMatchObject({ code: 1, out: '' })
  expect(outcome.error).toMatch(/Take another backup: .*Nothing was changed\.\n$/)
  expect((await run('backup', place, file)).error).toMatch(/^Name another file/)
  const left = await readdir(place.config.dataDir)
  expect(left.filter((name) => /^(?:restore|before)/.test(name))).toEqual([])
  expect(await words(await open(place))).toMatchObject(expected('one'))
})

test('a killed backup leaves no file that could be mistaken for a backup', async () => {
  const { place, file } = await backupOf('one', 'sqlite')
  const second = `${file}.2`
  const { kill } = start('backup', place, second)
  await expect.poll(() => existsSync(`${second}.files`), { interval: 5 }).toBe(true)
  await kill()
  expect(existsSync(second)).toBe(false)
  expect(await run('backup', place, second)).toMatchObject({ code: 0 })
  expect((await readdir(join(file, '..'))).toSorted()).toEqual(['backup.tar.gz', 'backup.tar.gz.2'])
})

test('a restore brings back a standalone lake with its accounts, but without sessions', async () => {
  const directory = testDirectory()
  const place = { env: { DATA_DIR: directory }, config: readConfig({ DATA_DIR: directory }) }
  const folder = join(directory, 'lake-alone')
  const { lake, dataset } = openLake(folder, 'production')
  onTestFinished(() => lake.close())
  await dataset.mutate([{ create: { _id: 'a', _type: 'note' } }], { author: 'test' })
  await writeFile(join(folder, 'token.sha256'), 'hash')
  const accounts = async (inside: string) => {
    const database = await openDatabase({ dataDir: inside })
    onTestFinished(() => database.close())
    await database.migrate(authMigrations)
    return database.kysely.withTables<Tables>()
  }
  const db = await accounts(folder)
  await db.insertInto('users').values(user('ann')).execute()
  await db
    .insertInto('sessions')
    .values({ id: 's', user_id: 'ann', created_at: 1, last_active_at: 1, expires_at: 9e12 })
    .execute()
  if (lake.holdFile === undefined) throw new Error('The lake is not a file')
  const endHolds = serveHolds({
    folder,
    hold: lake.holdFile,
    onError: (error) => {
      throw error
    },
  })
  onTestFinished(endHolds)
  const file = join(testDirectory(), 'backup.tar.gz')
  expect(await runProgram('backup', place, file)).toMatchObject({ code: 0 })

  const other = testDirectory()
  const elsewhere = { env: { DATA_DIR: other }, config: readConfig({ DATA_DIR: other }) }
  expect(await run('restore', elsewhere, file)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Restored 1 document '),
  })
  const brought = await accounts(join(other, 'lake-alone'))
  expect(await brought.selectFrom('users').select('id').execute()).toEqual([{ id: 'ann' }])
  expect(await brought.selectFrom('sessions').selectAll().execute()).toEqual([])
  expect(await readFile(join(other, 'lake-alone', 'token.sha256'), 'utf8')).toBe('hash')
})
