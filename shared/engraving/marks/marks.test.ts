import { expect, test } from 'vitest'
import {
  familyOfIndustry,
  familyOfService,
  industries,
  services,
  solutionEntries,
} from '../../pages/catalogue/catalogue.ts'
import { rosetteMarkup } from '../markup.ts'
import { type PageMark, pageMarks } from './marks.ts'
import { rosette } from '../rosette.ts'
import { seedOf } from '../seed.ts'

const names = Object.keys(pageMarks)
const drawn = Object.entries(pageMarks)

test.each([...services, ...solutionEntries, ...industries].map(({ slug }) => slug))(
  'the page %s has a mark',
  (slug) => {
    expect(names).toContain(slug)
  },
)

test.each(drawn)(
  'the mark %s has coordinates with at most one decimal within the grid',
  (_, data) => {
    expect(data).toMatch(/^M[\d .a-z-]+$/i)
    expect(data).not.toMatch(/\.\d\d|NaN|undefined/)
    const starts = data.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)
    for (const [, x, y] of starts) {
      for (const value of [Number(x), Number(y)]) {
        expect(value).toBeGreaterThanOrEqual(1.5)
        expect(value).toBeLessThanOrEqual(22.5)
      }
    }
  },
)

test('every page has a different mark, and the sprite of all marks is small', () => {
  expect(new Set(Object.values(pageMarks)).size).toBe(names.length)
  for (const [, data] of drawn) expect(data.length).toBeLessThan(360)
  expect(drawn.reduce((sum, [, data]) => sum + data.length, 0)).toBeLessThan(9 * 1024)
})

test('the mark of a page replaces the mark of the family in a rosette', () => {
  const mark: PageMark = 'risk-scoring'
  const family = 'diligence'
  const [own, page] = [rosetteMarkup({ id: 'r', family }), rosetteMarkup({ id: 'r', family, mark })]
  expect(page).toContain(`d="${pageMarks[mark]}" transform="translate(-200 -200)scale(16.67)"`)
  expect(own).not.toContain(pageMarks[mark])
})

const heroes = [
  ...services.map(({ slug }) => [slug, familyOfService(slug)] as const),
  ...solutionEntries.map(({ slug, family }) => [slug, family] as const),
  ...industries.map(({ slug }) => [slug, familyOfIndustry(slug)] as const),
]

test.each(heroes)('the hero of %s is at most 12 KB of SVG', (mark, family) => {
  const hero = rosetteMarkup({ id: 'hero', family, mark, seed: seedOf(mark) })
  expect(hero.length).toBeLessThanOrEqual(12 * 1024)
})

test('the pages of one family have different rosettes', () => {
  const screening = services.filter(({ slug }) => familyOfService(slug) === 'screening')
  const drawings = screening.map(({ slug }) => JSON.stringify(rosette('screening', seedOf(slug))))
  expect(new Set(drawings).size).toBe(screening.length)
})
