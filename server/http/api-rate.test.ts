import { describe, expect, it } from 'vitest'
import { setUp } from './api.test-support.ts'

describe('the rate limit of the API', () => {
  const setUpLimited = () => {
    let time = 0
    const site = setUp({ rateLimit: { burst: 30, perMinute: 60 }, now: () => time })
    return {
      ...site,
      pass: (milliseconds: number) => {
        time += milliseconds
      },
    }
  }

  it('applies per address and sends Retry-After', async () => {
    const { call, pass } = setUpLimited()
    for (let n = 0; n < 30; n += 1) expect((await call('GET', '/api/notes')).status).toBe(200)
    const answer = await call('GET', '/api/notes')
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('1')
    expect(answer.json.error.code).toBe('too_many_requests')
    expect((await call('GET', '/api/notes', {}, '198.51.100.1')).status).toBe(200)
    pass(1000)
    expect((await call('GET', '/api/notes')).status).toBe(200)
  })

  it.each(['/api/none', '/api/notes/missing'])(
    'the rate limit is reached sooner by requests for missing resources such as %s',
    async (path) => {
      const { call } = setUpLimited()
      const statuses: number[] = []
      for (let n = 0; n < 7; n += 1) statuses.push((await call('GET', path)).status)
      expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429])
    },
  )

  it('the rate limit is not raised by forged forwarding headers or by several addresses of one network', async () => {
    const { call } = setUpLimited()
    const statuses: number[] = []
    for (let n = 0; n < 31; n += 1) {
      const headers = { 'X-Forwarded-For': `203.0.113.${n}` }
      statuses.push((await call('GET', '/api/notes', { headers }, `2001:db8::${n}`)).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  it('the rate limit does not count internal requests of the server', async () => {
    const { api } = setUpLimited()
    for (let n = 0; n < 40; n += 1) {
      const request = new Request('http://localhost:3000/api/notes')
      const response = await api.fetch(request, { address: '192.0.2.1', internal: true })
      expect(response.status).toBe(200)
    }
  })
})
