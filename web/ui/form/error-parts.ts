import { bringParts, createPart } from '../island/static-island.tsx'
import type { ErrorSummaryProps } from './error-summary.tsx'
import type { RowErrorProps } from './row-error.tsx'

/** Why a form was not sent. */
export const summaryPart = createPart<ErrorSummaryProps>(async () => {
  const { ErrorSummary } = await import('./error-summary.tsx')
  return ErrorSummary
})

/** What is wrong with a row. */
export const rowErrorPart = createPart<RowErrorProps>(async () => {
  const { RowError } = await import('./row-error.tsx')
  return RowError
})

/** Brings what shows the errors of a form. Whoever loads what finds them waits for it, so that the focus finds the summary. */
export const bringErrors = () => bringParts(summaryPart, rowErrorPart)

if (import.meta.env.SSR) await bringErrors()
