import { describe, expect, test } from 'vitest'
import type { StudioSettings } from '#shared/contracts/studio-settings.ts'
import { answerLocally, toHomeUrl } from './destinations.ts'
import { readCookie } from './xsrf.ts'

const settings = { projectId: 'certavia', dataset: 'production' } as const
const embedded = { origin: 'http://localhost:3000', settings: { ...settings, mode: 'embedded' } }
const hosted = { origin: 'http://localhost:3000', settings: { ...settings, mode: 'hosted' } }

const at = (home: { origin: string; settings: object }) => ({
  origin: home.origin,
  // `test.each` widens the type of `mode` to string.
  settings: home.settings as StudioSettings,
})

describe('requests of the Studio', () => {
  test.each([
    { url: 'http://localhost:3000/lake/v1/ping', home: embedded, status: undefined },
    { url: 'http://certavia.localhost:3000/lake/v1/users/me', home: embedded, status: undefined },
    {
      url: 'https://sanity-cdn.com/v1/modules/sanity/latest/^6.16.0/t1',
      home: embedded,
      status: 200,
    },
    { url: 'https://api.sanity.io/vX/intake/feedback', home: embedded, status: 403 },
    { url: 'http://localhost:3000/lake/v1/intake/batch', home: embedded, status: 200 },
    {
      url: 'http://localhost:3000/lake/v1/projects/certavia/user-applications?tag=sanity.studio.user-application-cache.fetch',
      home: embedded,
      status: 200,
    },
    {
      url: 'http://localhost:3000/lake/v1/projects/certavia/user-applications',
      home: embedded,
      status: undefined,
    },
    {
      url: 'https://certavia.api.sanity.io/v1/projects/certavia/user-applications?tag=user-application-cache',
      home: hosted,
      status: undefined,
    },
    { url: 'https://example.com/', home: embedded, status: 403 },
    { url: 'http://evil.certavia.localhost:3000/x', home: embedded, status: 403 },
    { url: 'https://certavia.api.sanity.io/v1/ping', home: embedded, status: 403 },
    { url: 'https://certavia.api.sanity.io/v1/ping', home: hosted, status: undefined },
    { url: 'https://cdn.sanity.io/images/a/b/c.png', home: hosted, status: undefined },
    { url: 'https://notsanity.io/x', home: hosted, status: 403 },
    { url: 'https://api.sanity.io.example.com/x', home: hosted, status: 403 },
    { url: 'https://certavia.api.sanity.io/v2021/intake/batch', home: hosted, status: 200 },
  ])(
    'a request to $url in mode $home.settings.mode gets a local response with this status (undefined: none): $status',
    ({ url, home, status }) => {
      expect(answerLocally(new URL(url), at(home))?.status).toBe(status)
    },
  )

  test.each([
    {
      from: 'http://certavia.localhost:3000/lake/v1/users/me?tag=a',
      to: 'http://localhost:3000/lake/v1/users/me?tag=a',
    },
    { from: 'http://certavia.localhost:3000/v1/ping', to: 'http://localhost:3000/lake/v1/ping' },
    { from: 'http://localhost:3000/studio/x.js', to: 'http://localhost:3000/studio/x.js' },
    { from: 'blob:http://localhost:3000/1', to: 'blob:http://localhost:3000/1' },
  ])('a request to $from is sent to $to', ({ from, to }) => {
    expect(toHomeUrl(new URL(from), at(embedded)).href).toBe(to)
  })

  test('the request for telemetry consent gets a refusal as its response', async () => {
    const url = new URL('http://localhost:3000/lake/v2024-11-12/intake/telemetry-status')
    expect(await answerLocally(url, at(embedded))?.json()).toEqual({ status: 'denied' })
  })
})

test.each([
  { cookies: 'a=1; XSRF-TOKEN=x%3Dy; b=2', value: 'x=y' },
  { cookies: 'NOT-XSRF-TOKEN=x', value: undefined },
  { cookies: '', value: undefined },
])('readCookie finds in "$cookies" the token $value', ({ cookies, value }) => {
  expect(readCookie(cookies, 'XSRF-TOKEN')).toBe(value)
})
