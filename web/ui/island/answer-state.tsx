import type { ReactNode } from 'react'
import { Failure } from './failure.tsx'
import { NextTry, useFailures } from './next-try.tsx'
import { StaleNotice } from '../list/stale-notice.tsx'

/** State of a request, a subset of the query results of TanStack Query. */
export interface Answer<Data> {
  /** Data of the newest response. Undefined until the first response. */
  readonly data: Data | undefined
  /** Error of the last attempt. Null if the last attempt succeeded. */
  readonly error: Error | null
  /** Time of the last failure, milliseconds since 1970. */
  readonly errorUpdatedAt: number
  /** Number of failed attempts so far. */
  readonly errorUpdateCount: number
  /** State of the connection. `paused` means that the request waits until the browser is online. */
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
  readonly refetch: () => unknown
  /** True while `data` is the result of the previous query, because the result of the new query has not arrived yet. */
  readonly isPlaceholderData?: boolean
}

interface AnswerStateProps<Data> {
  readonly answer: Answer<Data>
  /** Content shown until the first response. */
  readonly waiting: ReactNode
  readonly children: (data: Data) => ReactNode
}

/**
 * Shows the content of a response. If a refetch has failed, a notice says that the content is not current. Until the first response, shows
 * the loading state or the failure. Failed requests are retried automatically.
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
