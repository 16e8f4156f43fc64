import { createPart, loadParts } from '../island/part.ts'

/** Lazy part with the error summary, which is shown if a form could not be sent. */
export const summaryPart = createPart(
  async () => (await import('./error-summary.tsx')).ErrorSummary,
)

/** Lazy part with the error message below a row. */
export const rowErrorPart = createPart(async () => (await import('./row-error.tsx')).RowError)

/**
 * Loads the parts that show errors. Code that validates a form must await this function, so that the error summary exists before the focus
 * moves to it.
 */
export const bringErrors = () => loadParts(summaryPart, rowErrorPart)

if (import.meta.env.SSR) await bringErrors()
