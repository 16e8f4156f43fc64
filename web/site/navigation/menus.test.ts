import { describe, expect, test } from 'vitest'
import { industrySections, serviceSections } from '#shared/pages/catalogue/catalogue.ts'
import { shippedBar } from '#shared/pages/frame/shipped-bar.ts'
import { firstPages, shippedIndustries, shippedOffer } from '#shared/pages/frame/shipped-menus.ts'
import { currentAt } from './links.ts'
import { columnsFor, countText, menuOf, menuSections } from './menus.ts'

const entries = [
  'criminal-check',
  'education-verification',
  'employment-verification',
  'watchlist-screening',
  'address-verification',
  'reference-validation',
  'risk-scoring',
] as const

const pathOf = (slug: string) => `/${slug}`

const sectionsOf = (count: number) =>
  [
    {
      slug: 'tech-innovation',
      title: 'Some Line',
      family: 'screening',
      entries: entries.slice(0, count).map((slug) => ({ slug, title: slug })),
    },
  ] as const

const sectionOf = (count: number, items?: readonly string[]) => {
  const sections = sectionsOf(count)
  const [shipped] = firstPages(sections, pathOf)
  if (shipped === undefined) throw new Error('The menu has no section.')
  const chosen = items?.map((path) => ({ label: path, path })) ?? shipped.items
  const copy = { all: 'All', sections: [{ ...shipped, items: chosen }] }
  const pages = { sections, path: pathOf, icons: {}, otherwise: 'services' } as const
  return menuSections(copy, pages)[0]
}

test.each([
  { count: 1, shown: 1 },
  { count: 6, shown: 6 },
])('a section shows up to six pages without a link to all pages: $count', ({ count, shown }) => {
  expect(sectionOf(count)).toMatchObject({ count })
  expect(sectionOf(count)?.items).toHaveLength(shown)
  expect(sectionOf(count)).not.toHaveProperty('viewAll')
})

test('a section of seven pages shows six of them and a link to all pages', () => {
  const section = sectionOf(7)
  expect(section?.items.map(({ path }) => path)).toEqual(
    entries.slice(0, 6).map((slug) => `/${slug}`),
  )
  expect(section).toMatchObject({
    count: 7,
    viewAll: { label: 'View All Some Line', path: '/what-we-offer#tech-innovation' },
  })
})

test('a section counts pages that are listed but not in the catalogue, and shows them with the default mark', () => {
  const section = sectionOf(3, ['/criminal-check', '/a-landing-page'])
  expect(section).toMatchObject({ count: 4, viewAll: { label: 'View All Some Line' } })
  expect(section?.items.map(({ icon }) => icon)).toEqual(['criminal-check', 'services'])
})

test.each([
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 5],
])('columnsFor returns, for %i sections, %i columns', (sections, columns) => {
  expect(columnsFor(sections)).toBe(columns)
})

test.each([
  [1, '1 solution'],
  [7, '7 solutions'],
])('countText formats the number %i as %s', (count, text) => {
  expect(countText(count)).toBe(text)
})

describe('menus', () => {
  test.each([
    { name: 'offer', sections: serviceSections, copy: shippedOffer },
    { name: 'industries', sections: industrySections, copy: shippedIndustries },
  ] as const)(
    'the menu $name has every section of the catalogue, in the same order',
    ({ name, sections, copy }) => {
      const menu = menuOf(name, copy)
      expect(menu.sections.map(({ title, count }) => [title, count])).toEqual(
        sections.map(({ title, entries: all }) => [title, all.length]),
      )
      const marks = menu.sections.map(({ icon }) => icon)
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
])(
  'the navigation bar marks the link $current as current on the page $path',
  ({ path, current }) => {
    const at = shippedBar.filter((link) => currentAt(link, path) !== undefined)
    expect(at.map(({ label }) => label)).toEqual(current)
    for (const link of at) expect(currentAt(link, path)).toBe(link.path === path ? 'page' : 'true')
  },
)
