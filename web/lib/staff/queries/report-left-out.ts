import { toastError } from '#web/lib/overlays/toasts.ts'
import { ApiError } from './api-error.ts'
import type { LeftOut } from './bulk-work.ts'

/** Creates a wrapper for an action on several rows that records its first error. */
export function watchFirstError() {
  let first: unknown
  return {
    /** Returns `work` with a wrapper that records its first error. Every error is thrown again. */
    watched:
      <Row>(work: (row: Row) => Promise<unknown>) =>
      async (row: Row): Promise<unknown> => {
        try {
          return await work(row)
        } catch (error) {
          first ??= error
          throw error
        }
      },
    first: () => first,
  }
}

const isServerText = (error: unknown) => error instanceof ApiError && error.isServerText

/**
 * Shows an error toast if an action has not changed all rows. The toast contains the server's reason. If there is none, for example without
 * a connection, it contains `fallback`.
 */
export function reportLeftOut(
  failed: readonly LeftOut<unknown>[],
  {
    all,
    error,
    fallback,
  }: { readonly all: number; readonly error: unknown; readonly fallback: string },
): void {
  const [first] = failed
  if (first === undefined) return
  const text =
    all === 1 ? first.reason : `${failed.length} of ${all} were left as they are: ${first.reason}`
  const shown = isServerText(error)
    ? new ApiError(text, { status: 0, code: 'bulk', isServerText: true })
    : undefined
  toastError(shown, fallback)
}
