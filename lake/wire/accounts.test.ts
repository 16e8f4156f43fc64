import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { AccountStore } from '#lake/access/account-store.ts'
import { openSharedLake } from '#lake/datasets/shared-lake.ts'
import { temporaryDirectory } from '#lake/testing/lake.test-support.ts'
import { lakeDatabase, onDatabase } from '#lake/testing/postgres.test-support.ts'
import { openTestWire } from '#lake/testing/wire.test-support.ts'
import { callerOfToken, openAccountsAt } from './accounts.ts'
import type { WireLog } from './types.ts'

interface Place {
  readonly directory: string
  readonly databaseUrl?: string
}

const engines = ['in files', 'in PostgreSQL'] as const

async function newPlace(engine: (typeof engines)[number]): Promise<Place> {
  const directory = temporaryDirectory()
  if (engine === 'in files') return { directory }
  return { directory, databaseUrl: await lakeDatabase(directory) }
}

/** Opens the accounts as one process does. */
async function open(place: Place): Promise<AccountStore> {
  const accounts = await openAccountsAt(place)
  onTestFinished(() => accounts.close().catch(() => undefined))
  return accounts
}

/** Writes a file of accounts, as a lake in files has it. */
async function withFile(directory: string, ...names: readonly string[]) {
  const accounts = await openAccountsAt({ directory })
  const tokens = await Promise.all(names.map((name) => accounts.createToken(name, 'editor')))
  await accounts.writeValues('ann', [{ key: 'panes', value: [1] }])
  await accounts.rememberPerson({ id: 'ann', name: 'Ann', email: 'ann@example.com' })
  await accounts.close()
  return tokens.map((token) => token ?? '')
}

describe.each(engines)('the accounts of a lake %s', (engine) => {
  test('return a machine token once, and accept it at each process until one of them revokes it', async () => {
    const place = await newPlace(engine)
    const [here, there] = [await open(place), await open(place)]
    const token = (await here.createToken('bot', 'editor')) ?? ''
    expect(await there.createToken('bot', 'viewer')).toBeUndefined()
    expect(await callerOfToken(there, token)).toEqual({
      id: 'robot-bot',
      name: 'bot',
      email: '',
      role: 'editor',
      isMachine: true,
      via: 'bearer',
    })
    expect(await there.listTokens()).toMatchObject([{ name: 'bot', role: 'editor' }])
    const told = vi.fn<() => void>()
    here.onRevoked(told)
    expect(await here.revokeToken('bot')).toBe(true)
    expect(told).toHaveBeenCalledOnce()
    expect(await here.findToken(token)).toBeUndefined()
    await expect.poll(() => there.findToken(token), { timeout: 3_000 }).toBeUndefined()
    expect(await there.revokeToken('bot')).toBe(false)
  })

  test('do not contain a token in clear text', async () => {
    const place = await newPlace(engine)
    const token = (await (await open(place)).createToken('bot', 'editor')) ?? ''
    const { directory, databaseUrl } = place
    const stored =
      databaseUrl === undefined
        ? ['accounts.sqlite', 'accounts.sqlite-wal']
            .map((file) => readFileSync(join(directory, file), 'latin1'))
            .join('')
        : JSON.stringify(await onDatabase(databaseUrl, 'SELECT * FROM lake_tokens'))
    expect(stored).toContain('bot')
    expect(stored).not.toContain(token)
  })

  test('refuse and report a machine token with an unknown role', async () => {
    const place = await newPlace(engine)
    const { directory, databaseUrl } = place
    const token = (await (await open(place)).createToken('bot', 'admin')) ?? ''
    if (databaseUrl === undefined) {
      const raw = new Database(join(directory, 'accounts.sqlite'))
      raw.exec("UPDATE token SET role = 'root'")
      raw.close()
    } else await onDatabase(databaseUrl, "UPDATE lake_tokens SET role = 'root'")
    const accounts = await open(place)
    const told = vi.fn<WireLog>()
    expect(await callerOfToken(accounts, token, told)).toBeUndefined()
    expect(told).toHaveBeenCalledWith('warn', expect.stringContaining('refused'), {
      token: 'bot',
      role: 'root',
    })
    expect(await accounts.listTokens()).toMatchObject([{ name: 'bot', role: undefined }])
  })

  test('return settings and names of users after they were stored', async () => {
    const place = await newPlace(engine)
    const [here, there] = [await open(place), await open(place)]
    await here.writeValues('ann', [
      { key: 'a', value: 1 },
      { key: 'a', value: { deep: [1, null, '\0'] } },
      { key: 'b', value: undefined },
    ])
    await here.rememberPerson({ id: 'ann', name: 'Ann', email: 'ann@example.com' })
    await here.rememberPerson({ id: 'ann', name: 'Anna', email: 'ann@example.com' })
    expect(await there.readValues('ann', ['a', 'b', 'c', '\0'])).toEqual([
      { key: 'a', value: { deep: [1, null, '\0'] } },
      { key: 'b', value: null },
    ])
    expect(await there.people(['ann', 'bob', '\0'])).toEqual([
      { id: 'ann', name: 'Anna', email: 'ann@example.com' },
    ])
  })
})

