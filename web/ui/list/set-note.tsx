import { grouped } from '#shared/text/count.ts'
interface SetNoteProps {
  /** Number of selected rows. */
  readonly count: number
  /** When the set of all that match was fixed, and the time in words; undefined while rows are selected. */
  readonly setAt: { readonly iso: string; readonly text: string } | undefined
  /** Number of rows that match, on all pages. */
  readonly matching: number
  /** Number of rows of this page, and whether all of them are selected. */
  readonly onPage: number
  readonly isPageSelected: boolean
  /** The set is being fixed. */
  readonly isFixing: boolean
  readonly isWide: boolean
  readonly onSelectAll: () => void
  readonly onSelectPage: () => void
}

/** The line below a bulk bar: the way from the rows of the page to all that match, and back. */
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
  // Phones have no box for the whole page: all that match are offered with the first row there.
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
