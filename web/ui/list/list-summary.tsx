interface ListSummaryProps {
  /** How many there are. */
  readonly count: string
  /** What the list leaves rows out by; empty where it leaves none out. */
  readonly narrowing: string
  readonly order: string
  /** Whether the list leaves rows out beyond its tab. */
  readonly isNarrowed: boolean
  readonly onReset: () => void
}

/** What a list shows, in a sentence; told when it changes. */
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
  /** What there is none of, in a sentence. */
  readonly text: string
  /** What the way back shows. */
  readonly all: string
  readonly onReset: () => void
}

/** What a list shows when its filters leave nothing over. */
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
