import { expect, it } from 'vitest'
import { judgeClaims, judgeLandingPages } from '#server/doctor/content-checks.ts'
import { judgeDatabase } from '#server/doctor/database-check.ts'
import { judgeClock, judgeDisk, judgeVersions } from '#server/doctor/machine-checks.ts'

it.each([
  ['ENOSPC', 'wrong', 'Full'],
  ['EDQUOT', 'wrong', 'Full'],
  [undefined, 'wrong', '100 MB free'],
] as const)('the doctor reports a full disk (write error: %s)', (writeError, result, found) => {
  const disk = { free: 100e6, size: 60e9, freeInodes: 1, writeError }
  expect(judgeDisk(disk)).toMatchObject({
    result,
    found: expect.stringContaining(found),
    to_do: expect.stringContaining('DATA_DIR'),
  })
})

it('the doctor reports few free inodes and little free space with the result `look`', () => {
  const disk = { free: 41e9, size: 60e9, freeInodes: 1, writeError: undefined }
  expect(judgeDisk(disk)).toMatchObject({ result: 'fine', found: '41 GB free of 60 GB' })
  expect(judgeDisk({ ...disk, freeInodes: 0.01 }).result).toBe('look')
  expect(judgeDisk({ ...disk, free: 1e9 })).toMatchObject({ result: 'look' })
})

it.each([
  [40, 'fine', '0.04 s off the database server'],
  [-8_000, 'look', '8.00 s off'],
  [7_200_000, 'wrong', '7200 s off'],
] as const)(
  'the doctor reports its finding about a clock that is off by %d ms',
  (offset, result, found) => {
    const reference = { name: 'the database server', at: 1e12, precision: 0 }
    expect(judgeClock(1e12 + offset, [reference], 0)).toMatchObject({
      result,
      found: expect.stringContaining(found),
    })
  },
)

it.each([
  ['28P01', 'user or the password', 'percent-encoded'],
  ['28000', 'user or the password', 'percent-encoded'],
  ['3D000', 'no database of the name', 'createdb'],
  ['53300', 'no free connection', 'max_connections'],
  ['ENOTFOUND', 'does not answer (ENOTFOUND)', 'correct host and port'],
])('the doctor explains the error %s of PostgreSQL', (error, found, toDo) => {
  expect(judgeDatabase({ engine: 'postgres', error }, [])).toEqual({
    result: 'wrong',
    found: expect.stringContaining(found),
    to_do: expect.stringContaining(toDo),
  })
})

it('the doctor announces the migrations of the next start', async () => {
  const facts = { engine: 'postgres', detail: '17.2', major: 17, applied: ['a'] } as const
  expect(judgeDatabase(facts, ['a', 'b'])).toMatchObject({
    result: 'look',
    found: 'PostgreSQL, 17.2, without 1 change of this release',
    to_do: expect.stringContaining('npm run backup'),
  })
  expect(judgeDatabase({ ...facts, mayWrite: false }, ['a']).result).toBe('wrong')
  expect(judgeDatabase({ ...facts, major: 12 }, ['a']).result).toBe('look')
})

it('the doctor lists the landing pages that visitors cannot reach', () => {
  expect(judgeLandingPages([])).toMatchObject({ result: 'fine' })
  const pages = Array.from({ length: 12 }, (_, index) => ({
    title: `Page ${index}`,
    slug: `page-${index}`,
  }))
  expect(judgeLandingPages(pages.slice(0, 1))).toMatchObject({
    result: 'look',
    found: expect.stringContaining('1 landing page, '),
    to_do: expect.stringContaining('Change the slug'),
  })
  const { found } = judgeLandingPages(pages)
  expect(found).toContain('“Page 0” (`/page-0`), “Page 1” (`/page-1`)')
  expect(found).toMatch(/“Page 9” \(`\/page-9`\), 2 more$/)
})

it('the doctor lists the claims without a source', () => {
  const none = { rating: null, hasControlsReport: true, hasPriceSource: true, measures: [] }
  const all = {
    rating: { value: 4.8, count: 247, source: null },
    hasControlsReport: false,
    hasPriceSource: false,
    measures: ['Access to files', 'Deletion'],
  }
  expect(judgeClaims(false, none)).toMatchObject({ result: 'fine' })
  expect(judgeClaims(true, all)).toMatchObject({ result: 'fine', to_do: '' })
  expect(judgeClaims(false, all)).toEqual({
    result: 'look',
    found:
      'Not shown for want of a source: the rating of 4.8 (`aggregateRating`); the report on the controls (`controlsReport`); the prices (`price-source.ts`); on the trust page Access to files, Deletion (`trust-measures.ts`)',
    to_do: expect.stringContaining('Before you go live'),
  })
})

it('the doctor reports a missing build', () => {
  const versions = { node: '26', nodeProblem: undefined, release: '1.0.0', isBuilt: false }
  expect(judgeVersions(versions)).toMatchObject({
    result: 'wrong',
    to_do: expect.stringContaining('npm run build'),
  })
})
