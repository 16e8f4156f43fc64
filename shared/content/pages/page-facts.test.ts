import { expect, test } from 'vitest'
import { site } from '#shared/company/site.ts'
import { claimProblem, durationProblem, reviewProblem } from './page-facts.ts'

test.each([
  ['We search the courts.', true],
  [`We order checks in ${site.coverage}.`, true],
  ['We order checks in 250+ countries.', false],
  ['A 12-hour turnaround.', false],
  ['We are certified.', false],
])('the copy of a page may contain the claims in “%s”: %s', (text, isAccepted) => {
  expect(claimProblem(text) === undefined).toBe(isAccepted)
})

test('names of standards are claims, except on pages where they are allowed', () => {
  expect(claimProblem('You follow ISO 27001.')).toBeDefined()
  expect(claimProblem('You follow ISO 27001.', { allowsStandards: true })).toBeUndefined()
  expect(claimProblem('We are certified.', { allowsStandards: true })).toBeDefined()
})

test.each([
  ['The candidate’s identity documents', true],
  ['2 to 10 working days', true],
  ['24 hours if online, else up to 8 weeks', true],
  ['3 days', false],
  ['24 hours', false],
  ['12 hours if online', false],
  ['12 hours, or 24 hours if online', false],
  ['24 hours guaranteed', false],
  ['24 Hours', false],
  ['24 hours where the source answers online', true],
  ['Up to 4 weeks (criminal record)', true],
  ['Up to 3 weeks (criminal record)', false],
])('the copy of a page may contain the duration in “%s”: %s', (text, isAccepted) => {
  expect(durationProblem(text) === undefined).toBe(isAccepted)
})

const NOW = Date.parse('2026-11-29T08:00:00Z')

test.each([
  ['2026-11-22', /^accepted$/u],
  ['2026-11-30', /future/u],
  ['2025-11-20', /over a year/u],
  ['', /Enter the date/u],
])('reviewProblem checks the review date “%s”; the result matches %s', (date, problem) => {
  expect(reviewProblem(date, NOW) ?? 'accepted').toMatch(problem)
})
