import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { timedTests } from './timed-tests.ts'

const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { encoding: 'utf8' })
  .trim()
  .split('\n')

/** Assertion that a duration is below a limit. */
const LIMIT = /expect\(\s*(?:performance|Date)\.now\(\) - [^)]+\)\s*\.toBeLessThan/

/** Tests that may limit durations outside the project `faults`: this file, and a test of the full tier that runs before the journeys. */
const EXEMPT = new Set(['scripts/suite/timed-tests.test.ts', 'lake/wire/two-processes.test.ts'])

const isTimed = (file: string) => timedTests.some((pattern) => matchesGlob(file, pattern))

test('LIMIT matches assertions that limit a duration', () => {
  expect('expect(performance.now() - begun).toBeLessThan(1_000)').toMatch(LIMIT)
  expect('expect(Date.now() - began, page.path).toBeLessThan(5_000)').toMatch(LIMIT)
  expect('expect(Date.now() - Date.parse(reviewed)).toBeLessThan(year)').not.toMatch(LIMIT)
})

test('only tests that run alone limit a duration', () => {
  const limiting = files.filter((file) => LIMIT.test(readFileSync(file, 'utf8')))
  expect(limiting.length).toBeGreaterThan(10)
  expect(limiting.filter((file) => !isTimed(file) && !EXEMPT.has(file))).toEqual([])
})

test('every pattern of a timed test names existing files', () => {
  for (const pattern of timedTests)
    expect(files.filter((file) => matchesGlob(file, pattern)).length, pattern).toBeGreaterThan(0)
})
