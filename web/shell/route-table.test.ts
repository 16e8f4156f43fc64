import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from '#shared/paths/paths.ts'
import { routeTable } from './route-table.ts'

/** Addresses that are not served by the router. */
const ELSEWHERE = new Set<keyof typeof paths>([
  'studio',
  'studioSettings',
  'meetingInvitation',
  'bookingWidget',
])

/** Parameters of paths that accept only certain names. */
const NAMES: Partial<Record<keyof typeof paths, string>> = { service: 'criminal-check' }

const routes = routeTable.map(({ path, module }) => ({ path, id: module }))
const pageAt = (url: string) => matchRoutes(routes, url)?.at(-1)?.route.id

const addresses = Object.entries(paths).map(([key, address]) => {
  // Object.entries() widens the names of a literal object.
  const name = key as keyof typeof paths
  // Each function has its own parameter type, and all of them are strings.
  const parameter = (NAMES[name] ?? 'an-id') as never
  return { name, url: typeof address === 'function' ? address.call(paths, parameter) : address }
})

test.each(addresses.filter(({ name }) => !ELSEWHERE.has(name)))('$name has a page', ({ url }) => {
  expect(pageAt(url)).not.toBe('site/not-found')
})

test('every page has an address', () => {
  const found = new Set(addresses.map(({ url }) => pageAt(url)))
  expect(routeTable.filter(({ module }) => !found.has(module)).map(({ path }) => path)).toEqual([])
})