describe('the accounts of a lake that was in files', () => {
  test('are added to the database once, so that a revoked token does not return', async () => {
    const directory = temporaryDirectory()
    const [token = ''] = await withFile(directory, 'bot')
    const place = { directory, databaseUrl: await lakeDatabase(directory) }
    const accounts = await open(place)
    expect(await accounts.findToken(token)).toMatchObject({ name: 'bot', role: 'editor' })
    expect(await accounts.readValues('ann', ['panes'])).toEqual([{ key: 'panes', value: [1] }])
    expect(await accounts.people(['ann'])).toMatchObject([{ name: 'Ann' }])
    await accounts.revokeToken('bot')
    const lake = await openSharedLake({ ...place, accountsFolder: directory })
    onTestFinished(() => lake.close())
    expect(await lake.accounts?.findToken(token)).toBeUndefined()
  })

  test('keep tokens with the same name from two folders valid', async () => {
    const folders = [temporaryDirectory(), temporaryDirectory()] as const
    const [one = ''] = await withFile(folders[0], 'bot')
    const [other = ''] = await withFile(folders[1], 'bot')
    const databaseUrl = await lakeDatabase(folders[0])
    const opened = await Promise.all(folders.map((directory) => open({ directory, databaseUrl })))
    for (const token of [one, other]) expect(await opened[0]?.findToken(token)).toBeDefined()
    expect((await opened[0]?.listTokens())?.map(({ name }) => name)).toEqual(['bot', 'bot-2'])
  })

  test('are not created in the folder of a lake in a database', async () => {
    const directory = temporaryDirectory()
    const accounts = await open({ directory, databaseUrl: await lakeDatabase(directory) })
    await accounts.createToken('bot', 'viewer')
    expect(existsSync(join(directory, 'accounts.sqlite'))).toBe(false)
  })
})

test('a lake in a database answers requests for users and settings whose names contain the character NUL', async () => {
  const databaseUrl = await lakeDatabase(temporaryDirectory())
  const lake = await openSharedLake({ databaseUrl })
  onTestFinished(() => lake.close())
  const { send } = openTestWire(lake)
  const setting = [{ key: 'a\0', value: 1 }]
  const answers = [
    await send('GET', '/users/%00'),
    await send('GET', '/users/%00,ada'),
    await send('PUT', '/users/me/keyvalue', setting),
    await send('GET', '/users/me/keyvalue/a%00'),
    await send('PUT', '/users/me/keyvalue', [{ key: 'ü'.repeat(512), value: 1 }]),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 200, 400, 200, 200])
  expect(await answers[3]?.json()).toEqual([])
})

test('a machine token is valid at each process of a lake in a database, and its requests and streams end when it is revoked', async () => {
  const databaseUrl = await lakeDatabase(temporaryDirectory())
  const dataset = { name: 'production', aclMode: 'private' } as const
  const lakes = await Promise.all([0, 1].map(() => openSharedLake({ databaseUrl, dataset })))
  for (const lake of lakes) onTestFinished(() => lake.close())
  const [here, there] = lakes
  if (here?.accounts === undefined || there === undefined) throw new Error('a lake is missing')
  const token = (await here.accounts.createToken('bot', 'viewer')) ?? ''
  const wire = openTestWire(there, { authenticate: async () => undefined })
  const headers = { authorization: `Bearer ${token}` }
  const query = () => wire.ask('/data/query/production?query=*', { headers })
  expect((await query()).status).toBe(200)
  const stream = await wire.ask('/data/listen/production?query=*', { headers })
  expect(stream.status).toBe(200)
  const ended = stream.text()

  expect(await here.accounts.revokeToken('bot')).toBe(true)
  await expect.poll(async () => (await query()).status, { interval: 20 }).toBe(401)
  const text = await ended
  expect(text).toContain('event: welcome')
  // Keep-alives also check tokens, but the stream ends before the first one.
  expect(text).not.toMatch(/^:/m)
})
