import type { ReactNode } from 'react'
import type { Answer } from './answer-state.tsx'

interface PartStateProps<Data> {
  readonly answer: Pick<Answer<Data>, 'data' | 'error' | 'refetch'>
  /** Name of the loaded part, as the start of a sentence: “Meetings”. */
  readonly what: string
  readonly children: (data: Data) => ReactNode
}

/**
 * A part of a page with an answer of its own: a side panel, a card, a list in a dialog. Its content is shown only after an
 * answer: without one the part says that it loads, or that it failed, and never that there is nothing.
 */
export function PartState<Data>({ answer, what, children }: PartStateProps<Data>) {
  const { data, error, refetch } = answer
  return (
    <>
      {data !== undefined && children(data)}
      {data === undefined && error === null && (
        <p className="part-waiting" aria-busy="true">
          Loading {what.charAt(0).toLowerCase() + what.slice(1)}…
        </p>
      )}
      {error !== null && (
        <p className="part-failed" role="alert">
          {data === undefined
            ? `${what} could not be loaded.`
            : `${what} could not be refreshed and may be out of date.`}{' '}
          <button type="button" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
    </>
  )
}
