import type { Report, ReportView, WithdrawalReason } from '#shared/contracts/reports.ts'
import { counted } from '#shared/text/count.ts'

/** Names of the views of the list of reports. */
export const viewLabels: Readonly<Record<ReportView, string>> = {
  all: 'All',
  issued: 'Issued',
  replaced: 'Replaced',
  withdrawn: 'Withdrawn',
  samples: 'Samples',
}

/** Names of the states of a report. */
export const stateLabels: Readonly<Record<Report['state'], string>> = {
  issued: 'Issued',
  replaced: 'Replaced',
  withdrawn: 'Withdrawn',
}

/** Names of the reasons for withdrawing a report. */
export const reasonLabels: Readonly<Record<WithdrawalReason, string>> = {
  wrong_person: 'Wrong person',
  wrong_facts: 'A fact was wrong',
  source_corrected: 'The source corrected its record',
  issued_by_mistake: 'Issued by mistake',
}

/** Number of verifications as text. */
export const verifiedText = (count: number): string =>
  count === 0 ? 'Not yet' : counted(count, 'time')
