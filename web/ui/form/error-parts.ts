import { bringParts, createPart } from '../island/static-island.tsx'
import type { ErrorSummaryProps } from './error-summary.tsx'
import type { RowErrorProps } from './row-error.tsx'

/** Lazy part: reasons why a form was not sent. */
export const summaryPart = createPart<ErrorSummaryProps>(async () => {
  const { ErrorSummary } = await import('./error-summary.tsx')
  return ErrorSummary
})

/** Lazy part: error of a row. */
export const rowErrorPart = createPart<RowErrorProps>(async () => {
  const { RowError } = await import('./row-error.tsx')
  return RowError
})

/** Loads the parts that show errors. Code that validates a form awaits it, so that the summary exists before it is focused. */
export const bringErrors = () => bringParts(summaryPart, rowErrorPart)

if (import.meta.env.SSR) await bringErrors()
