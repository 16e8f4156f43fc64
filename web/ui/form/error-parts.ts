import { createPart, loadParts } from '../island/part.ts'

/** Lazy part: the error summary of a form that was not sent. */
export const summaryPart = createPart(
  async () => (await import('./error-summary.tsx')).ErrorSummary,
)

/** Lazy part: error of a row. */
export const rowErrorPart = createPart(async () => (await import('./row-error.tsx')).RowError)

/**
 * Loads the parts that show errors. Code that validates a form awaits this function, so that the error summary exists before it is focused.
 */
export const bringErrors = () => loadParts(summaryPart, rowErrorPart)

if (import.meta.env.SSR) await bringErrors()
