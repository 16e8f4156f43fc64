import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isAllowed, licensedPackages } from './licences.ts'

it('every package that is installed in production has an allowed licence', () => {
  const packages = licensedPackages(readFileSync('package-lock.json', 'utf8'))
  expect(packages.length).toBeGreaterThan(500)
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

it.each([
  ['MIT', true],
  ['(MPL-2.0 OR GPL-3.0-only)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['(ISC AND GPL-3.0-only)', false],
  ['AGPL-3.0-only', false],
  ['GPL-3.0 AND (MIT OR Apache-2.0)', false],
  ['MIT AND (GPL-3.0-only OR Apache-2.0)', true],
  ['GPL-3.0-only OR (MIT AND (ISC OR AGPL-3.0-only))', true],
  ['MIT AND GPL-3.0-only OR ISC AND AGPL-3.0-only', false],
  ['(MIT', false],
  ['unknown', false],
])('isAllowed(%s) is %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed)
})
