import { describe, expect, test } from 'vitest'
import { LAKE, rangeRoutes, requestsTo } from './page-routes.test-support.ts'
import { signInAsStaff, type StaffSession } from '../support/pages/staff-session.ts'
import type { Program } from '../support/sites/processes.ts'
import { useSite } from '../support/sites/use-site.ts'
import { landingDocument } from '#shared/content/landing/landing.test-support.ts'
import { fixedPageOf } from '#shared/content/pages/fixed-pages.ts'
import { pageIdOf } from '#shared/content/content-types/page-kinds.ts'
import { shippedPublished } from '#shared/content/pages/shipped-pages.ts'
import { PUBLIC_QUERY_VERSIONS } from '#shared/content/public-query-names.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { markdownPath } from '#shared/paths/markdown-paths.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'

let site: Program
let session: StaffSession

useSite({ SEED: 'none' }, async (started) => {
  site = started
  session = await signInAsStaff(site.url)
})

const { ask, send } = requestsTo(
  () => site,
  () => session,
)

describe('a correction of a planning range', () => {
  const range = fixedPageOf(pageIdOf('range', 'criminal-uk-enhanced'))
  if (range === undefined) throw new Error('There is no range.')
  const hasTime = /\bto 9 weeks/u
  const pages = [
    ...rangeRoutes,
    paths.services,
    paths.service('criminal-check'),
    paths.service('background-screening'),
    paths.solution('background-screening'),
    paths.industry('healthcare-medical'),
  ]

  test('is public within a second on all pages that show its times, and in answers of the assistant', async () => {
    for (const path of pages) expect((await ask(path)).text, path).not.toMatch(hasTime)
    const own = await shippedPublished(range, '2026-03-01T09:00:00Z')
    await session.mutate([{ createOrReplace: { ...own, max: 9 } }])
    const made = performance.now()
    for (const path of pages.slice(rangeRoutes.length)) {
      expect((await ask(path)).text, path).toMatch(hasTime)
    }
    expect(performance.now() - made).toBeLessThan(1_000)
    for (const path of rangeRoutes) expect((await ask(path)).text, path).toContain('"max":9')
    const answer = await ask(apiPaths.assistant, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ question: 'How long does an enhanced DBS check take?' }),
    })
    expect(answer.text).toMatch(hasTime)
  })

  test('is refused if it sets less than two working days for a source that is not online', async () => {
    const answer = await send('POST', `${LAKE}/data/mutate/production`, {
      mutations: [{ patch: { id: range.id, set: { min: 0, max: 1, unit: 'working days' } } }],
    })
    expect(answer.status).toBe(400)
    expect(answer.text).toMatch(/Check the field/)
  })
})

describe('a link of the navigation', () => {
  const target = landingDocument('linked')
  const path = paths.landing('linked')
  const routes = [
    paths.home,
    apiPaths.page('navigation', 'main'),
    lakePaths.publicQuery('navigation', PUBLIC_QUERY_VERSIONS.navigation, {
      id: pageIdOf('navigation', 'main'),
    }),
  ]
  const shows = () =>
    Promise.all(routes.map(async (route) => (await ask(route)).text.includes('A link to try')))

  test('is visible while the page that it leads to is published, and never leads to a 404 page', async () => {
    const fixed = fixedPageOf(pageIdOf('navigation', 'main'))
    if (fixed === undefined) throw new Error('There is no navigation.')
    const own = await shippedPublished(fixed, '2026-03-01T09:00:00Z')
    const help = [{ _key: 'a', _type: 'frameLink', label: 'A link to try', path }]
    await session.mutate([{ createOrReplace: target }, { createOrReplace: { ...own, help } }])
    await expect.poll(shows).toEqual([true, true, true])
    await session.mutate([{ patch: { id: target._id, set: { status: 'archived' } } }])
    expect((await ask(path)).status).toBe(404)
    await expect.poll(shows).toEqual([false, false, false])
    await session.mutate([{ patch: { id: target._id, set: { status: 'published' } } }])
    await expect.poll(shows).toEqual([true, true, true])
  })
})

describe('a correction of a price', () => {
  const fixed = fixedPageOf(pageIdOf('hub', 'services'))
  if (fixed === undefined) throw new Error('There is no page of services.')
  const routes = [paths.services, markdownPath(paths.services), apiPaths.page('hub', 'services')]

  test('is public within a second on all routes with prices, and in answers of the assistant', async () => {
    const own = await shippedPublished(fixed, '2026-03-01T09:00:00Z')
    const withPrice = JSON.stringify(own).replace('"£74"', '"£78.50"')
    const corrected: unknown = JSON.parse(withPrice)
    await session.mutate([{ createOrReplace: corrected }])
    const made = performance.now()
    for (const path of routes) expect((await ask(path)).text, path).toContain('£78.50')
    expect(performance.now() - made).toBeLessThan(1_000)
    const answer = await ask(apiPaths.assistant, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ question: 'How much does a standard screening cost in the UK?' }),
    })
    expect(answer.text).toContain('£78.50')
  })

  test.each(['£0', '78', '£78.505', '$78', 'free', ''])(
    'is refused if the price is “%s”',
    async (price) => {
      const own = await shippedPublished(fixed, '2026-03-01T09:00:00Z')
      const wrong: unknown = JSON.parse(JSON.stringify(own).replace('"£74"', JSON.stringify(price)))
      const answer = await send('POST', `${LAKE}/data/mutate/production`, {
        mutations: [{ createOrReplace: wrong }],
      })
      expect(answer.status).toBe(400)
      expect(answer.text).toMatch(/Check the field/)
    },
  )

  test('is replaced by the shipped prices if an older document without prices replaces the page', async () => {
    const { prices: _, ...older } = await shippedPublished(fixed, '2026-03-01T09:00:00Z')
    await session.mutate([{ createOrReplace: older }])
    await expect.poll(async () => (await ask(paths.services)).text).toContain('£74')
  })
})
