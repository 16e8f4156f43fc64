/** What stands in the place of content that could not be had, with a way to try again. */
export function Failure({
  message,
  onRetry,
}: {
  readonly message: string
  readonly onRetry: () => void
}) {
  return (
    <div className="failure" role="alert">
      <h2>No answer from the source</h2>
      <p>{message}</p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
