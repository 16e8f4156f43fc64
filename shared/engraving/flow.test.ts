import { expect, test } from 'vitest'
import { flow, flowBox, flowColumn, flowGap, flowLeft, type FlowShape } from './flow.ts'

/** Start and end points of each line. */
const lineEnds = (data: string) =>
  data
    .split('M')
    .slice(1)
    .map((line) => {
      const [start = '', rest = ''] = line.split('c')
      const [x = 0, y = 0] = start.match(/-?\d+/g)?.map(Number) ?? []
      const numbers = rest.match(/-?\d+/g)?.map(Number) ?? []
      let [endX, endY] = [x + (numbers[4] ?? 0), y + (numbers[5] ?? 0)]
      for (let index = 6; index < numbers.length; index += 4) {
        endX += numbers[index + 2] ?? 0
        endY += numbers[index + 3] ?? 0
      }
      return { start: [x, y] as const, end: [endX, endY] as const }
    })

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const shape: FlowShape = {
  columns: [1, 3, 1],
  links: [
    { from: { column: 0, station: 0 }, to: { column: 1, station: 0 } },
    { from: { column: 1, station: 2 }, to: { column: 2, station: 0 } },
  ],
}

test('a link of a flow is a bundle of seven lines that joins the middles of the facing edges of two boxes', () => {
  const ends = lineEnds(flow(shape))
  expect(ends).toHaveLength(14)
  const [first, second] = [ends.slice(0, 7), ends.slice(7)]
  expect(new Set(first.map(({ start }) => start[0]))).toEqual(new Set([flowColumn]))
  expect(new Set(first.map(({ end }) => end[0]))).toEqual(new Set([flowColumn + flowGap]))
  expect(mean(first.map(({ start }) => start[1]))).toBeCloseTo(375, 0)
  expect(mean(first.map(({ end }) => end[1]))).toBeCloseTo(125, 0)
  expect(mean(second.map(({ start }) => start[1]))).toBeCloseTo(625, 0)
  expect(mean(second.map(({ end }) => end[1]))).toBeCloseTo(375, 0)
})

test.each([4, 5])(
  'the second of %i columns of a flow begins at the left edge of the page’s main column',
  (count) => {
    const columns = Array.from({ length: count }, () => 1)
    const { width } = flowBox({ columns, links: [] })
    const left = (column: number) => flowLeft({ columns, links: [] }, column)
    // In a page of 1296 px, the main column starts at 330 px.
    expect((left(1) / width) * 1296).toBeCloseTo(330, 0)
    expect(left(1)).toBeGreaterThan(flowColumn)
    expect(left(2) - left(1)).toBeCloseTo(flowColumn + flowGap)
    expect(width - left(count - 1)).toBeCloseTo(flowColumn)
  },
)

test('a bundle is narrower at its start than at its end', () => {
  const ends = lineEnds(flow(shape)).slice(0, 7)
  const width = (ys: readonly number[]) => Math.max(...ys) - Math.min(...ys)
  expect(width(ends.map(({ start }) => start[1]))).toBeLessThan(
    width(ends.map(({ end }) => end[1])) / 2,
  )
})

test.each([
  ['a single station', 1, 0.86],
  ['two stations', 2, 0.5],
  ['three stations', 3, 2 / 3],
])(
  'a link of a flow across a column of %s passes between or around the stations',
  (_name, stations, part) => {
    const over: FlowShape = {
      columns: [2, stations, 2],
      links: [
        { from: { column: 0, station: 1 }, to: { column: 2, station: stations === 2 ? 0 : 1 } },
      ],
    }
    const { height } = flowBox(over)
    const ends = lineEnds(flow(over))
    // Three groups of seven lines: through the first gap, past the column, and through the second gap.
    expect(ends).toHaveLength(21)
    const past = ends.filter(({ start }) => start[0] === flowColumn + flowGap)
    expect(mean(past.map(({ start }) => start[1]))).toBeCloseTo(part * height, 0)
    expect(mean(past.map(({ end }) => end[1]))).toBeCloseTo(part * height, 0)
  },
)

test('all lines of a flow are within its box and have integer coordinates', () => {
  const { width, height } = flowBox(shape)
  const data = flow(shape)
  expect(data).toMatch(/^[Mcs\d -]+$/)
  for (const { start, end } of lineEnds(data)) {
    for (const [x, y] of [start, end]) {
      expect(x >= 0 && x <= width).toBe(true)
      expect(y >= 0 && y <= height).toBe(true)
    }
  }
})

test('the largest flow of a page is smaller than 12 KB', () => {
  const columns = [4, 4, 4, 4, 4]
  const links = columns.slice(1).flatMap((_, column) =>
    [0, 1, 2, 3].map((station) => ({
      from: { column, station },
      to: { column: column + 1, station: 3 - station },
    })),
  )
  expect(flow({ columns, links }).length).toBeLessThan(12 * 1024)
})
