import { expect, test } from 'vitest'
import { coverageRows, coverageTable } from './coverage.ts'
import { rangeText } from '../planning.ts'
import { turnaroundTable } from './range-table.ts'
import { shippedRanges, withShippedRanges } from './turnaround.ts'

test.each(Object.values(shippedRanges))(
  'the check $check has a range with its main factor and a named source',
  (row) => {
    expect(rangeText(row.slug, shippedRanges)).toMatch(
      /^24 hours if online$|^\d+ to \d+ (?:working )?(?:days|weeks)$/,
    )
    for (const text of [row.place, row.decides, row.applies, row.source]) {
      expect(text).toMatch(/^[A-Z].*[^.]$/)
      expect(text.length).toBeLessThanOrEqual(60)
    }
  },
)

test('all ranges were reviewed within the last year', () => {
  const aYearAgo = new Date()
  aYearAgo.setUTCFullYear(aYearAgo.getUTCFullYear() - 1)
  for (const { reviewed } of Object.values(shippedRanges)) {
    expect(Date.parse(reviewed)).toBeGreaterThan(aYearAgo.getTime())
  }
})

test('all rows of the tables are complete, and the coverage table names no place twice', () => {
  for (const { columns, rows } of [turnaroundTable(shippedRanges), coverageTable]) {
    for (const row of rows) expect(row).toHaveLength(columns.length)
  }
  const places = coverageRows.flatMap((row) => row.places)
  expect(new Set(places).size).toBe(places.length)
})

test('the turnaround table shows published ranges, and the shipped ranges for all other checks', () => {
  const delivered = { ...shippedRanges.reference, check: 'Referee by phone', min: 3, max: 12 }
  const { rows } = turnaroundTable(withShippedRanges([delivered]))
  expect(rows.filter(([check]) => check === 'Referee by phone')).toEqual([
    expect.arrayContaining(['3 to 12 working days']),
  ])
  expect(rows.slice(0, 11)).toEqual(turnaroundTable(shippedRanges).rows.slice(0, 11))
})
