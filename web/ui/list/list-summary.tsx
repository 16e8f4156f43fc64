interface ListSummaryProps {
  /** Number of rows, formatted as text. */
  readonly count: string
  /** Active filters as text. Empty if none is active. */
  readonly narrowing: string
  readonly order: string
  /** True if a filter is active. The tab of the list is no filter. */
  readonly isNarrowed: boolean
  readonly onReset: () => void
}

/** Summary of a list as a sentence. Screen readers announce it when it changes. */
export function ListSummary({ count, narrowing, order, isNarrowed, onReset }: ListSummaryProps) {
  return (
    <>
      <output className="desk-summary">
        {[count, narrowing].filter(Boolean).join(' ')}, {order}
      </output>
      {isNarrowed && (
        <button type="button" className="desk-reset" onClick={onReset}>
          Show all
        </button>
      )}
    </>
  )
}

interface NothingMatchesProps {
  /** Sentence that says that no row matches. */
  readonly text: string
  /** Noun for all rows, as in the label of the button that resets the filters. */
  readonly all: string
  readonly onReset: () => void
}

/** Message of a list in which no row matches the filters. */
export function NothingMatches({ text, all, onReset }: NothingMatchesProps) {
  return (
    <div className="empty">
      <h2>No results</h2>
      <p>{text}</p>
      <button type="button" className="text-link" onClick={onReset}>
        Show all {all}
      </button>
    </div>
  )
}
