import type { ReactNode } from 'react'
import { Failure } from './failure.tsx'
import { NextTry, useFailures } from './next-try.tsx'
import { StaleNotice } from '../list/stale-notice.tsx'

/** State of a request of a page; a query of TanStack Query is one. */
export interface Answer<Data> {
  /** The newest answer; undefined before the first. */
  readonly data: Data | undefined
  /** Reason why the last try failed. */
  readonly error: Error | null
  /** Time of the last failure, milliseconds since 1970. */
  readonly errorUpdatedAt: number
  /** Number of failures so far. */
  readonly errorUpdateCount: number
  /** `paused` while the browser has no connection. */
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
  readonly refetch: () => unknown
  /** True if `data` is the result of the previous query, until the new one arrives. */
  readonly isPlaceholderData?: boolean
}

interface AnswerStateProps<Data> {
  readonly answer: Answer<Data>
  /** Shown until the first answer. */
  readonly waiting: ReactNode
  readonly children: (data: Data) => ReactNode
}

/**
 * Content of an answer, with a notice when it is out of date. Before the first answer: the loading state or the
 * failure. A failed request is retried automatically.
 */
export function AnswerState<Data>({ answer, waiting, children }: AnswerStateProps<Data>) {
  const { data, fetchStatus, refetch } = answer
  const failures = useFailures(answer)
  const again = () => void refetch()
  const nextTry = failures !== undefined && (
    <NextTry failures={failures} isTrying={fetchStatus === 'fetching'} onTry={again} />
  )
  return (
    <>
      <StaleNotice
        error={data === undefined ? null : (failures?.error ?? null)}
        offline={fetchStatus === 'paused'}
        onRetry={again}
      >
        {nextTry}
      </StaleNotice>
      {data !== undefined && children(data)}
      {data === undefined && failures === undefined && waiting}
      {data === undefined && failures !== undefined && (
        <Failure heading="h2" message={failures.error.message} onRetry={again}>
          {nextTry}
        </Failure>
      )}
    </>
  )
}
