import { toastError } from '#web/lib/overlays/toasts.ts'
import { ApiError } from './api-error.ts'
import type { LeftOut } from './bulk-work.ts'

/** Records the first error of an action on several rows. */
export function watchFirstError() {
  let first: unknown
  return {
    /** Wraps `work`. Records its first error and throws each error again. */
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
 * Shows an error toast about rows that an action has not changed. It contains the server's reason, or `fallback` if there is none, for
 * example without a connection. Does nothing if all rows were changed.
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
