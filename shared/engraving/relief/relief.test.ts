import { expect, test } from 'vitest'
import { FAMILIES } from '../family-names.ts'
import { publicPages } from '../../pages/catalogue/public-pages.ts'
import { pageMarks, isPageMark } from '../marks/marks.ts'
import { plateMarkup } from './plate.ts'
import { LINES, rule } from './ruling.ts'
import { box, disc, layers, raise } from './shapes.ts'
import { reliefs, subjectOf } from './subjects.ts'

const SIZE = { width: 480 } as const
/** Points of a coarse grid over a plate, each with its position in the grid. */
const grid = Array.from({ length: 24 * 16 }, (_, index) => {
  const [x, y] = [(index % 24) * 20 - 230, Math.floor(index / 24) * 20 - 150]
  return { x, y }
})

test.each(Object.entries(reliefs))(
  'the relief %s has finite heights, fills the middle of the plate, and leaves its edges free',
  (_, relief) => {
    const heights = grid.map(({ x, y }) => relief(x, y))
    expect(heights.every((height) => height >= 0 && height <= 1.25)).toBe(true)
    const covered = heights.filter((height) => height > 0.1).length / heights.length
    expect(covered).toBeGreaterThan(0.04)
    expect(covered).toBeLessThan(0.7)
    const atEdges = grid.filter(({ x }, index) => Math.abs(x) > 210 && (heights[index] ?? 0) > 0)
    expect(atEdges).toEqual([])
  },
)

test('no two subjects have the same relief', () => {
  const seen = Object.values(reliefs).map((relief) =>
    grid.map(({ x, y }) => Math.round(relief(x, y) * 9)).join(''),
  )
  expect(new Set(seen).size).toBe(seen.length)
})

test('an empty plate has only straight lines', () => {
  const { ground, form } = rule(() => 0, SIZE)
  expect(form).toBe('')
  expect(ground.match(/M/g)).toHaveLength(LINES)
})

test('the lines of a plate are wider on the side that the light does not reach', () => {
  const { form } = rule(raise(box(-100, -80, 100, 80, 4), 0.8, 40), SIZE)
  expect(form).not.toMatch(/NaN|undefined|Infinity/)
  expect(form.length).toBeGreaterThan(1000)
})

test('a raised form hides the lines of the plate behind it', () => {
  const low = rule(raise(disc(0, 0, 60), 0.2), SIZE)
  const high = rule(layers(raise(disc(0, 0, 60), 1)), SIZE)
  expect(high.ground).not.toBe(low.ground)
})

test('a plate is the same in every run, and its colour depends on family and theme', () => {
  const looks = FAMILIES.flatMap((family) =>
    (['light', 'dark'] as const).map((theme) => plateMarkup('gavel', family, theme, 320)),
  )
  expect(new Set(looks).size).toBe(looks.length)
  expect(plateMarkup('gavel', 'screening', 'light', 320)).toBe(looks[0])
})

test('pages of one family have plates with different subjects', () => {
  const marks = Object.keys(pageMarks).filter(isPageMark)
  const subjects = marks.map((mark) => subjectOf('data', mark))
  // The 404 page shows no plate on its first screen. So its subject may be that of another page, and one subject occurs twice.
  expect(marks.length - new Set(subjects).size).toBe(1)
})

test('no two pages have plates with the same subject, except the pages about law', () => {
  const shown = publicPages.flatMap(({ family, mark }) =>
    mark === 'legal' ? [] : [subjectOf(family, mark)],
  )
  expect(shown.filter((subject, index) => shown.indexOf(subject) !== index)).toEqual([])
  expect(shown).not.toContain(subjectOf('diligence', 'legal'))
})
