import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { describe, expect, it } from 'vitest'
import {
  newTokenAnswer,
  personalTokensAnswer,
  TOKEN_LIMITS,
} from '#shared/contracts/personal-tokens.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { DAY, MINUTE } from '#shared/time/units.ts'
import { authMigrations, type AuthTables } from '../auth.tables.ts'
import { createTestSite, PASSWORD } from '../auth.test-support.ts'
import { authorOf } from './token-author.ts'

const databases = useDatabases()
const EVE = 'eve@example.com'
const INPUT = { name: 'Writing helper', abilities: ['content.read', 'content.write'], days: 30 }

describe.each(engines)('personal tokens (%s)', (engine) => {
  const open = async (role: 'viewer' | 'editor' = 'editor') => {
    const database = await databases.open(engine, authMigrations)
    const db = database.kysely.withTables<AuthTables>()
    const site = await createTestSite(db)
    const eve = await site.auth.users.create({ email: EVE, name: 'Eve', role, password: PASSWORD })
    const { body } = await site.signIn(EVE)
    const headers = { Authorization: `Bearer ${body.data.token}` }
    const create = async (input: object = {}) =>
      site.call('POST', staffApiPaths.tokens, { json: { ...INPUT, ...input }, headers })
    const made = async (input: object = {}) => newTokenAnswer.parse((await create(input)).body).data
    const list = async () =>
      personalTokensAnswer.parse((await site.call('GET', staffApiPaths.tokens, { headers })).body)
        .data
    const use = async (secret: string) =>
      site.auth.tokens.authenticate({ headers: new Headers({ Authorization: `Bearer ${secret}` }) })
    const change = async (values: object) =>
      site.auth.users.change(eve.id, values, { kind: 'program', name: 'npm run user' })
    return { site, db, eve, headers, create, made, list, use, change }
  }

  it('personal tokens are shown once, stored as a hash, and listed with the time of their last use', async () => {
    const { site, db, made, list, use } = await open()
    const { token, secret } = await made()
    expect(secret).toMatch(/^cvt_[\w-]{43}$/)
    expect(token).toMatchObject({
      name: INPUT.name,
      abilities: INPUT.abilities,
      last_used_at: null,
    })
    expect(Date.parse(token.expires_at) - Date.parse(token.created_at)).toBe(30 * DAY)
    const rows = await db.selectFrom('personal_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret.slice(4))
    expect(JSON.stringify(await list())).not.toContain(secret.slice(4))
    site.pass(MINUTE)
    expect(await use(secret)).toMatchObject({ kind: 'token', name: INPUT.name })
    const [listed] = await list()
    expect(Date.parse(listed?.last_used_at ?? '')).toBe(Date.parse(token.created_at) + MINUTE)
  })

  it('the creation and revocation of personal tokens are logged, without the secret', async () => {
    const { site, headers, made, list, use } = await open()
    const { token, secret } = await made()
    const path = staffApiPaths.token(token.id)
    expect((await site.call('DELETE', path, { headers })).status).toBe(200)
    expect((await site.call('DELETE', path, { headers })).status).toBe(404)
    expect(await list()).toEqual([])
    expect(await use(secret)).toEqual({ kind: 'rejected' })
    const messages = site.logged.map(({ message }) => message)
    expect(messages).toContain('Eve created the personal token “Writing helper”')
    expect(messages).toContain('Eve revoked the personal token “Writing helper”')
    expect(JSON.stringify(site.logged)).not.toContain(secret.slice(4))
  })

  it('personal tokens cannot be revoked by users other than their owner', async () => {
    const { site, made, use } = await open()
    const { token, secret } = await made()
    const { bearer } = await site.session()
    const answer = await site.call('DELETE', staffApiPaths.token(token.id), { headers: bearer })
    expect(answer.status).toBe(404)
    expect((await use(secret)).kind).toBe('token')
  })

  it.each([
    ['more than their owner may do', { abilities: ['content.write'] }, 'abilities'],
    ['an ability that tokens cannot have', { abilities: ['system.manage'] }, 'abilities.0'],
    ['an empty list of abilities', { abilities: [] }, 'abilities'],
    ['an unknown ability', { abilities: ['everything'] }, 'abilities.0'],
    ['a lifetime of 91 days', { days: 91 }, 'days'],
    ['a lifetime of 0 days', { days: 0 }, 'days'],
    ['a name of 61 characters', { name: 'n'.repeat(61) }, 'name'],
    ['an empty name', { name: ' ' }, 'name'],
  ])('personal tokens cannot be created with %s', async (_name, input, field) => {
    const { create, list } = await open('viewer')
    const { status, body } = await create({ abilities: ['content.read'], ...input })
    expect([status, Object.keys(body.error.fields)]).toEqual([422, [field]])
    expect(await list()).toEqual([])
  })

  it('the number of personal tokens is limited, also for concurrent calls', async () => {
    const { create, made, list, site, headers } = await open()
    for (let count = 2; count < TOKEN_LIMITS.live; count += 1) await made()
    const both = await Promise.all([create(), create(), create()])
    expect(both.filter(({ status }) => status === 409)).toHaveLength(1)
    expect(await list()).toHaveLength(TOKEN_LIMITS.live)
    const [first] = await list()
    await site.call('DELETE', staffApiPaths.token(first?.id ?? ''), { headers })
    expect((await create()).status).toBe(201)
  })

  it('personal tokens cannot call the REST API', async () => {
    const { site, made } = await open()
    const { secret, token } = await made()
    const headers = { Authorization: `Bearer ${secret}` }
    const calls = [
      ['GET', staffApiPaths.tokens],
      ['POST', staffApiPaths.tokens],
      ['DELETE', staffApiPaths.token(token.id)],
      ['POST', staffApiPaths.ownPassword],
      ['GET', staffApiPaths.users],
      ['GET', staffApiPaths.validate],
    ] as const
    for (const [method, path] of calls) {
      const json = method === 'POST' ? INPUT : undefined
      expect((await site.call(method, path, { headers, json })).status).toBe(401)
    }
  })

  it('personal tokens end at their expiry, and their hash is removed', async () => {
    const { site, db, made, use } = await open()
    const { secret } = await made({ days: 1 })
    site.pass(DAY - 1)
    expect((await use(secret)).kind).toBe('token')
    site.pass(1)
    expect(await use(secret)).toEqual({ kind: 'rejected' })
    await site.auth.sweep()
    const [row] = await db.selectFrom('personal_tokens').select('hash').execute()
    expect(row?.hash).toBeNull()
  })

  it('personal tokens end when the account is disabled, and do not work again when it is enabled', async () => {
    const { made, use, change } = await open()
    const { secret } = await made()
    await change({ disabled: true })
    expect(await use(secret)).toEqual({ kind: 'rejected' })
    await change({ disabled: false })
    expect(await use(secret)).toEqual({ kind: 'rejected' })
  })

  it('personal tokens end when the password of their owner changes', async () => {
    const { site, eve, made, use } = await open()
    const { secret } = await made()
    await site.auth.users.setPassword(eve.id, 'a quiet river under iron')
    expect(await use(secret)).toEqual({ kind: 'rejected' })
  })

  it('personal tokens lose the abilities that a lower role of their owner lacks, and do not regain them', async () => {
    const { made, use, change } = await open()
    const both = await made()
    const writing = await made({ abilities: ['content.write'] })
    await change({ role: 'viewer' })
    expect(await use(both.secret)).toMatchObject({ abilities: ['content.read'] })
    expect(await use(writing.secret)).toEqual({ kind: 'rejected' })
    await change({ role: 'editor' })
    expect(await use(both.secret)).toMatchObject({ abilities: ['content.read'] })
    expect(await use(writing.secret)).toEqual({ kind: 'rejected' })
  })

  it('personal tokens have at each use only the abilities of their owner’s current role', async () => {
    const { db, eve, made, use } = await open()
    const { secret } = await made()
    const set = (values: object) =>
      db.updateTable('users').set(values).where('id', '=', eve.id).execute()
    await set({ role: 'viewer' })
    expect(await use(secret)).toMatchObject({ abilities: ['content.read'] })
    await set({ role: 'root' })
    expect(await use(secret)).toEqual({ kind: 'rejected' })
    await set({ role: 'editor', disabled: 1 })
    expect(await use(secret)).toEqual({ kind: 'rejected' })
  })

  it('the author of a change by a personal token has a name, also after the token has ended', async () => {
    const { site, eve, made } = await open()
    const { token } = await made()
    const author = authorOf({ ...token, kind: 'token', owner: eve })
    await site.auth.tokens.revoke(eve.id, token.id)
    const ids = [author.id, eve.id, `${eve.id}.unknown`, `unknown.${token.id}`]
    expect(await site.auth.usersByIds(ids)).toEqual([
      { id: author.id, email: EVE, name: 'Eve via Writing helper' },
      { id: eve.id, email: EVE, name: 'Eve' },
      { id: `${eve.id}.unknown`, email: EVE, name: 'Eve' },
    ])
  })

  it.each(['', 'cvt_', `cvt_${'a'.repeat(43)}`, `${'a'.repeat(43)}`, 'cvt_\u0000', 'é'])(
    'personal tokens are not accepted if their text is %j',
    async (secret) => {
      const { site, made } = await open()
      await made()
      const headers = new Headers()
      // Node's Headers reject some characters, which therefore never arrive.
      if (/^[\w-]*$/.test(secret)) headers.set('Authorization', `Bearer ${secret}`)
      else headers.set('Authorization', 'Bearer')
      expect(await site.auth.tokens.authenticate({ headers })).toEqual({ kind: 'rejected' })
    },
  )
})
