import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { describe, expect, it } from 'vitest'
import { sessionsAnswer } from '#shared/contracts/users.ts'
import type { AuthTables } from './auth.tables.ts'
import { authMigrations } from './auth.tables.ts'
import { ADMIN, createTestSite, PASSWORD } from './auth.test-support.ts'

const databases = useDatabases()
const NEW_PASSWORD = 'a quiet river under iron'

describe.each(engines)('users (%s)', (engine) => {
  const open = async () => {
    const database = await databases.open(engine, authMigrations)
    const site = await createTestSite(database.kysely.withTables<AuthTables>())
    const { bearer } = await site.session()
    return { site, bearer }
  }

  it('users change their own password; this ends their other sessions but not the current one', async () => {
    const { site, bearer } = await open()
    const other = (await site.session()).bearer
    const change = async (current: string) =>
      site.call('POST', '/api/auth/password/', {
        json: { current_password: current, password: NEW_PASSWORD },
        headers: bearer,
      })
    const wrong = await change('not my password')
    expect(wrong.status).toBe(422)
    expect(wrong.body.error.fields).toHaveProperty('current_password')
    expect((await change(PASSWORD)).status).toBe(200)
    expect((await site.validate(bearer)).status).toBe(200)
    expect((await site.validate(other)).status).toBe(401)
    expect((await site.signIn(ADMIN, NEW_PASSWORD)).status).toBe(200)
  })

  it('users see only the browser and the truncated network of their sessions', async () => {
    const { site } = await open()
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
    const { body } = await site.call('POST', '/api/auth/login/', {
      json: { email: ADMIN, password: PASSWORD },
      headers: { 'User-Agent': agent },
      address: '203.0.113.77',
    })
    const headers = { Authorization: `Bearer ${body.data.token}` }
    const answer = await site.call('GET', '/api/auth/sessions/', { headers })
    const own = sessionsAnswer.parse(answer.body).data.find(({ current }) => current)
    expect(own).toMatchObject({ browser: 'Firefox on Linux', network: '203.0.113.…' })
    expect(JSON.stringify({ ...own, id: '' })).not.toMatch(/145|\.77/)
  })

  it('users list their own sessions and end one or all of them', async () => {
    const { site, bearer } = await open()
    const eve = await site.auth.users.create({
      email: 'eve@example.com',
      role: 'editor',
      password: NEW_PASSWORD,
    })
    const hers = (await site.signIn(eve.email, NEW_PASSWORD)).body.data.token
    const [herSession] = await site.auth.sessionsOf(eve.id)
    const second = (await site.session()).bearer
    const list = async () =>
      sessionsAnswer.parse(
        (await site.call('GET', '/api/auth/sessions/', { headers: bearer })).body,
      ).data
    const sessions = await list()
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    const another = sessions.find(({ current }) => !current)
    const end = async (id: string) =>
      (await site.call('DELETE', `/api/auth/sessions/${id}/`, { headers: bearer })).status
    expect(await end(herSession?.id ?? '')).toBe(404)
    expect((await site.validate({ Authorization: `Bearer ${hers}` })).status).toBe(200)
    expect(await end(another?.id ?? '')).toBe(200)
    expect((await site.validate(second)).status).toBe(401)
    await site.call('DELETE', '/api/auth/sessions/', { headers: bearer })
    expect((await site.validate(bearer)).status).toBe(401)
  })
})
