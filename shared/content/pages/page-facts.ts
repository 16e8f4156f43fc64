/**
 * Rules for facts in the copy of pages: claims, durations and legal reviews. The Studio reports violations as errors, not as warnings like
 * texts that are too long.
 */
import { site } from '#shared/company/site.ts'
import { planningRanges, rangeText } from '#shared/pages/planning.ts'
import { RANGE_IDS } from '#shared/pages/range-names.ts'
import { withTimes } from '#shared/pages/planning-references.ts'
import { serviceTurnarounds } from '#shared/pages/range-references.ts'
import { durationText } from '#shared/text/duration.ts'
import { DAY } from '#shared/time/units.ts'
import { strayClaims } from '#shared/pages/rules/copy-rules.ts'

/** Names of standards. Industry pages may mention them as rules of the industry. */
const STANDARD = /^(?:ISO \d+|SOC 2)$/u

/**
 * Reason why a text contains a claim about the company that is not in `shared/company/site.ts`, or undefined. With `allowsStandards`, names
 * of standards do not count as claims.
 */
export function claimProblem(text: string, { allowsStandards = false } = {}): string | undefined {
  const claim = strayClaims(text).find((found) => !allowsStandards || !STANDARD.test(found))
  return claim === undefined
    ? undefined
    : `Remove “${claim}”, or write it as in the company’s claims. It differs from them.`
}

const HOURS = /\b\d+ hours?\b/iu

/** Hours that the company promises, together with their condition in the same sentence. */
const PLANNED_HOURS = new RegExp(
  String.raw`\b${site.claims.turnaroundHours} hours(?=[^.]*\bonline\b)`,
  'giu',
)
const DURATION = /\b\d+\s*(?:to \d+ )?(?:working |business )?(?:days?|weeks?)\b/iu

/**
 * Texts of the planning ranges, and of their longest durations (`up to 5 working days`). A text that states a duration must contain one of
 * them.
 */
const ranges = [
  ...RANGE_IDS.map((id) => rangeText(id)),
  ...Object.values(serviceTurnarounds).map((time) => withTimes(time, planningRanges)),
  ...RANGE_IDS.map(
    (id) => `up to ${durationText(planningRanges[id].max, planningRanges[id].unit)}`,
  ),
].map((range) => range.toLowerCase())

/**
 * Reason why a cell or fact states a duration that is not a planning range, or undefined. Hours are allowed only as in the company's
 * promise, together with its condition.
 */
export function durationProblem(text: string): string | undefined {
  // A reference to a planning range is not checked, because its time is always valid.
  if (HOURS.test(text.replaceAll(PLANNED_HOURS, ''))) {
    return `Write “${site.claims.turnaroundHours} hours if online”. Hours need their condition.`
  }
  return DURATION.test(text) && !ranges.some((range) => text.toLowerCase().includes(range))
    ? 'Use a time of the planning ranges. This one is not among them.'
    : undefined
}

/**
 * Time that a text states literally instead of by a reference, so that it would not change together with the planning range. Undefined if
 * the text states no such time.
 */
export const plannedLiteral = (text: string): string | undefined =>
  (DURATION.exec(text) ?? new RegExp(PLANNED_HOURS, 'iu').exec(text))?.[0]

/** Time in milliseconds after which a section on law must be compared with its sources again. */
const REVIEW_MS = 365 * DAY

/** Reason why a section with this date of legal review cannot be published at `now` (milliseconds since 1970), or undefined. */
export function reviewProblem(date: string, now: number): string | undefined {
  const reviewed = Date.parse(date)
  if (Number.isNaN(reviewed)) return 'Enter the date of the last review.'
  if (reviewed > now) return 'Enter the date of the last review. This one is in the future.'
  return now - reviewed > REVIEW_MS
    ? 'Compare the points with the law and enter the new date. The last review is over a year old.'
    : undefined
}
