/** What stands in the place of a page whose content could not be had, with a way to try again. */
export function Failure({
  message,
  onRetry,
  heading: Heading = 'h1',
}: {
  readonly message: string
  readonly onRetry: () => void
  /** `h2` on a page that keeps its own name. */
  readonly heading?: 'h1' | 'h2'
}) {
  return (
    <div className="failure" role="alert">
      <Heading>This content couldn’t be loaded</Heading>
      <p>{message}</p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
