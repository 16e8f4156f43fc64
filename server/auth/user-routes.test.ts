import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { describe, expect, it } from 'vitest'
import { accountsAnswer, inviteAnswer } from '#shared/contracts/users.ts'
import type { AuthTables } from './auth.tables.ts'
import { authMigrations } from './auth.tables.ts'
import { createTestSite } from './auth.test-support.ts'

const databases = useDatabases()
const NEW_PASSWORD = 'a quiet river under iron'

describe.each(engines)('accounts over REST (%s)', (engine) => {
  const open = async () => {
    const database = await databases.open(engine, authMigrations)
    const site = await createTestSite(database.kysely.withTables<AuthTables>())
    const { bearer } = await site.session()
    const as = (token: string) => ({ Authorization: `Bearer ${token}` })
    const invite = async (email = 'eve@example.com', role = 'editor') =>
      site.call('POST', '/api/users/', { json: { email, role }, headers: bearer })
    return { site, bearer, as, invite }
  }
  const tokenOf = (url: string) => url.split('#')[1] ?? ''

  it('an account is created by invitation, and the user chooses a password with a one-time link', async () => {
    const { site, bearer, invite } = await open()
    const invited = await invite()
    expect(invited.status).toBe(201)
    const { user, reset } = inviteAnswer.parse(invited.body).data
    expect(user).toMatchObject({ email: 'eve@example.com', role: 'editor', invited: true })
    expect((await site.signIn('eve@example.com', '')).status).toBe(422)
    expect((await site.signIn('eve@example.com', NEW_PASSWORD)).status).toBe(401)

    const token = tokenOf(reset.url)
    const choose = async (password: string) =>
      site.call('POST', '/api/auth/reset/', { json: { token, password } })
    expect((await choose('short')).status).toBe(422)
    expect((await choose(NEW_PASSWORD)).status).toBe(200)
    expect((await choose('another long password')).status).toBe(410)
    expect((await site.signIn('eve@example.com', NEW_PASSWORD)).status).toBe(200)
    const list = await site.call('GET', '/api/users/', { headers: bearer })
    const eve = accountsAnswer.parse(list.body).data.find(({ id }) => id === user.id)
    expect(eve).toMatchObject({ invited: false, disabled: false })
    expect(eve?.last_active_at).not.toBeNull()
    expect(JSON.stringify(list.body)).not.toMatch(/argon2|hash/)
  })

  it('a grant gives an account access to cases at once, and a new role removes the grant', async () => {
    const { site, bearer, as, invite } = await open()
    const { user, reset } = inviteAnswer.parse((await invite()).body).data
    const password = { token: tokenOf(reset.url), password: NEW_PASSWORD }
    await site.call('POST', '/api/auth/reset/', { json: password })
    const signedIn = await site.signIn('eve@example.com', NEW_PASSWORD)
    const { token } = signedIn.body.data
    const path = `/api/users/${user.id}/`
    const change = async (json: object) => site.call('PATCH', path, { json, headers: bearer })
    const grants = async () =>
      (await site.call('GET', '/api/auth/validate/', { headers: as(token) })).body.data.user.grants
    expect(await grants()).toBeUndefined()
    expect((await change({ grants: ['system.manage'] })).status).toBe(422)
    expect((await change({ grants: ['cases.read'] })).body.data.grants).toEqual(['cases.read'])
    expect(await grants()).toEqual(['cases.read'])
    expect((await change({ role: 'viewer' })).body.data.grants).toEqual([])
    expect(await grants()).toBeUndefined()
    expect((await change({ grants: ['cases.read'] })).body.error.fields).toEqual({
      grants: 'Choose an editor. Only editors can be given this',
    })
    expect(site.logged.map(({ message }) => message)).toContain(
      `ada gave access to cases to the account of ${user.name}`,
    )
  })

  it('an account shows the time of its last activity even after the session has ended', async () => {
    const { site, bearer, invite } = await open()
    const { user, reset } = inviteAnswer.parse((await invite()).body).data
    const lastOf = async () => {
      const list = await site.call('GET', '/api/users/', { headers: bearer })
      return accountsAnswer.parse(list.body).data.find(({ id }) => id === user.id)?.last_active_at
    }
    expect(await lastOf()).toBeNull()
    const json = { token: tokenOf(reset.url), password: NEW_PASSWORD }
    await site.call('POST', '/api/auth/reset/', { json })
    await site.signIn('eve@example.com', NEW_PASSWORD)
    const used = await lastOf()
    expect(used).not.toBeNull()
    await site.auth.users.setPassword(user.id, 'another long password of Eve')
    expect(await lastOf()).toBe(used)
  })

  it('the log names the creator and the account of a password link, but never contains the link', async () => {
    const { site, bearer, invite } = await open()
    const { user, reset } = inviteAnswer.parse((await invite()).body).data
    const path = `/api/users/${user.id}/reset/`
    const renewed = await site.call('POST', path, { headers: bearer })
    const data = {
      object: { kind: 'account', id: user.id, name: user.name },
      by: site.admin.id,
    }
    const lines = site.logged.filter(({ message }) =>
      message.endsWith(`made a link to choose a password for the account of ${user.name}`),
    )
    expect(lines.map((line) => [line.category, line.data])).toEqual([
      ['security', data],
      ['security', data],
    ])
    const text = JSON.stringify(site.logged)
    expect(text).not.toContain(tokenOf(reset.url))
    expect(text).not.toContain(tokenOf(renewed.body.data.url))
  })

  it('a password link becomes invalid after three days, by a newer link, and when the account is disabled', async () => {
    const { site, bearer, invite } = await open()
    const { user, reset } = inviteAnswer.parse((await invite()).body).data
    const newer = await site.call('POST', `/api/users/${user.id}/reset/`, { headers: bearer })
    const use = async (token: string) =>
      (await site.call('POST', '/api/auth/reset/', { json: { token, password: NEW_PASSWORD } }))
        .status
    expect(await use(tokenOf(reset.url))).toBe(410)
    await site.call('PATCH', `/api/users/${user.id}/`, {
      json: { disabled: true },
      headers: bearer,
    })
    expect(await use(tokenOf(newer.body.data.url))).toBe(410)
    await site.call('PATCH', `/api/users/${user.id}/`, {
      json: { disabled: false },
      headers: bearer,
    })
    site.pass(72 * 60 * 60_000)
    expect(await use(tokenOf(newer.body.data.url))).toBe(410)
    expect(await use('nonsense')).toBe(410)
  })

  it('a password link becomes invalid if its owner has changed the password or was disabled after its creation', async () => {
    const { site, bearer, as, invite } = await open()
    const { user, reset } = inviteAnswer.parse((await invite()).body).data
    const use = async (url: string) =>
      (
        await site.call('POST', '/api/auth/reset/', {
          json: { token: tokenOf(url), password: NEW_PASSWORD },
        })
      ).status
    expect(await use(reset.url)).toBe(200)
    const link = async () => {
      const path = `/api/users/${user.id}/reset/`
      return String((await site.call('POST', path, { headers: bearer })).body.data.url)
    }
    const early = await link()
    const { body } = await site.signIn('eve@example.com', NEW_PASSWORD)
    const changed = await site.call('POST', '/api/auth/password/', {
      json: { current_password: NEW_PASSWORD, password: 'nine lamps above water' },
      headers: as(body.data.token),
    })
    expect(changed.status).toBe(200)
    expect(await use(early)).toBe(410)
    const stolen = await link()
    for (const disabled of [true, false]) {
      await site.call('PATCH', `/api/users/${user.id}/`, { json: { disabled }, headers: bearer })
    }
    expect(await use(stolen)).toBe(410)
    expect(JSON.stringify(site.logged)).not.toContain(tokenOf(stolen))
  })

  it('one administrator remains if two administrators demote each other concurrently', async () => {
    const { site, bearer, as } = await open()
    const other = await site.auth.users.create({
      email: 'eve@example.com',
      role: 'admin',
      password: NEW_PASSWORD,
    })
    const theirs = as((await site.signIn('eve@example.com', NEW_PASSWORD)).body.data.token)
    const demote = async (id: string, headers: Readonly<Record<string, string>>) =>
      site.call('PATCH', `/api/users/${id}/`, { json: { role: 'editor' }, headers })
    const answers = await Promise.all([demote(other.id, bearer), demote(site.admin.id, theirs)])
    const [done, refused] = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(done).toBe(200)
    // At that moment the sender of the second request is no longer an administrator.
    expect(refused).toBe(403)
    const admins = (await site.auth.users.list()).filter(({ role }) => role === 'admin')
    expect(admins).toHaveLength(1)
  })

  it('a new role applies from the next request on, is logged with its author, and keeps the session', async () => {
    const { site, bearer, as } = await open()
    const eve = await site.auth.users.create({
      email: 'eve@example.com',
      role: 'admin',
      password: NEW_PASSWORD,
    })
    const token = (await site.signIn('eve@example.com', NEW_PASSWORD)).body.data.token
    expect((await site.validate(as(token))).status).toBe(200)
    const changed = await site.call('PATCH', `/api/users/${eve.id}/`, {
      json: { role: 'editor', name: 'Eve' },
      headers: bearer,
    })
    expect(changed.body.data).toMatchObject({ role: 'editor', name: 'Eve' })
    expect((await site.validate(as(token))).body.data.user).toMatchObject({ role: 'editor' })
    expect((await site.call('GET', '/api/users/', { headers: as(token) })).status).toBe(403)
    expect(site.logged).toContainEqual(
      expect.objectContaining({
        category: 'security',
        message: expect.stringMatching(
          /^\S.* changed the role of the account of Eve from admin to editor$/u,
        ),
        data: { object: { kind: 'account', id: eve.id, name: 'Eve' }, by: site.admin.id },
      }),
    )
  })

  it.each([{ disabled: true }, { role: 'editor' }, { role: 'viewer' }])(
    'a change that leaves no administrator is rejected: %o',
    async (change) => {
      const { site, bearer } = await open()
      const answer = await site.call('PATCH', `/api/users/${site.admin.id}/`, {
        json: change,
        headers: bearer,
      })
      expect(answer.status).toBe(409)
      expect((await site.signIn()).status).toBe(200)
    },
  )

  it('an invited administrator who has not signed in yet does not count as a remaining administrator', async () => {
    const { site, bearer, invite } = await open()
    const { user, reset } = (await invite('eve@example.com', 'admin')).body.data
    const step = async () =>
      site.call('PATCH', `/api/users/${site.admin.id}/`, {
        json: { role: 'editor' },
        headers: bearer,
      })
    expect((await step()).status).toBe(409)
    const json = { token: tokenOf(reset.url), password: NEW_PASSWORD }
    expect((await site.call('POST', '/api/auth/reset/', { json })).status).toBe(200)
    expect((await step()).status).toBe(200)
    expect((await site.auth.users.account(user.id)).role).toBe('admin')
  })

  it('accounts are accessible to administrators only', async () => {
    const { site, as } = await open()
    const eve = await site.auth.users.create({
      email: 'eve@example.com',
      role: 'editor',
      password: NEW_PASSWORD,
    })
    const headers = as((await site.signIn('eve@example.com', NEW_PASSWORD)).body.data.token)
    const calls = [
      site.call('GET', '/api/users/', { headers }),
      site.call('POST', '/api/users/', {
        json: { email: 'x@example.com', role: 'admin' },
        headers,
      }),
      site.call('PATCH', `/api/users/${eve.id}/`, { json: { role: 'admin' }, headers }),
      site.call('POST', `/api/users/${site.admin.id}/reset/`, { headers }),
    ]
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(403)
    expect((await site.call('GET', '/api/users/')).status).toBe(401)
  })
})
