import { expect, test } from 'vitest'
import { industries, services, solutionEntries } from '../pages/catalogue.ts'
import { rosetteMarkup } from './markup.ts'
import { type PageMark, pageMarks } from './marks.ts'

const names = Object.keys(pageMarks)
const drawn = Object.entries(pageMarks)

test.each([...services, ...solutionEntries, ...industries].map(({ slug }) => slug))(
  'the page %s has a mark',
  (slug) => {
    expect(names).toContain(slug)
  },
)

test.each(drawn)('%s is written in numbers of at most one decimal within its grid', (_, data) => {
  expect(data).toMatch(/^M[\d .a-z-]+$/i)
  expect(data).not.toMatch(/\.\d\d|NaN|undefined/)
  const starts = data.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)
  for (const [, x, y] of starts) {
    for (const value of [Number(x), Number(y)]) {
      expect(value).toBeGreaterThanOrEqual(1.5)
      expect(value).toBeLessThanOrEqual(22.5)
    }
  }
})

test('no two pages share a mark, and all of them together are small', () => {
  expect(new Set(Object.values(pageMarks)).size).toBe(names.length)
  for (const [, data] of drawn) expect(data.length).toBeLessThan(360)
  expect(drawn.reduce((sum, [, data]) => sum + data.length, 0)).toBeLessThan(9 * 1024)
})

test('a rosette carries the mark of its page in place of that of its family', () => {
  const mark: PageMark = 'risk-scoring'
  const family = 'diligence'
  const [own, page] = [rosetteMarkup({ id: 'r', family }), rosetteMarkup({ id: 'r', family, mark })]
  expect(page).toContain(`d="${pageMarks[mark]}" transform="translate(-200 -200)scale(16.67)"`)
  expect(own).not.toContain(pageMarks[mark])
})
