import type { ReactNode } from 'react'
import { Failure } from './failure.tsx'
import { StaleNotice } from './stale-notice.tsx'

/** What a page asked for, as far as it has come. */
export interface Answer<Data> {
  /** The newest that has come; undefined while there is none. */
  readonly data: Data | undefined
  /** Why the last try brought nothing. */
  readonly error: Error | null
  /** `paused` while the browser has no connection. */
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
  readonly refetch: () => unknown
  /** `data` is that of another question, until the answer arrives. */
  readonly isPlaceholderData?: boolean
}

interface AnswerStateProps<Data> {
  readonly answer: Answer<Data>
  /** What is seen until the first answer. */
  readonly waiting: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** What a page asked for, with a word when it is out of date; before it has come, the wait or the failure. */
export function AnswerState<Data>({ answer, waiting, children }: AnswerStateProps<Data>) {
  const { data, error, fetchStatus, refetch } = answer
  const again = () => void refetch()
  return (
    <>
      <StaleNotice
        error={data === undefined ? null : error}
        offline={fetchStatus === 'paused'}
        onRetry={again}
      />
      {data !== undefined && children(data)}
      {data === undefined && error === null && waiting}
      {data === undefined && error !== null && (
        <Failure heading="h2" message={error.message} onRetry={again} />
      )}
    </>
  )
}
