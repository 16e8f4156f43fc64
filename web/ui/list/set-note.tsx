import { grouped } from '#shared/text/count.ts'
interface SetNoteProps {
  /** Number of selected rows. */
  readonly count: number
  /** Time at which the server has selected all matching rows, as ISO 8601 and as text. Undefined if the user has selected single rows. */
  readonly setAt: { readonly iso: string; readonly text: string } | undefined
  /** Number of matching rows on all pages. */
  readonly matching: number
  /** Number of rows on this page. `isPageSelected` is true if all rows on this page are selected. */
  readonly onPage: number
  readonly isPageSelected: boolean
  /** True while the request for selecting all matching rows is running. */
  readonly isFixing: boolean
  readonly isWide: boolean
  readonly onSelectAll: () => void
  readonly onSelectPage: () => void
}

/**
 * Line below the action bar, with a button that selects all matching rows instead of those on this page, or only those on this page again.
 */
export function SetNote(props: SetNoteProps) {
  const { count, setAt, matching, onPage, isPageSelected, isFixing, isWide } = props
  const { onSelectAll, onSelectPage } = props
  if (setAt !== undefined) {
    return (
      <p className="desk-set">
        <output>
          <strong>All {grouped(count)} that match are selected,</strong> as of{' '}
          <time dateTime={setAt.iso}>{setAt.text}</time>.
        </output>
        <button type="button" onClick={onSelectPage}>
          Select only the {onPage} on this page
        </button>
      </p>
    )
  }
  // Wide screens show the line once all rows of the page are selected. Phones have no checkbox that selects all rows, so they show the line
  // once a row is selected.
  if (matching <= count || matching <= onPage || (isWide && !isPageSelected)) return null
  return (
    <p className="desk-set">
      {isPageSelected && <strong>All {onPage} on this page are selected.</strong>}
      <button type="button" aria-disabled={isFixing} onClick={() => !isFixing && onSelectAll()}>
        Select all {grouped(matching)} that match
      </button>
    </p>
  )
}
