import { describe, expect, test } from 'vitest'
import { industrySections, serviceSections } from '#shared/pages/catalogue/catalogue.ts'
import { currentAt, mainLinks } from './links.ts'
import { columnsFor, countText, menus, menuSections } from './menus.ts'

const entries = [
  'criminal-check',
  'education-verification',
  'employment-verification',
  'watchlist-screening',
  'address-verification',
  'reference-validation',
  'risk-scoring',
] as const

const sectionOf = (count: number) => {
  const [section] = menuSections({
    sections: [
      {
        slug: 'some-line',
        title: 'Some Line',
        family: 'screening',
        entries: entries.slice(0, count).map((slug) => ({ slug, title: slug })),
      },
    ],
    path: (slug) => `/${slug}`,
    icon: () => 'services',
  })
  return section
}

test.each([
  { count: 1, shown: 1 },
  { count: 6, shown: 6 },
])('a section of $count pages shows all of them and no link to all', ({ count, shown }) => {
  expect(sectionOf(count)).toMatchObject({ count })
  expect(sectionOf(count)?.items).toHaveLength(shown)
  expect(sectionOf(count)).not.toHaveProperty('viewAll')
})

test('a section of seven pages shows six of them and a link to all', () => {
  const section = sectionOf(7)
  expect(section?.items.map(({ path }) => path)).toEqual(
    entries.slice(0, 6).map((slug) => `/${slug}`),
  )
  expect(section).toMatchObject({
    count: 7,
    viewAll: { label: 'View All Some Line', href: '/what-we-offer#some-line' },
  })
})

test.each([
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 5],
])('%i sections are laid out in %i columns', (sections, columns) => {
  expect(columnsFor(sections)).toBe(columns)
})

test.each([
  [1, '1 solution'],
  [7, '7 solutions'],
])('the number %i is written as %s', (count, text) => {
  expect(countText(count)).toBe(text)
})

describe('menus', () => {
  test.each([
    { name: 'offer', sections: serviceSections },
    { name: 'industries', sections: industrySections },
  ] as const)(
    'the menu $name has every section of the catalogue, in the same order',
    ({ name, sections }) => {
      expect(menus[name].sections.map(({ title, count }) => [title, count])).toEqual(
        sections.map(({ title, entries: all }) => [title, all.length]),
      )
      const marks = menus[name].sections.map(({ icon }) => icon)
      expect(new Set(marks).size, 'each its own mark').toBe(marks.length)
    },
  )
})

test.each([
  { path: '/', current: ['Home'] },
  { path: '/what-we-offer', current: ['What We Offer'] },
  { path: '/criminal-check', current: ['What We Offer'] },
  { path: '/solutions/ai-data-science', current: ['What We Offer'] },
  { path: '/industries/insurance', current: ['Industries'] },
  { path: '/sanity/case-studies/x', current: ['Case Studies'] },
  { path: '/partners', current: ['Career & Partner'] },
  { path: '/blogs', current: [] },
  { path: '/industriesx', current: [] },
])('the bar marks $current as current at $path', ({ path, current }) => {
  const at = mainLinks.filter((link) => currentAt(link, path) !== undefined)
  expect(at.map(({ label }) => label)).toEqual(current)
  for (const link of at) expect(currentAt(link, path)).toBe(link.href === path ? 'page' : 'true')
})
