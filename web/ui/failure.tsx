/** What stands in the place of a page whose content could not be had, with a way to try again. */
export function Failure({
  message,
  onRetry,
}: {
  readonly message: string
  readonly onRetry: () => void
}) {
  return (
    <div className="failure" role="alert">
      <h1>No answer from the source</h1>
      <p>{message}</p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
