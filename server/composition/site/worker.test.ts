import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { workerRoutes } from './worker.ts'
import { workerPaths } from '#shared/paths/worker-paths.ts'

const headers = { page: {}, framed: {}, admin: {}, api: {} }
const routes = (serviceWorker: boolean, offlineHtml?: string) =>
  workerRoutes(
    { https: false, serviceWorker },
    { headers, ...(offlineHtml === undefined ? {} : { offlineHtml }) },
  )

describe('a site without a service worker', () => {
  test.each([
    ['if it is switched off', routes(false, '<p>offline</p>')],
    ['if the site runs from source', routes(true)],
  ])(
    'a site without a service worker serves a worker that removes itself and every cache %s',
    async (_name, app) => {
      const answer = await app.request(workerPaths.script)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self'")

      const kept = new Set(['site-files-1', 'posts-v1'])
      const listeners = new Map<string, (event: object) => void>()
      let isRegistered = true
      let work: Promise<void> | undefined
      runInNewContext(await answer.text(), {
        self: {
          addEventListener: (name: string, listener: (event: object) => void) =>
            listeners.set(name, listener),
          skipWaiting: () => undefined,
          registration: { unregister: () => (isRegistered = false) },
        },
        caches: { keys: () => [...kept], delete: (name: string) => kept.delete(name) },
      })
      listeners.get('install')?.({})
      listeners.get('activate')?.({ waitUntil: (given: Promise<void>) => (work = given) })
      await work
      expect([isRegistered, [...kept]]).toEqual([false, []])
    },
  )
})

test('search engines do not index the offline page', async () => {
  const app = routes(true, '<p>offline</p>')
  const answer = await app.request(workerPaths.offline)
  expect(await answer.text()).toBe('<p>offline</p>')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(answer.headers.get('cache-control')).toContain('must-revalidate')
  expect((await app.request(workerPaths.script)).status).toBe(404)
})
