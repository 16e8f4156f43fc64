import { grouped } from '#shared/text/count.ts'
/** One or two keys, and a word for their function. */
export interface Hint {
  readonly keys: readonly string[]
  readonly does: string
}

interface ListFootProps {
  /** Keyboard shortcuts of the list that users need most often. */
  readonly hints: readonly Hint[]
  /** Current page, counted from 1. */
  readonly page: number
  readonly pageSize: number
  readonly count: number
  readonly onPage: (page: number) => void
  readonly onKeys: () => void
}

interface KeyHintsProps {
  readonly hints: readonly Hint[]
  readonly onKeys: () => void
}

/** Most frequently used shortcuts, and the button that shows all shortcuts. */
export function KeyHints({ hints, onKeys }: KeyHintsProps) {
  return (
    <p className="desk-hints">
      {hints.map(({ keys, does }) => (
        <span key={does} aria-hidden="true">
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {does}
        </span>
      ))}
      <button type="button" onClick={onKeys}>
        <kbd aria-hidden="true">?</kbd>all keys
      </button>
    </p>
  )
}

/** Footer of a list: the most frequent shortcuts, and links to other pages of the list. */
export function ListFoot({ hints, page, pageSize, count, onPage, onKeys }: ListFootProps) {
  const pages = Math.max(1, Math.ceil(count / pageSize))
  const first = (page - 1) * pageSize + 1
  return (
    <footer className="desk-foot">
      <KeyHints hints={hints} onKeys={onKeys} />
      <nav className="desk-pages" aria-label="Pages">
        <span className="desk-range">
          {grouped(first)}–{grouped(Math.min(count, page * pageSize))} of {grouped(count)}
        </span>
        {pages > 1 && (
          <>
            <button
              type="button"
              className="desk-button"
              disabled={page <= 1}
              onClick={() => onPage(page - 1)}
            >
              Previous
            </button>
            <button
              type="button"
              className="desk-button"
              disabled={page >= pages}
              onClick={() => onPage(page + 1)}
            >
              Next
            </button>
          </>
        )}
      </nav>
    </footer>
  )
}
