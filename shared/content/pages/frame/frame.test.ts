import { describe, expect, test } from 'vitest'
import { pageIdOf } from '../../content-types/page-kinds.ts'
import { pageOf } from '../fixed-pages.ts'
import { readPage } from '../page-document.ts'
import { shippedPublished } from '../shipped-pages.ts'
import { pathProblem } from './navigation.ts'

describe('a link of the navigation', () => {
  test.each([
    '/',
    '/about',
    '/verify',
    '/services#turnaround',
    '/blogs?page=2',
    '/a-landing-page',
    '/blogs/a-post',
  ])('may lead to %s', (path) => {
    expect(pathProblem(path)).toBeUndefined()
  })

  test.each([
    'about',
    '//example.com',
    'https://example.com/',
    'javascript:alert(1)',
    '/admin',
    '/studio/pages',
    '/api/blogs/',
    '/lake/public/x/1',
    '/a path',
    '/a\\b',
    '/a/../b',
  ])('cannot lead to %s', (path) => {
    expect(pathProblem(path)).toMatch(/^[A-Z].*\.$/)
  })
})

const navigation = await shippedPublished(pageOf('navigation', 'main'), '2026-11-30T08:00:00Z')
const settings = await shippedPublished(pageOf('settings', 'site'), '2026-11-30T08:00:00Z')
const entry = (path: string) => ({ _type: 'frameLink', _key: path, label: 'A page', path })
const paths = (count: number) => Array.from({ length: count }, (_, place) => entry(`/p-${place}`))

/** Documents that the lake rejects as published ones, with the field that has the problem. */
const rejected: readonly (readonly [string, Readonly<Record<string, unknown>>, string])[] = [
  ['seven links of the bar', { bar: paths(7) }, 'bar'],
  ['no link of the bar', { bar: [] }, 'bar'],
  ['a page twice in the bar', { bar: [entry('/about'), entry('/about')] }, 'bar'],
  ['seven links of the last line', { help: paths(7) }, 'help'],
  ['a link to another site', { action: { ...entry('/'), path: 'https://example.com' } }, 'action'],
  [
    'an unknown section of a menu',
    { offer: { all: 'All', sections: [{ section: 'tea', title: 'Tea', items: paths(1) }] } },
    'offer.sections.0.section',
  ],
  [
    'seven pages of a section',
    {
      offer: {
        all: 'All',
        sections: [{ section: 'tech-innovation', title: 'Tech', items: paths(7) }],
      },
    },
    'offer.sections.0.items',
  ],
]

test.each(rejected)('the navigation is not complete with %s', (_, changed, field) => {
  expect(readPage(navigation).problem).toBeUndefined()
  expect(readPage({ ...navigation, ...changed }).problem).toContain(`“${field}`)
})

test.each([
  ['no promise', { promise: ' ' }, 'promise'],
  ['a profile without https', { socials: [{ name: 'X', url: 'http://x.com/' }] }, 'socials'],
  ['a phone number with letters', { phone: '+44 CALL US' }, 'phone'],
])('site settings with %s are not complete', (_, changed, field) => {
  expect(settings._id).toBe(pageIdOf('settings', 'site'))
  expect(readPage(settings).problem).toBeUndefined()
  expect(readPage({ ...settings, ...changed }).problem).toContain(`“${field}`)
})
