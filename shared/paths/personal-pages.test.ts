import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { isPersonalPage } from './personal-pages.ts'

test.each([
  [paths.adminReports, true],
  [paths.adminReport('CV-2026-0001-AA'), true],
  [paths.verifyNumber('CV-2026-0001-AA'), true],
  ['/verify/:number', true],
  [paths.verify, false],
  ['/verify-more', false],
  ['/admin/reports-more', false],
])('isPersonalPage(%s) is %j', (path, isPersonal) => {
  expect(isPersonalPage(path)).toBe(isPersonal)
})
