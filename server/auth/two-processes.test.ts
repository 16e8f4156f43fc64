import { sql, type Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import { engines, useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import { createLogger } from '#server/http/logging.ts'
import { accountsAnswer, inviteAnswer } from '#shared/contracts/users.ts'
import type { AuthTables } from './auth.tables.ts'
import { authMigrations } from './auth.tables.ts'
import { CHEAP_HASHES, createTestSite, PASSWORD } from './auth.test-support.ts'
import { createAuth } from './auth.ts'

const databases = useDatabases()
const OTHER_PASSWORD = 'a quiet river under iron'

/** Starts two processes of one site, each with a signed-in administrator. */
async function open(engine: Engine) {
  const stores = await databases.openTwice(engine, authMigrations)
  const [first, second] = stores.map(({ kysely }) => kysely.withTables<AuthTables>())
  if (first === undefined || second === undefined) throw new Error('a store is missing')
  const one = await createTestSite(first)
  const other = await createTestSite(second, { admin: one.admin })
  const { bearer } = await one.session()
  const eve = await one.auth.users.create({
    email: 'eve@example.com',
    role: 'admin',
    password: OTHER_PASSWORD,
  })
  const { body } = await other.signIn('eve@example.com', OTHER_PASSWORD)
  const evesBearer = { Authorization: `Bearer ${String(body.data.token)}` }
  const accounts = async () =>
    accountsAnswer.parse((await one.call('GET', '/api/users/', { headers: bearer })).body).data
  return { one, other, bearer, eve, evesBearer, accounts, db: first }
}

const sorted = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

/** Makes the store reject the deletion of sessions, which is the last step of disabling an account. */
async function refuseToEndSessions(db: Kysely<AuthTables>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') {
    await sql`create trigger stuck before delete on sessions
      begin select raise(abort, 'stuck'); end`.execute(db)
    return
  }
  await sql`create function stuck() returns trigger language plpgsql as
    $$ begin raise exception 'stuck'; end $$`.execute(db)
  await sql`create trigger stuck before delete on sessions
    for each row execute function stuck()`.execute(db)
}

describe.each(engines)('accounts in two processes (%s)', (engine) => {
  it.each([{ role: 'editor' }, { role: 'viewer' }, { disabled: true }])(
    'two processes keep one administrator if two administrators remove each other’s rights: %o',
    async (json) => {
      const { one, other, bearer, eve, evesBearer } = await open(engine)
      const answers = await Promise.all([
        one.call('PATCH', `/api/users/${eve.id}/`, { json, headers: bearer }),
        other.call('PATCH', `/api/users/${one.admin.id}/`, { json, headers: evesBearer }),
      ])
      const [done, refused] = sorted(answers)
      expect(done).toBe(200)
      // At that moment the second administrator has lost either the right (403) or the session (401).
      expect([401, 403]).toContain(refused)
      const left = (await one.auth.users.list()).filter(
        ({ role, disabled }) => role === 'admin' && !disabled,
      )
      expect(left).toHaveLength(1)
    },
  )

  it('two processes keep one administrator if both administrators remove their own rights concurrently', async () => {
    const { one, other, bearer, eve, evesBearer } = await open(engine)
    const json = { role: 'editor' }
    const answers = await Promise.all([
      one.call('PATCH', `/api/users/${one.admin.id}/`, { json, headers: bearer }),
      other.call('PATCH', `/api/users/${eve.id}/`, { json, headers: evesBearer }),
    ])
    expect(sorted(answers)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.error.message).toBe(
      'Add another administrator first. This is the last one',
    )
  })

  it('changes of name, role and state are applied together or not at all', async () => {
    const { one, bearer, eve, db, accounts, other, evesBearer } = await open(engine)
    await refuseToEndSessions(db, engine)
    const json = { name: 'Renamed', role: 'viewer', disabled: true }
    const failed = await one.call('PATCH', `/api/users/${eve.id}/`, { json, headers: bearer })
    expect(failed.status).toBe(500)
    const after = (await accounts()).find(({ id }) => id === eve.id)
    expect(after).toMatchObject({ name: 'eve', role: 'admin', disabled: false })
    expect((await other.validate(evesBearer)).status).toBe(200)
    // A change that ends no session succeeds, because the store rejects only the deletion of sessions.
    const named = await one.call('PATCH', `/api/users/${eve.id}/`, {
      json: { name: 'Renamed', role: 'viewer' },
      headers: bearer,
    })
    expect(named.body.data).toMatchObject({ name: 'Renamed', role: 'viewer', disabled: false })
  })

  it('one account is created if both processes invite one email address concurrently', async () => {
    const { one, other, bearer, evesBearer } = await open(engine)
    const json = { email: 'new@example.com', role: 'editor' }
    const answers = await Promise.all([
      one.call('POST', '/api/users/', { json, headers: bearer }),
      other.call('POST', '/api/users/', {
        json: { ...json, email: 'NEW@example.com' },
        headers: evesBearer,
      }),
    ])
    expect(sorted(answers)).toEqual([201, 409])
  })

  it('two processes accept a password link only once', async () => {
    const { one, other, bearer } = await open(engine)
    const json = { email: 'new@example.com', role: 'editor' }
    const invited = await one.call('POST', '/api/users/', { json, headers: bearer })
    const token = inviteAnswer.parse(invited.body).data.reset.url.split('#')[1]
    const passwords = ['nine lamps above water', 'ten lamps above water']
    const answers = await Promise.all(
      [one, other].map(async ({ call }, index) =>
        call('POST', '/api/auth/reset/', { json: { token, password: passwords[index] } }),
      ),
    )
    expect(sorted(answers)).toEqual([200, 410])
    const signedIn = await Promise.all(
      passwords.map(async (password) => one.signIn('new@example.com', password)),
    )
    expect(signedIn.map(({ status }) => status)).toEqual(
      answers.map(({ status }) => (status === 200 ? 200 : 401)),
    )
  })

  it('only one password link is valid if both processes create one concurrently', async () => {
    const { one, other, bearer, eve, evesBearer, db } = await open(engine)
    const path = `/api/users/${eve.id}/reset/`
    const answers = await Promise.all([
      one.call('POST', path, { headers: bearer }),
      other.call('POST', path, { headers: evesBearer }),
      one.call('POST', path, { headers: bearer }),
    ])
    expect(sorted(answers)).toEqual([201, 201, 201])
    expect(await db.selectFrom('reset_links').selectAll().execute()).toHaveLength(1)
  })

  it('two processes exchange a one-time code only once', async () => {
    const { one, other } = await open(engine)
    const [session] = await one.auth.sessionsOf(one.admin.id)
    const sid = await one.auth.createSid({ id: session?.id ?? '' })
    const tokens = await Promise.all([one, other].map(async ({ auth }) => auth.redeemSid(sid)))
    expect(tokens.filter((token) => token !== undefined)).toHaveLength(1)
  })

  it('one first administrator is created if both processes start concurrently', async () => {
    const stores = await databases.openTwice(engine, authMigrations)
    const made = await Promise.all(
      stores.map(async ({ kysely }, index) => {
        const auth = await createAuth({
          db: kysely.withTables<AuthTables>(),
          log: createLogger({ level: 'silent' }),
          origin: () => 'http://localhost:3000',
          passwordCost: CHEAP_HASHES,
          sweepEvery: 0,
        })
        return auth.ensureAdmin({ email: `admin-${index}@example.com`, password: PASSWORD })
      }),
    )
    expect(made.filter((each) => each !== undefined)).toHaveLength(1)
  })
})
