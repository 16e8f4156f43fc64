import { useRef } from 'react'
import { undoNewest } from './undo-newest.ts'
import { focusedRow, useKeyState } from './use-list-keys.ts'
import { useSelection } from './use-selection.ts'

/** What a list keeps beside its place: the selected rows, its search field, its rows and whether its keys are shown. */
export function useListView<Row extends { readonly id: string }>() {
  const selection = useSelection<Row>()
  const body = useRef<HTMLTableSectionElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const keys = useKeyState()
  return {
    selection,
    body,
    search,
    keys,
    /** The keys that every list has, beside those that move. */
    usualKeys: {
      u: undoNewest,
      '/': () => search.current?.focus(),
      '?': () => keys.show(true),
      Escape: selection.clear,
    },
    /** The row that has the focus, if it is one of these. */
    focused: (rows: readonly Row[]) => rows.filter(({ id }) => id === focusedRow()),
  }
}
