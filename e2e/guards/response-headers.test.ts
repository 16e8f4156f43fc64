import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryDirectory } from '../support/sites/processes.ts'
import { createApp, type App } from '#server/composition/app.ts'
import { openBuiltWeb } from '#server/composition/site/web.ts'
import { openDeps } from '#server/composition/deps.ts'
import { readConfig } from '#server/config/config.ts'
import { engravingPaths, paths, wellKnownPaths } from '#shared/paths/paths.ts'

const stack = new AsyncDisposableStack()
const origin = 'http://localhost'
let app: App

beforeAll(async () => {
  const config = readConfig({
    DATA_DIR: stack.use(await temporaryDirectory()).path,
    ORIGIN: origin,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
  })
  const deps = await openDeps(config)
  stack.defer(() => deps.close())
  app = await createApp(config, deps, await openBuiltWeb(config))
  stack.defer(() => app.close())
})

afterAll(() => stack.disposeAsync())

/** Public addresses of every kind: routes of the API, pages, files for programs, a plate and a missing page. */
function publicAddresses(): ReadonlySet<string> {
  const reads = app.routes.filter(({ access, method }) => access === 'public' && method === 'GET')
  return new Set([
    ...reads.map(({ path }) => path.replaceAll(/:\w+/g, 'some-id')),
    ...Object.values({ ...paths, ...wellKnownPaths }).filter((path) => typeof path === 'string'),
    engravingPaths.plate({ family: 'screening', mark: 'home' }, 'light', 'avif'),
    '/no-such-page',
  ])
}

test('no response repeats a header that may occur only once, or has a contradictory Cache-Control', async () => {
  for (const path of publicAddresses()) {
    const { body, headers } = await app.fetch(new Request(origin + path), { address: '192.0.2.1' })
    await body?.cancel()
    for (const name of ['content-type', 'x-content-type-options', 'referrer-policy', 'etag']) {
      expect(headers.get(name) ?? '', `${name} of ${path}`).not.toContain(',')
    }
    const policy = headers.get('cache-control') ?? ''
    const names = policy.split(',').map((directive) => directive.trim().split('=')[0])
    expect(new Set(names).size, `${path}: ${policy}`).toBe(names.length)
    const isContradiction = names.includes('no-store') && names.includes('max-age')
    expect(isContradiction, `${path}: ${policy}`).toBe(false)
  }
})
