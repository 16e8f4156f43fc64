import { useRef } from 'react'
import { undoNewest } from './undo-newest.ts'
import { focusedRow, useKeyState } from './use-list-keys.ts'
import { useSelection } from './use-selection.ts'

/** View state of a list besides its URL: selected rows, search field, rows, and the help about its keys. */
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
    /** Shortcuts of every list, in addition to the keys that move the focus. */
    usualKeys: {
      u: undoNewest,
      '/': () => search.current?.focus(),
      '?': () => keys.show(true),
      Escape: selection.clear,
    },
    /** The focused row as an array, or an empty array if it is not one of `rows`. */
    focused: (rows: readonly Row[]) => rows.filter(({ id }) => id === focusedRow()),
  }
}
