import type { ReactNode } from 'react'
import type { Answer } from './answer-state.tsx'

interface PartStateProps<Data> {
  readonly answer: Pick<Answer<Data>, 'data' | 'error' | 'refetch'>
  /** Name of the loaded content, with which a sentence begins, such as “Meetings”. */
  readonly what: string
  readonly children: (data: Data) => ReactNode
}

/**
 * Part of a page with a request of its own, such as a side panel, a card, or a list in a dialog. Before the response it shows the loading
 * state or the failure, but never an empty state.
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
