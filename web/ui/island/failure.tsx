import type { ReactNode } from 'react'

interface FailureProps {
  readonly message: string
  readonly onRetry: () => void
  /** Level of the heading. Use `h2` on a page with another `h1`. */
  readonly heading?: 'h1' | 'h2'
  /** Countdown to the next automatic retry. */
  readonly children?: ReactNode
}

/** Message instead of a page whose content could not be loaded, with a retry button. */
export function Failure({ message, onRetry, heading: Heading = 'h1', children }: FailureProps) {
  return (
    <div className="failure">
      <div role="alert">
        <Heading>This content couldn’t be loaded</Heading>
        <p>{message}</p>
      </div>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
      {children}
    </div>
  )
}
