import { describe, expect, it } from 'vitest'
import type { Access } from '#shared/contracts/operations/operation.ts'
import { routes, setUp } from './api.test-support.ts'

/** Equivalent forms of a path, which some servers and proxies treat as equal to it. */
const spellings = (path: string) => [
  path,
  `${path}/`,
  path.replace('/api', '/%61pi'),
  path.replace('notes', 'n%6ftes'),
  path.replace('notes', '%6E%6F%74%65%73'),
  path.replace('/notes', '//notes'),
  path.replace('/notes', '/./notes'),
  path.replace('/notes', '/x/../notes'),
  path.replace('/notes', '/%2e/notes'),
  path.replace('/notes', '/;x/notes'),
  path.replace('/notes', '%2Fnotes'),
  path.replace('notes', 'NOTES'),
  `${path}%00`,
  `${path}%2f`,
  `${path};.json`,
  `${path}?access=public`,
]

describe('the access checks of the API', () => {
  const refused: Readonly<Partial<Record<Access, readonly string[]>>> = {
    public: [],
    'signed-in': ['', 'forged'],
    'content.write': ['', 'forged', 'viewer'],
    'system.manage': ['', 'forged', 'viewer', 'editor'],
  }
  const guarded = routes.filter((route) => route.access !== 'public')

  it.each(guarded)(
    'the API protects $method $path in every equivalent form of the path, such as a percent-encoded one',
    async (route) => {
      const { call } = setUp()
      for (const path of spellings(route.path.replace(':id', 'n1'))) {
        for (const as of refused[route.access] ?? []) {
          const answer = await call(route.method, path, as === '' ? {} : { as })
          expect(answer.text, `${path} as ${as}`).not.toContain('guarded')
          expect([200, 401, 403, 404, 405]).toContain(answer.status)
        }
      }
    },
  )

  it.each(guarded)('the API admits permitted callers to $method $path', async (route) => {
    const { call } = setUp()
    const body = route.method === 'POST' ? { body: '{"title":"x"}' } : {}
    const answer = await call(route.method, route.path.replace(':id', 'n1'), {
      as: 'admin',
      ...body,
    })
    expect(answer.text).toContain('guarded')
  })

  it.each([
    {
      as: undefined,
      method: 'POST',
      path: '/api/notes',
      status: 401,
      code: 'authentication_required',
    },
    {
      as: 'forged',
      method: 'POST',
      path: '/api/notes',
      status: 401,
      code: 'authentication_required',
    },
    {
      as: undefined,
      method: 'DELETE',
      path: '/api/notes/1',
      status: 401,
      code: 'authentication_required',
    },
    { as: 'editor', method: 'DELETE', path: '/api/notes/1', status: 403, code: 'forbidden' },
  ])(
    'the API responds with $status to $method $path of this caller (undefined: anonymous): $as',
    async ({ as, method, path, status, code }) => {
      const { call } = setUp()
      const answer = await call(method, path, as === undefined ? {} : { as })
      expect(answer.status).toBe(status)
      expect(answer.json.error.code).toBe(code)
      if (status === 401) {
        // oxlint-disable-next-line vitest/no-conditional-expect -- only the message of a 401 has a required keyword
        expect(answer.json.error.message).toMatch(/authentication/i)
      }
    },
  )

  it('the API rejects an expired token on public reads, because a visitor’s view would hide content from staff', async () => {
    const { call } = setUp()
    expect((await call('GET', '/api/notes', { as: 'forged' })).status).toBe(401)
  })

  it('the API ignores headers and parameters that override the method', async () => {
    const { call } = setUp()
    for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
      const answer = await call('GET', '/api/notes/n1?_method=DELETE', {
        headers: { [name]: 'DELETE' },
      })
      expect(answer.json).toEqual({ params: { id: 'n1' }, caller: 'visitor' })
    }
  })
})
