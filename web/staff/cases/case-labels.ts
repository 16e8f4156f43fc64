import type { CaseOutcome, CaseState, CaseView, EraseReason } from '#shared/contracts/cases.ts'

/** Labels of the views of the list of cases. */
export const viewLabels: Readonly<Record<CaseView, string>> = {
  open: 'Open',
  closed: 'Closed',
  all: 'All',
  spam: 'Suspected spam',
}

/** Labels of the states of a case. */
export const stateLabels: Readonly<Record<CaseState, string>> = {
  received: 'Received',
  in_progress: 'In progress',
  closed: 'Closed',
}

/** Labels of the outcomes of a closed case. */
export const outcomeLabels: Readonly<Record<CaseOutcome, string>> = {
  report_sent: 'Report sent',
  corrected: 'Line corrected',
  confirmed: 'Source confirmed its answer',
  answered: 'Answered',
  withdrawn: 'Withdrawn by the candidate',
}

/** Labels of the reasons to erase a case. */
export const eraseLabels: Readonly<Record<EraseReason, string>> = {
  candidate_asked: 'The candidate asked for it',
  sent_by_mistake: 'It was sent by mistake',
  not_a_case: 'It is no case of a candidate',
}
