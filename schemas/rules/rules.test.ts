import { describe, expect, test } from 'vitest'
import { checkClientName } from './client.ts'
import { checkDate, hintPast } from './dates.ts'
import { checkFrozenSlug } from './frozen-slug.ts'
import { checkHref, checkRedirect, checkRedirectFrom, checkRedirectTo } from './link.ts'
import { checkAltText, checkPictureSource, toPictureValue } from './picture.ts'
import { checkTable } from './table.ts'

const EARLY = '2026-03-01T08:00:00.000Z'
const LATE = '2026-03-02T08:00:00.000Z'
const NOW = Date.parse('2026-03-01T20:00:00.000Z')
const uploadedValue = { asset: { _ref: 'image-a-1x1-png' } }
const libraryValue = { library: { _ref: 'p1' } }
const uploaded = toPictureValue(uploadedValue)
const library = toPictureValue(libraryValue)
const nothing = toPictureValue(undefined)

interface Case {
  readonly name: string
  readonly answer: true | string
  readonly stands: boolean
}

const cases: readonly Case[] = [
  {
    name: 'scheduled without a date',
    answer: checkDate('publishAt', { status: 'scheduled' }, NOW),
    stands: false,
  },
  {
    name: 'scheduled for later',
    answer: checkDate('publishAt', { status: 'scheduled', publishAt: LATE }, NOW),
    stands: true,
  },
  {
    name: 'scheduled for a time that has passed',
    answer: checkDate('publishAt', { status: 'scheduled', publishAt: EARLY }, NOW),
    stands: false,
  },
  {
    name: 'a draft with a time that has passed',
    answer: hintPast({ status: 'draft', publishAt: EARLY }, NOW),
    stands: false,
  },
  {
    name: 'an article on the site that was scheduled',
    answer: hintPast({ status: 'published', publishAt: EARLY }, NOW),
    stands: true,
  },
  {
    name: 'an unpublish time before the publish time',
    answer: checkDate('unpublishAt', { publishAt: LATE, unpublishAt: EARLY }, NOW),
    stands: false,
  },
  {
    name: 'published tomorrow',
    answer: checkDate('publishedAt', { publishedAt: LATE }, NOW),
    stands: false,
  },
  {
    name: 'published yesterday',
    answer: checkDate('publishedAt', { publishedAt: EARLY }, NOW),
    stands: true,
  },
  { name: 'no picture', answer: checkPictureSource(nothing), stands: true },
  { name: 'an uploaded picture', answer: checkPictureSource(uploaded), stands: true },
  { name: 'a picture of the library', answer: checkPictureSource(library), stands: true },
  {
    name: 'both',
    answer: checkPictureSource(toPictureValue({ ...uploadedValue, ...libraryValue })),
    stands: false,
  },
  {
    name: 'texts without a picture',
    answer: checkPictureSource(toPictureValue({ alt_text: 'A desk' })),
    stands: false,
  },
  { name: 'no alternative text', answer: checkAltText(undefined, uploaded), stands: false },
  { name: 'blank alternative text', answer: checkAltText('  ', uploaded), stands: false },
  {
    name: 'the alternative text of a library picture',
    answer: checkAltText(undefined, library),
    stands: true,
  },
  { name: 'alternative text', answer: checkAltText('A desk', uploaded), stands: true },
  { name: 'no picture to describe', answer: checkAltText(undefined, nothing), stands: true },
  {
    name: 'a client without a name',
    answer: checkClientName(' ', { anonymous: false }),
    stands: false,
  },
  {
    name: 'a client with a name',
    answer: checkClientName('Acme', { anonymous: false }),
    stands: true,
  },
  {
    name: 'an anonymous client',
    answer: checkClientName(undefined, { anonymous: true }),
    stands: true,
  },
  { name: 'no table', answer: checkTable(undefined), stands: true },
  { name: 'a table without rows', answer: checkTable({ rows: [] }), stands: false },
  {
    name: 'a ragged table',
    answer: checkTable({ rows: [{ cells: ['a', 'b'] }, { cells: ['c'] }] }),
    stands: false,
  },
  {
    name: 'a rectangular table',
    answer: checkTable({ rows: [{ cells: ['a', 'b'] }, { cells: ['c', ''] }] }),
    stands: true,
  },
  { name: 'an empty link', answer: checkHref(''), stands: false },
  { name: 'a link with a script', answer: checkHref('javascript:alert(1)'), stands: false },
  { name: 'a link without a scheme', answer: checkHref('example.com'), stands: false },
  { name: 'a link to another host by //', answer: checkHref('//example.com'), stands: false },
  { name: 'a link to another host by /\\', answer: checkHref('/\\example.com'), stands: false },
  { name: 'a link to a page', answer: checkHref('/contact'), stands: true },
  { name: 'a link to the home page', answer: checkHref('/'), stands: true },
  { name: 'a link to a heading', answer: checkHref('#limits'), stands: true },
  { name: 'a link to a site', answer: checkHref('https://example.com/a?b#c'), stands: true },
  { name: 'a mail link', answer: checkHref('mailto:desk@example.com'), stands: true },
  { name: 'a redirect to itself', answer: checkRedirect({ from: '/a', to: '/a' }), stands: false },
  { name: 'a redirect', answer: checkRedirect({ from: '/a', to: '/b' }), stands: true },
  {
    name: 'a redirect to another form of its own path',
    answer: checkRedirect({ from: '/a', to: '/a/' }),
    stands: false,
  },
  {
    name: 'an old path of another host',
    answer: checkRedirectFrom('//example.com'),
    stands: false,
  },
  { name: 'an old path with a query', answer: checkRedirectFrom('/a?b'), stands: false },
  { name: 'an old path with ..', answer: checkRedirectFrom('/a/../b'), stands: false },
  { name: 'an old path of the staff area', answer: checkRedirectFrom('/admin/x'), stands: false },
  {
    name: 'an old path with an existing page',
    answer: checkRedirectFrom('/contact'),
    stands: false,
  },
  { name: 'an old path', answer: checkRedirectFrom('/old-page'), stands: true },
  {
    name: 'an old path like one of the staff area',
    answer: checkRedirectFrom('/administrators'),
    stands: true,
  },
  { name: 'a new path of another host', answer: checkRedirectTo('/\\example.com'), stands: false },
  { name: 'a new path of REST', answer: checkRedirectTo('/api/blogs/'), stands: false },
  { name: 'a new path', answer: checkRedirectTo('/contact'), stands: true },
  { name: 'the published slug', answer: checkFrozenSlug('a', 'a'), stands: true },
  {
    name: 'the slug of an article that was never published',
    answer: checkFrozenSlug('a', null),
    stands: true,
  },
  {
    name: 'a slug that differs from the published one',
    answer: checkFrozenSlug('b', 'a'),
    stands: false,
  },
]

describe('the publishing rules', () => {
  test.each(cases)('the rules accept or reject $name (accepted: $stands)', ({ answer, stands }) => {
    expect(answer === true).toBe(stands)
  })

  test('an error of a rule is a sentence with the reason', () => {
    for (const { answer } of cases.filter(({ stands }) => !stands)) {
      expect(answer).toMatch(/^[A-Z].+\.$/)
    }
  })
})
