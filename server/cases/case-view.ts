import { DAY } from '#shared/time/units.ts'
import { CASE_KINDS, CASE_PLACES, caseDays, caseRule } from '#shared/company/case-law.ts'
import {
  CASE_OUTCOMES,
  CASE_STATES,
  type CandidateCase,
  type CaseDeadline,
  type CaseProgress,
  type CaseReceipt,
  type CaseSummary,
} from '#shared/contracts/cases.ts'
import type { LeadMessage } from '#shared/contracts/leads.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { inZone } from '#shared/time/zone-time.ts'
import type { CaseRow } from './cases.tables.ts'
import type { Links, Person } from './ports.ts'

/** Time for which a receipt can be opened, in milliseconds. */
export const RECEIPT_LIFE = DAY

/** Purpose of the signed keys in links to a receipt. */
export const RECEIPT = 'case-receipt'

const iso = (time: number) => new Date(time).toISOString()

/** Date of a moment in the site's time zone. @param time milliseconds since 1970 */
export const dayOf = (time: number): string => inZone(iso(time), site.timeZone).day

const dayOrNull = (time: number | null) => (time === null ? null : dayOf(time))

/** Narrows a stored string to one of the known values. @throws Error for any other value */
export function known<const T extends string>(values: readonly T[], text: string): T {
  const value = values.find((each) => each === text)
  if (value === undefined) throw new Error(`the store has a value that is not known: ${text}`)
  return value
}

/** Legal rule that determines the deadline of a stored case. */
export const ruleOf = ({ kind, place }: Pick<CaseRow, 'kind' | 'place'>) =>
  caseRule(known(CASE_KINDS, kind), known(CASE_PLACES, place))

/** Current deadline of a case. Null if the case is closed or the complaint has been acknowledged. */
export function dueOf(row: CaseRow): string | null {
  if (row.state === 'closed') return null
  if (ruleOf(row).due === 'acknowledgement' && row.acknowledged_at !== null) return null
  return row.extended_on ?? row.due_on
}

const extensionOf = ({ extended_on: until, extension_reason: reason }: CaseRow) =>
  until === null ? null : { until, reason }

/** Converts a case to an entry of the staff's list. @param today date in the site's time zone */
export function toSummary(row: CaseRow, today: string): CaseSummary {
  const due = dueOf(row)
  return {
    id: row.id,
    number: row.number,
    kind: known(CASE_KINDS, row.kind),
    place: known(CASE_PLACES, row.place),
    state: known(CASE_STATES, row.state),
    outcome: row.outcome === null ? null : known(CASE_OUTCOMES, row.outcome),
    received_at: iso(row.received_at),
    due: ruleOf(row).due,
    due_on: due,
    is_late: due !== null && due < today,
    is_extended: row.extended_on !== null,
    is_suspected: row.suspected === 1,
    seen: row.seen === 1,
    revision: row.revision,
  }
}

/** Deadline of a case if staff extended it now, or null if the law permits no extension. */
export function mayExtendTo(row: CaseRow, today: string): string | null {
  if (row.state === 'closed' || row.extended_on !== null || today > row.due_on) return null
  const kind = known(CASE_KINDS, row.kind)
  return caseDays(kind, known(CASE_PLACES, row.place), dayOf(row.received_at)).extended ?? null
}

/** Converts a case to the view of staff, with its history and messages. */
export function toCase(
  row: CaseRow,
  parts: {
    readonly events: readonly {
      readonly by_id: string | null
      readonly text: string
      readonly at: number
    }[]
    readonly messages: LeadMessage[]
    readonly people: ReadonlyMap<string, Person>
    readonly today: string
  },
): CandidateCase {
  return {
    ...toSummary(row, parts.today),
    law: ruleOf(row).law,
    name: row.name,
    email: row.email,
    employer: row.employer,
    month: row.month,
    line: row.line,
    message: row.message,
    acknowledged_on: dayOrNull(row.acknowledged_at),
    closed_on: dayOrNull(row.closed_at),
    extension: extensionOf(row),
    may_extend_to: mayExtendTo(row, parts.today),
    history: parts.events.map(({ by_id: by, text, at }) => ({
      at: iso(at),
      by: by === null ? null : (parts.people.get(by) ?? null),
      text,
    })),
    messages: parts.messages,
  }
}

/** Converts a case to the receipt for the candidate. */
export function toReceipt(row: CaseRow, links: Pick<Links, 'sign'>): CaseReceipt {
  const { due, law } = ruleOf(row)
  const expires = row.received_at + RECEIPT_LIFE
  return {
    number: row.number,
    kind: known(CASE_KINDS, row.kind),
    place: known(CASE_PLACES, row.place),
    received_at: iso(row.received_at),
    due,
    due_on: row.suspected === 1 ? null : row.due_on,
    law,
    email: row.email,
    copy_by_email: row.copy_by_email === 1,
    path: paths.caseReceived(links.sign({ purpose: RECEIPT, subject: row.id, expires })),
  }
}

/** Converts a case to the state and dates that the candidate can look up. */
export const toProgress = (row: CaseRow): CaseProgress => ({
  number: row.number,
  state: known(CASE_STATES, row.state),
  received_on: dayOf(row.received_at),
  due: ruleOf(row).due,
  due_on: row.suspected === 1 ? null : dueOf(row),
  extension: extensionOf(row),
  acknowledged_on: dayOrNull(row.acknowledged_at),
  closed_on: dayOrNull(row.closed_at),
})

/** Deadlines that apply to cases submitted on a given day, by kind and country. */
export const deadlinesOn = (today: string): CaseDeadline[] =>
  CASE_KINDS.flatMap((kind) =>
    CASE_PLACES.map((place) => {
      const { due, law } = caseRule(kind, place)
      return { kind, place, due, due_on: caseDays(kind, place, today).due, law }
    }),
  )
