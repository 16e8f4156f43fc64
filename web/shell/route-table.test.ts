import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { isLandingPath } from '#shared/content/landing/landing-slug.ts'
import { ARTICLE_TYPES } from '#shared/content/status.ts'
import { paths } from '#shared/paths/paths.ts'
import { routeTable } from './route-table.ts'

/** Names of paths that the router does not serve. */
const ELSEWHERE = new Set<keyof typeof paths>([
  'studio',
  'studioSettings',
  'studioEdit',
  'meetingInvitation',
  'bookingWidget',
  'sampleReport',
])

/** Valid parameters for paths that accept only certain names. */
const NAMES: Partial<Record<keyof typeof paths, string>> = { service: 'criminal-check' }

const routes = routeTable.map(({ path, module }) => ({ path, id: module }))
const pageAt = (url: string) => matchRoutes(routes, url)?.at(-1)?.route.id

const addresses = Object.entries(paths).map(([key, address]) => {
  // TypeScript types the keys of `Object.entries` as `string`.
  const name = key as keyof typeof paths
  // The path functions have different parameter types, but each accepts a string.
  const parameter = (NAMES[name] ?? 'an-id') as never
  return { name, url: typeof address === 'function' ? address.call(paths, parameter) : address }
})

test.each(addresses.filter(({ name }) => !ELSEWHERE.has(name)))(
  'the path $name has a route',
  ({ name, url }) => {
    expect(pageAt(url)).not.toBe('site/not-found')
    expect(pageAt(url) === 'site/landing').toBe(name === 'landing')
  },
)

test('every route has a path in `paths.ts`', () => {
  const found = new Set(addresses.map(({ url }) => pageAt(url)))
  expect(routeTable.filter(({ module }) => !found.has(module)).map(({ path }) => path)).toEqual([])
})

test.each(ARTICLE_TYPES)('each address of the type %s has its own page', (type) => {
  const { page, list, cmsPage, cmsList, adminPage, adminList } = contentTypes[type].paths
  const urls = [page('a'), list(), cmsPage('a'), cmsList(), adminPage('a'), adminList]
  const pages = new Set(urls.map(pageAt))
  expect(pages).not.toContain('site/not-found')
  expect(pages.size).toBe(urls.length)
})

test('no landing page can have the path of another route', () => {
  const others = routeTable.map(({ path }) => path).filter((path) => /^\/[^/:*]+$/.test(path))
  expect(others.length).toBeGreaterThan(40)
  expect(others.filter(isLandingPath)).toEqual([])
})
