import { isReason, type Report, type VerifiedReport } from '#shared/contracts/reports.ts'
import { DAY } from '#shared/time/units.ts'
import type { ReportRow } from './reports.tables.ts'

const moment = (time: number | null) =>
  time === null ? null : new Date(Number(time)).toISOString()

const stateOf = (state: string): Report['state'] =>
  state === 'replaced' || state === 'withdrawn' ? state : 'issued'

const reasonOf = (reason: string | null) => (reason !== null && isReason(reason) ? reason : null)

/** Names by account id, and the number that each report replaces. */
export interface ReportContext {
  readonly names: ReadonlyMap<string, string>
  readonly replaces: ReadonlyMap<string, string>
}

/** Converts a stored report for staff. */
export function toReport(row: ReportRow, { names, replaces }: ReportContext): Report {
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? 'Former account'))
  return {
    id: row.number,
    kind: row.kind,
    state: stateOf(row.state),
    issued_at: new Date(Number(row.issued_at)).toISOString(),
    valid_until: row.valid_until,
    replaces: replaces.get(row.number) ?? null,
    replaced_by: row.replaced_by,
    changed_at: moment(row.changed_at),
    changed_by: nameOf(row.changed_by),
    reason: reasonOf(row.reason),
    text_hash: row.text_hash,
    sample_of: row.sample_of,
    issued_by: row.issued_with === null ? nameOf(row.issued_by) : `API: ${row.issued_with}`,
    verified: row.verified,
  }
}

/** State that visitors see. A report expires at the end of its last day in the westernmost time zone, where that day ends last. */
function visibleState(
  { state, valid_until: day }: ReportRow,
  now: number,
): VerifiedReport['state'] {
  if (state === 'replaced' || state === 'withdrawn') return state
  return day !== null && now > Date.parse(day) + DAY * 1.5 ? 'expired' : 'valid'
}

/** Converts a stored report for visitors. @param now milliseconds since 1970 */
export const toVerified = (row: ReportRow, now: number): VerifiedReport => ({
  number: row.number,
  kind: row.kind,
  issued_at: new Date(Number(row.issued_at)).toISOString(),
  valid_until: row.valid_until,
  state: visibleState(row, now),
  replaced_by: row.replaced_by,
  withdrawn_at: row.state === 'withdrawn' ? moment(row.changed_at) : null,
  reason: reasonOf(row.reason),
  is_sample: row.sample_of !== null,
  salt_hash: row.salt_hash,
  text_hash: row.text_hash,
  file_hash: row.file_hash,
})
