interface PagerProps {
  readonly current: number
  readonly count: number
  readonly entries: readonly (number | 'gap')[]
  readonly href: (page: number) => string
}

/** Links to the pages of a list. Renders nothing if there is a single page. */
export function Pager({ current, count, entries, href }: PagerProps) {
  if (count < 2) return null
  return (
    <nav className="pager" aria-label="Pages">
      {current > 1 ? (
        <a className="pager-step" href={href(current - 1)} rel="prev">
          <span aria-hidden="true">← </span>Previous
        </a>
      ) : (
        <span className="pager-step" aria-hidden="true" />
      )}
      <ol>
        {entries.map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <a
                href={href(entry)}
                aria-label={`Page ${entry}`}
                aria-current={entry === current ? 'page' : undefined}
              >
                {entry}
              </a>
            </li>
          ),
        )}
      </ol>
      {current < count ? (
        <a className="pager-step" href={href(current + 1)} rel="next">
          Next<span aria-hidden="true"> →</span>
        </a>
      ) : (
        <span className="pager-step" aria-hidden="true" />
      )}
    </nav>
  )
}
