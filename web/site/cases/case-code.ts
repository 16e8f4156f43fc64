/**
 * Lazy chunk, which is loaded when the visitor begins to fill in a form. It contains the schema of the form, with which the server
 * validates the form too.
 */
import {
  caseDeadlinesAnswer,
  caseInput,
  caseProgressAnswer,
  caseReceiptAnswer,
  caseStatusInput,
  type CaseDeadline,
} from '#shared/contracts/cases.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { faultsBy } from '#web/lib/sending/message.ts'
import { postMessage } from '#web/lib/sending/post-message.ts'
import type { SendingCode } from '#web/lib/sending/use-sending.ts'
import type { FoundCase, SentCase } from './case-sending.ts'

/** Validates and sends a case. */
export const caseCode: SendingCode<SentCase> = {
  faultsOf: (values) => faultsBy(caseInput, values),
  send: async (message) => {
    const receipt = await postMessage(apiPaths.cases(), message, caseReceiptAnswer)
    const { CaseReceiptArticle } = await import('./case-receipt.tsx')
    return { receipt, Article: CaseReceiptArticle }
  },
}

/** Validates and sends the form that looks up the status of a case. */
export const statusCode: SendingCode<FoundCase> = {
  faultsOf: (values) => faultsBy(caseStatusInput, values),
  send: async (message) => {
    const progress = await postMessage(apiPaths.caseStatus, message, caseProgressAnswer)
    const { ProgressSheet } = await import('./progress-sheet.tsx')
    return { progress, Sheet: ProgressSheet }
  },
}

/**
 * Deadlines that cases would have if they were sent now, as computed by the server.
 * @throws Error if the request fails
 */
export async function fetchDeadlines(): Promise<readonly CaseDeadline[]> {
  const answer = await fetch(apiPaths.caseDeadlines, { headers: { Accept: 'application/json' } })
  return caseDeadlinesAnswer.parse(await answer.json()).data
}
