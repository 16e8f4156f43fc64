interface ListSummaryProps {
  /** Number of rows, as text. */
  readonly count: string
  /** Active filters as text; empty without active filters. */
  readonly narrowing: string
  readonly order: string
  /** True if filters other than the tab are active. */
  readonly isNarrowed: boolean
  readonly onReset: () => void
}

/** Summary of a list in a sentence. Screen readers announce it when it changes. */
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
  /** Sentence that states that no rows match. */
  readonly text: string
  /** Noun for all rows, in the label of the reset button. */
  readonly all: string
  readonly onReset: () => void
}

/** Message of a list without results for its filters. */
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
