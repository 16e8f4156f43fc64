import { describe, expect, it } from 'vitest'
import { blog, put } from '#server/testing/content.test-support.ts'
import {
  CMS_DEADLINE_MS,
  lakeKinds,
  ORIGIN,
  XSRF_TOKEN,
  STAFF,
  STAFF_COOKIE,
} from '#server/testing/gateway.test-support.ts'
import { stopClock } from '#server/testing/patience.test-support.ts'
import { openSite, publicQuery, V, groq } from './site.test-support.ts'

describe.each(lakeKinds)('the gateway to a lake (%s)', (kind) => {
  it('returns the same response to all non-public requests of visitors, for existing and missing documents', async () => {
    const { call, dataset } = await openSite(kind)
    await put(dataset, blog('a'), blog('b', { status: 'draft' }))
    const questions: readonly [string, string, string?][] = [
      ['GET', groq('*')],
      ['GET', groq('*[_id == "a"]')],
      ['GET', groq('*[')],
      ['GET', groq('*', '&perspective=raw')],
      ['GET', `${V}/data/query/nothing?query=*`],
      ['POST', `${V}/data/query/production`, '{"query":"*"}'],
      ['GET', `${V}/data/doc/production/a`],
      ['GET', `${V}/data/doc/production/none`],
      ['GET', `${V}/data/listen/production?query=*`],
      ['GET', `${V}/data/live/events/production`],
      ['GET', `${V}/data/export/production`],
      ['GET', `${V}/data/history/production/documents/a`],
      ['GET', `${V}/data/history/production/transactions/a`],
      ['POST', `${V}/data/mutate/production`, '{"mutations":[]}'],
      ['POST', `${V}/data/actions/production`, '{"actions":[]}'],
      ['POST', `${V}/assets/images/production`, 'x'],
      ['GET', `${V}/projects/local`],
      ['GET', `${V}/projects/local/datasets`],
      ['PUT', `${V}/projects/local/datasets/more`, '{}'],
      ['GET', `${V}/users/ada`],
      ['GET', `${V}/users/me/keyvalue/a`],
      ['GET', `${V}/nothing/at/all`],
      ['GET', '/lake/vX/data/query/production?query=*'],
      ['GET', '/lake/v1/data/query/production?query=*'],
      ['GET', '/lake/data/query/production?query=*'],
      ['GET', '/lake/v2025-02-19%2fdata/query/production?query=*'],
      ['GET', '/lake//v2025-02-19/data/query/production?query=*'],
      ['POST', publicQuery('blogList', { page: 1 }), '{}'],
    ]
    const wanted = await call(`${V}/users/me`)
    expect(wanted.status).toBe(401)
    for (const [method, path, body] of questions) {
      const answer = await call(path, { method, ...(body === undefined ? {} : { body }) })
      expect([path, answer.status, answer.body]).toEqual([path, 401, wanted.body])
    }
    const stale = await call(groq('*'), { headers: { authorization: 'Bearer old' } })
    expect([stale.status, stale.body.errorCode]).toEqual([401, 'SIO-401-AEX'])
  })

  it('provides the complete API of the lake to staff with a valid session', async () => {
    const { call, dataset } = await openSite(kind)
    await put(dataset, blog('a'), blog('b', { status: 'draft' }))
    for (const headers of [STAFF, STAFF_COOKIE]) {
      const me = await call(`${V}/users/me`, { headers })
      expect(me.body).toMatchObject({ id: 'ada', role: 'administrator' })
      const all = await call(groq('count(*)'), { headers })
      expect([all.status, all.body.result]).toEqual([200, 2])
    }
    const written = await call(`${V}/data/mutate/production`, {
      method: 'POST',
      headers: { ...STAFF, 'content-type': 'application/json' },
      body: JSON.stringify({ mutations: [{ create: { _id: 'c', _type: 'blog' } }] }),
    })
    expect(written.status).toBe(200)
    expect(dataset.get('c')).toBeDefined()
  })

  it.each([
    [undefined, XSRF_TOKEN, 403],
    ['https://evil.example', XSRF_TOKEN, 403],
    ['null', XSRF_TOKEN, 403],
    [ORIGIN, undefined, 403],
    [ORIGIN, 'guessed', 403],
    [ORIGIN, XSRF_TOKEN, 200],
  ])(
    'responds to a write with a session cookie, origin %s and XSRF header %s with status %i',
    async (origin, token, status) => {
      const { call, dataset } = await openSite(kind)
      const answer = await call(`${V}/data/mutate/production`, {
        method: 'POST',
        headers: {
          ...STAFF_COOKIE,
          'content-type': 'application/json',
          ...(origin === undefined ? {} : { origin }),
          ...(token === undefined ? {} : { 'x-xsrf-token': token }),
        },
        body: JSON.stringify({ mutations: [{ create: { _id: 'c', _type: 'blog' } }] }),
      })
      expect(answer.status).toBe(status)
      expect(dataset.get('c') !== undefined).toBe(status === 200)
    },
  )

  it('handles sign-in and sign-out of the Studio', async () => {
    const { call } = await openSite(kind)
    expect((await call(`${V}/ping`)).status).toBe(200)
    expect((await call(`${V}/auth/providers`)).body.providers).toHaveLength(1)
    expect((await call(`${V}/auth/fetch?sid=short`)).status).toBeGreaterThanOrEqual(400)
    expect((await call(`${V}/auth/fetch?sid=${'b'.repeat(40)}`)).status).toBe(401)
    expect((await call(`${V}/auth/fetch?sid=${'a'.repeat(40)}`)).body.token).toBe('fresh')
    expect((await call(`${V}/auth/id`)).status).toBe(401)
    expect((await call(`${V}/auth/id`, { headers: STAFF })).body).toEqual({ id: 'ada' })
    expect((await call(`${V}/auth/logout`, { method: 'POST' })).status).toBe(200)
  })

  it('limits the rate of requests per address', async () => {
    const { call } = await openSite(kind, { rateLimit: { burst: 3, perMinute: 1 } })
    const statuses: number[] = []
    for (let time = 0; time < 5; time += 1) {
      statuses.push((await call(publicQuery('blogList', { page: 1 }))).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })

  it('responds with 503 before the deadline if the lake does not respond', async () => {
    const clock = stopClock()
    const { call, server } = await openSite(kind, { deadlineMs: CMS_DEADLINE_MS })
    let isAsked = false
    let isAnswered = false
    server.setFault(() => {
      isAsked = true
    })
    const answering = call(publicQuery('blogList', { page: 1 })).finally(() => {
      isAnswered = true
    })
    await clock.until(() => isAsked)
    await clock.pass(CMS_DEADLINE_MS - 1)
    expect(isAnswered).toBe(false)
    await clock.pass(1)
    const answer = await answering
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  })
})
