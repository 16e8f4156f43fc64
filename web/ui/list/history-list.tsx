interface HistoryEntry {
  /** Time of the event, ISO 8601. */
  readonly at: string
  /** Time of the event as text, to the minute: in a short and a long form. */
  readonly exact: string
  readonly short: string
  readonly text: string
  /** User who caused the event. Undefined for a visitor or the system. */
  readonly by: string | undefined
}

/** Events of an item, newest first. */
export function HistoryList({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  return (
    <section className="lead-history" aria-labelledby="lead-history">
      <h2 id="lead-history">History</h2>
      <ol>
        {entries.toReversed().map(({ at, exact, short, text, by }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at} title={exact}>
              {short}
            </time>
            <span dir="auto">
              {text}
              {by !== undefined && <span className="lead-by"> by {by}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
