import type { ComponentType } from 'react'
import type { CaseKind } from '#shared/company/case-law.ts'
import type { CaseProgress, CaseReceipt } from '#shared/contracts/cases.ts'
import type { FormToSend } from '#web/lib/sending/use-sending.ts'
import { bringErrors } from '#web/ui/form/error-parts.ts'

/** Confirmation of a case, and the component that shows it. The component is loaded when a form is sent. */
export interface SentCase {
  readonly receipt: CaseReceipt
  readonly Article: ComponentType<{ readonly receipt: CaseReceipt; readonly isNew?: boolean }>
}

/** Status of a case and the component that shows it. */
export interface FoundCase {
  readonly progress: CaseProgress
  readonly Sheet: ComponentType<{ readonly progress: CaseProgress; readonly isNew?: boolean }>
}

const caseForm = (kind: CaseKind): FormToSend<SentCase> => ({
  name: `case-${kind}`,
  load: async () => {
    const [{ caseCode }] = await Promise.all([import('./case-code.ts'), bringErrors()])
    return caseCode
  },
})

/** Forms of candidates, by kind. */
export const caseFormsToSend: Readonly<Record<CaseKind, FormToSend<SentCase>>> = {
  report: caseForm('report'),
  correction: caseForm('correction'),
  complaint: caseForm('complaint'),
}

/** Form that looks up the status of a case. */
export const statusToSend: FormToSend<FoundCase> = {
  name: 'case-status',
  load: async () => {
    const [{ statusCode }] = await Promise.all([import('./case-code.ts'), bringErrors()])
    return statusCode
  },
}
