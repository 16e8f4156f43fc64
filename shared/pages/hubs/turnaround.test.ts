import { expect, test } from 'vitest'
import { coverageRows, coverageTable } from './coverage.ts'
import { turnaroundRows, turnaroundTable } from './turnaround.ts'

test.each(turnaroundRows)('$check: a range with what decides it, by a named source', (row) => {
  expect(row.range).toMatch(
    /^24 hours if online(?:, with a decision)?$|^\d+ to \d+ (?:working )?(?:days|weeks)$/,
  )
  for (const text of [row.place, row.decides, row.applies, row.source]) {
    expect(text).toMatch(/^[A-Z].*[^.]$/)
    expect(text.length).toBeLessThanOrEqual(60)
  }
})

test('every range was looked at within the last year', () => {
  const aYearAgo = new Date()
  aYearAgo.setUTCFullYear(aYearAgo.getUTCFullYear() - 1)
  for (const { reviewed } of turnaroundRows) {
    expect(Date.parse(reviewed)).toBeGreaterThan(aYearAgo.getTime())
  }
})

test('tables have as many cells as columns, and each place once', () => {
  for (const { columns, rows } of [turnaroundTable, coverageTable]) {
    for (const row of rows) expect(row).toHaveLength(columns.length)
  }
  const places = coverageRows.flatMap((row) => row.places)
  expect(new Set(places).size).toBe(places.length)
})
