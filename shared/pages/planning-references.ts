/**
 * References to planning ranges in texts of pages, such as `{employment-hr}` or `{slowest: criminal, education}`. The shipped copy and the
 * documents of pages contain references. Visitors get texts in which each reference is replaced by the time of the delivered range.
 */
import { mapTexts } from '#shared/text/map-texts.ts'
import type { TimeKind } from './range-references.ts'
import {
  isPlanningCheck,
  isRangeId,
  type PlanningChecks,
  type PlanningTable,
  plannedTimes,
  planningRanges,
  rangeText,
} from './planning.ts'

/** Pattern of a reference: the name of a range, or a kind of time followed by the names of checks. */
const REFERENCE =
  /\{(?:(?<kind>slowest|turnaround|package): *)?(?<names>[a-z]+(?:-[a-z]+)*(?:, *[a-z]+(?:-[a-z]+)*)*)\}/gu

const isKind = (kind: string): kind is TimeKind => Object.hasOwn(plannedTimes, kind)

const hasCheck = (names: readonly string[]): names is PlanningChecks =>
  names.length > 0 && names.every(isPlanningCheck)

/** Time for a reference. Undefined if the range or a check is unknown. */
function timeOf(kind: string | undefined, names: string, table: PlanningTable): string | undefined {
  if (kind === undefined) return isRangeId(names) ? rangeText(names, table) : undefined
  const checks = names.split(/, */u)
  return isKind(kind) && hasCheck(checks) ? plannedTimes[kind](checks, table) : undefined
}

/** Replaces the references in a text by times. References to unknown ranges stay unchanged. */
export const withTimes = (text: string, table: PlanningTable): string =>
  text.includes('{')
    ? text.replaceAll(
        REFERENCE,
        (reference, kind: string | undefined, names: string) =>
          timeOf(kind, names, table) ?? reference,
      )
    : text

/** First reference in a text to an unknown planning range or check, or undefined. */
export const unknownReference = (text: string): string | undefined =>
  /\{[^{}]*\}/u.exec(withTimes(text, planningRanges))?.[0]

/** Replaces the references in all texts of a page by times. Parts of the copy without references stay the same objects. */
export const withPlannedTimes = <Copy>(copy: Copy, table: PlanningTable): Copy =>
  mapTexts(copy, (text) => withTimes(text, table))
