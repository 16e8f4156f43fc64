import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Maximum number of lines of a source or test file. */
const MAX_LINES = 300

/**
 * Files that may be longer, grouped by reason. A file that becomes short enough must leave the list. No file may join it: split a growing
 * data table by subject instead.
 */
const LONG: Readonly<Record<string, readonly string[]>> = {
  'written by npm run typegen': ['shared/content/sanity.types.ts'],
  'typical questions about one page': [
    'server/search/typical-questions/company/candidates.ts',
    'server/search/typical-questions/company/privacy-policy.ts',
    'server/search/typical-questions/company/services.ts',
    'server/search/typical-questions/company/trust.ts',
    'server/search/typical-questions/screening/background-screening.ts',
    'server/search/typical-questions/screening/criminal-check.ts',
    'server/search/typical-questions/screening/education-verification.ts',
    'server/search/typical-questions/screening/employment-verification.ts',
    'server/search/typical-questions/screening/kyc-compliance.ts',
    'server/search/typical-questions/screening/watchlist-screening.ts',
  ],
  'copy of one page': [
    'shared/pages/legal/stored-things.ts',
    'shared/pages/services/education-verification.ts',
    'shared/pages/services/kyc-compliance.ts',
    'shared/pages/services/watchlist-screening.ts',
    'shared/pages/solutions/ai-data-science.ts',
    'shared/pages/solutions/background-screening.ts',
  ],
}

test(`no source or test file has more than ${MAX_LINES} lines, except listed tables`, () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.css'], {
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  })
  const long = files
    .trim()
    .split('\n')
    .filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > MAX_LINES)
  expect(long).toEqual(Object.values(LONG).flat().toSorted())
})
