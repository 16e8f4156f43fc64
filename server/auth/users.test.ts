import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { describe, expect, it } from 'vitest'
import { authMigrations } from './auth.tables.ts'
import type { AuthTables } from './auth.tables.ts'
import { passwordProblem } from './password-rules.ts'
import { generatePassword } from './passwords.ts'
import { ADMIN, createTestSite, PASSWORD } from './auth.test-support.ts'

const databases = useDatabases()

describe.each(engines)('accounts (%s)', (engine) => {
  const open = async () => {
    const database = await databases.open(engine, authMigrations)
    const db = database.kysely.withTables<AuthTables>()
    return { db, site: await createTestSite(db) }
  }

  it('a first administrator with a generated password is created only if there was no account before', async () => {
    const { db, site } = await open()
    expect(await site.auth.ensureAdmin({ email: 'second@example.com' })).toBe(undefined)
    await db.deleteFrom('users').execute()
    const made = await site.auth.ensureAdmin({ email: 'First@Example.com' })
    expect(made?.user).toMatchObject({ email: 'first@example.com', role: 'admin' })
    const answer = await site.signIn('first@example.com', made?.generatedPassword)
    expect(answer.status).toBe(200)
    expect(await site.auth.ensureAdmin({ email: 'first@example.com' })).toBe(undefined)
  })

  it('a first administrator with a configured password is created, and the password is not returned', async () => {
    const { db, site } = await open()
    await db.deleteFrom('users').execute()
    const made = await site.auth.ensureAdmin({ email: ADMIN, password: PASSWORD })
    expect(made?.generatedPassword).toBe(undefined)
    expect((await site.signIn()).status).toBe(200)
  })

  it('only one first administrator is created if three are requested concurrently', async () => {
    const { db, site } = await open()
    await db.deleteFrom('users').execute()
    const made = await Promise.all(
      [1, 2, 3].map(async () => site.auth.ensureAdmin({ email: 'only@example.com' })),
    )
    expect(made.filter((one) => one !== undefined)).toHaveLength(1)
    expect(await site.auth.users.list()).toHaveLength(1)
  })

  it('an email address counts as taken without regard to case', async () => {
    const { site } = await open()
    const twice = site.auth.users.create({
      email: 'ADA@example.com',
      role: 'editor',
      password: PASSWORD,
    })
    await expect(twice).rejects.toMatchObject({ status: 409 })
  })

  it('invalid addresses and weak passwords are rejected with an error by field', async () => {
    const { site } = await open()
    const create = async (email: string, password: string) =>
      site.auth.users.create({ email, password, role: 'editor' })
    await expect(create('no address', PASSWORD)).rejects.toMatchObject({
      status: 422,
      fields: { email: expect.any(String) },
    })
    await expect(create('bob@example.com', 'short')).rejects.toMatchObject({
      status: 422,
      fields: { password: 'Use at least 10 characters' },
    })
  })

  it('accounts are found by id and in a list, and a missing id is reported', async () => {
    const { site } = await open()
    expect(await site.auth.usersByIds([site.admin.id, 'nobody'])).toEqual([
      { id: site.admin.id, email: ADMIN, name: 'ada' },
    ])
    expect(await site.auth.usersByIds([])).toEqual([])
    expect(await site.auth.users.list()).toEqual([
      {
        ...site.admin,
        grants: [],
        disabled: false,
        invited: false,
        createdAt: Date.UTC(2026, 10, 21, 9),
        lastActiveAt: null,
      },
    ])
    await expect(site.auth.users.setDisabled('nobody', true, 'ada')).rejects.toMatchObject({
      status: 404,
    })
    await expect(site.auth.users.setPassword('nobody', PASSWORD)).rejects.toMatchObject({
      status: 404,
    })
  })
})

it.each([
  'Password123!',
  'qwertyuiop',
  'Welcome2026',
  '1234567890',
  'aaaaaaaaaaaa',
  'letmein!!!!!',
  'adalovelace1',
  'x'.repeat(257),
])('the password rules reject %s', (password) => {
  expect(passwordProblem(password, 'adalovelace@example.com')).toEqual(expect.any(String))
})

it.each([
  'copper kettle on a ladder',
  'пять зелёных зонтов',
  'Tr4m-17-zum-Meer',
  generatePassword(),
])('the password rules accept %s', (password) => {
  expect(passwordProblem(password, 'ada@example.com')).toBe(undefined)
})

it('generated passwords differ', () => {
  const made = Array.from({ length: 50 }, generatePassword)
  expect(new Set(made).size).toBe(50)
  for (const password of made) expect(password).toMatch(/^(?:[a-z2-9]{5}-){4}[a-z2-9]{5}$/)
})
