/** Articles that the last action has skipped, each with the reason. */
export function LeftOutList({
  leftOut,
  onDismiss,
}: {
  readonly leftOut: readonly {
    readonly row: { readonly id: string; readonly title: string }
    readonly reason: string
  }[]
  readonly onDismiss: () => void
}) {
  if (leftOut.length === 0) return null
  return (
    <section className="desk-left-out" aria-label="Not changed">
      <p>Not changed</p>
      <ul>
        {leftOut.map(({ row, reason }) => (
          <li key={row.id}>
            <strong dir="auto">{row.title}</strong> {reason}
          </li>
        ))}
      </ul>
      <button type="button" className="text-link" onClick={onDismiss}>
        Dismiss
      </button>
    </section>
  )
}
