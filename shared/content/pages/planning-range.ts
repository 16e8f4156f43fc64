import * as z from 'zod/mini'
import { OBTAINED, PLANNING_UNITS, rangeProblem } from '#shared/pages/planning.ts'
import { RANGE_IDS, type RangeId } from '#shared/pages/range-names.ts'
import { reviewDate, text } from './copy-parts.ts'

/** Maximum duration in a range, in the unit of the range. */
export const MAX_DURATION = 365

const duration = z.int().check(z.minimum(0), z.maximum(MAX_DURATION))

/** Planning range of a check at one type of source. It is a row in the table of /services, and texts of other pages refer to it. */
export const planningRange = z
  .object({
    /** Last part of the document's id. Texts refer to the range by this slug. */
    slug: z.custom<RangeId>((id) => RANGE_IDS.some((known) => known === id)),
    check: text,
    /** Country or region, or type of source. */
    place: text,
    /** Channel through which the source returns its result. */
    obtained: z.enum(OBTAINED),
    /** Durations in the published unit. Durations in working days are computed from them. */
    min: duration,
    max: duration,
    unit: z.enum(PLANNING_UNITS),
    /** Text that follows the range. */
    remark: z.optional(text),
    /** Main factor on which the duration depends. */
    decides: text,
    /** Party that requests the information from the source. */
    applies: text,
    /** Origin of the durations. */
    source: text,
    /** Date of the last review. */
    reviewed: reviewDate,
  })
  .check((payload) => {
    const problem = rangeProblem(payload.value)
    if (problem !== undefined) {
      payload.issues.push({ code: 'custom', message: problem, path: ['max'], input: payload.value })
    }
  })
