import { expect, test } from 'vitest'
import { band } from './band.ts'
import { pathOf } from './curve.ts'
import { FAMILIES } from './families.ts'
import { bandMarkup, rosetteMarkup } from './markup.ts'
import { rosette } from './rosette.ts'
import { randomOf, seedOf } from './seed.ts'

const seeds = [0, 1, 7, 42, 1999, 500_000]
const cases = FAMILIES.flatMap((family) => seeds.map((seed) => [family, seed] as const))

/** End points of the lines of a path that consists of relative `c` and `s` pieces with integers. */
function lineEnds(data: string) {
  return data
    .split('M')
    .slice(1)
    .map((line) => {
      const [start = '', rest = ''] = line.split('c')
      const [x = 0, y = 0] = start.match(/-?\d+/g)?.map(Number) ?? []
      const numbers = rest.match(/-?\d+/g)?.map(Number) ?? []
      const first = numbers.slice(4, 6)
      let [endX, endY] = [x + (first[0] ?? 0), y + (first[1] ?? 0)]
      for (let index = 6; index < numbers.length; index += 4) {
        endX += numbers[index + 2] ?? 0
        endY += numbers[index + 3] ?? 0
      }
      return { start: [x, y] as const, end: [endX, endY] as const }
    })
}

const polar = ([x, y]: readonly [number, number]) => ({
  radius: Math.hypot(x, y),
  angle: (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI),
})

test.each(cases)(
  'the rosette of %s with seed %i has integer coordinates within its square',
  (family, seed) => {
    for (const zone of rosette(family, seed)) {
      expect(zone.data).toMatch(/^[Mcs\d -]+$/)
      for (const { start } of lineEnds(zone.data)) expect(polar(start).radius).toBeLessThan(1965)
    }
  },
)

test.each(cases)('the rosette of %s with seed %i is smaller than 12 KB as SVG', (family, seed) => {
  expect(rosetteMarkup({ id: 'r', family, seed }).length).toBeLessThan(12 * 1024)
})

const drawings = [
  rosetteMarkup({ id: 'r', family: 'data' }),
  bandMarkup({ id: 'b', ink: 'ink', tileWidth: 600, tiles: 3, strokeWidth: 1 }),
]

test.each(drawings)('a drawing is well-formed and refers only to its own elements', (svg) => {
  expect(svg).not.toMatch(/style=|script|NaN|undefined/)
  const opened = svg.match(/<(?!\/)[^>]*[^/]>/g) ?? []
  expect(opened).toHaveLength(svg.match(/<\/|\/>$/g)?.length ?? 0)
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, reference] of svg.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(reference)
})

test.each(cases)(
  'the sectors of the rosette of %s with seed %i join at their edges, in both sizes',
  (family, seed) => {
    for (const zone of [...rosette(family, seed), ...rosette(family, seed, { thin: true })]) {
      const ends = lineEnds(zone.data)
      const starts = ends.map(({ start }) => polar(start).radius)
      for (const { end } of ends) {
        const { radius, angle } = polar(end)
        expect(angle).toBeCloseTo((2 * Math.PI) / zone.copies, 1)
        expect(Math.min(...starts.map((start) => Math.abs(start - radius)))).toBeLessThan(3)
      }
    }
  },
)

test.each(FAMILIES)('the small rosette of %s is at most 7.5 KB', (family) => {
  expect(rosetteMarkup({ id: 'r', family, weight: 2 }).length).toBeLessThan(7.5 * 1024)
})

test('equal seeds result in equal engravings, and different seeds result in different engravings', () => {
  expect(rosette('data', 7)).toEqual(rosette('data', 7))
  expect(rosette('data', 7)).not.toEqual(rosette('data', 8))
  expect(seedOf('a-post')).toBe(seedOf('a-post'))
  expect(seedOf('a-post')).not.toBe(seedOf('b-post'))
})

test('random numbers cover the range from 0 to 1', () => {
  const random = randomOf(3)
  const numbers = Array.from({ length: 200 }, random)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  expect(numbers.reduce((sum, value) => sum + value, 0) / 200).toBeCloseTo(0.5, 0)
})

test('a band ends at the height at which its next tile starts', () => {
  for (const { start, end } of lineEnds(band({ tileWidth: 600 }))) {
    expect(Math.abs(start[1] - end[1])).toBeLessThanOrEqual(1)
    expect(end[0] - start[0]).toBe(600)
  }
})

test('pathOf keeps a straight line straight', () => {
  expect(pathOf((t) => [t, 2 * t], 0, 90, 3)).toBe('M0 0c10 20 20 40 30 60s20 40 30 60 20 40 30 60')
})
