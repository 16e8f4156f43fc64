interface HistoryEntry {
  /** ISO 8601. */
  readonly at: string
  /** The same moment in words, to the minute and as there is room. */
  readonly exact: string
  readonly short: string
  readonly text: string
  /** Who did it; undefined for what the visitor or the site did. */
  readonly by: string | undefined
}

/** What happened to something, the newest first. */
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
