import { expect, test } from 'vitest'
import { coverageRows, coverageTable } from './coverage.ts'
import { turnaroundRows, turnaroundTable } from './turnaround.ts'

test.each(turnaroundRows)('$check has a range with its main factor and a named source', (row) => {
  expect(row.range).toMatch(
    /^24 hours if online(?:, with a decision)?$|^\d+ to \d+ (?:working )?(?:days|weeks)$/,
  )
  for (const text of [row.place, row.decides, row.applies, row.source]) {
    expect(text).toMatch(/^[A-Z].*[^.]$/)
    expect(text.length).toBeLessThanOrEqual(60)
  }
})

test('all ranges were reviewed within the last year', () => {
  const aYearAgo = new Date()
  aYearAgo.setUTCFullYear(aYearAgo.getUTCFullYear() - 1)
  for (const { reviewed } of turnaroundRows) {
    expect(Date.parse(reviewed)).toBeGreaterThan(aYearAgo.getTime())
  }
})

test('all table rows are complete, and the coverage table names no place twice', () => {
  for (const { columns, rows } of [turnaroundTable, coverageTable]) {
    for (const row of rows) expect(row).toHaveLength(columns.length)
  }
  const places = coverageRows.flatMap((row) => row.places)
  expect(new Set(places).size).toBe(places.length)
})
