import { useState } from 'react'
import type { Selection } from './use-selection.ts'

/** All rows that matched the filters when the server selected them. Rows that match later are not included. */
interface FixedRows {
  readonly id: string
  readonly ids: readonly string[]
  /** Time of the selection, ISO 8601. */
  readonly at: string
}

/**
 * Selection in a list: either single rows, or all matching rows as the server has selected them.
 * @param most maximum number of rows that the user can remove from the server's selection
 */
export function useFixedSelection<Row extends { readonly id: string }, Fixed extends FixedRows>(
  base: Selection<Row>,
  most = Number.POSITIVE_INFINITY,
) {
  const [fixed, setFixed] = useState<Fixed>()
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const members = new Set(fixed?.ids)
  const fix = (set: Fixed | undefined, left: Iterable<string> = []) => {
    setFixed(set)
    setWithout(new Set(left))
  }
  const clear = () => {
    fix(undefined)
    base.clear()
  }
  const toggle = ({ id }: Row) => {
    if (!members.has(id)) return
    const next = new Set(without)
    if (!next.delete(id) && next.size < most) next.add(id)
    setWithout(next)
  }
  const has = (id: string) => members.has(id) && !without.has(id)
  const selection: Selection<Row> =
    fixed === undefined ? { ...base, clear } : { ...base, clear, has, toggle, toggleAll: clear }
  return {
    selection,
    /** The server's selection without the rows that the user has removed. Undefined if single rows are selected. */
    set: fixed && { fixed, without: [...without], count: fixed.ids.length - without.size },
    fix,
    /** Replaces the server's selection by single rows. */
    onlyRows: (rows: readonly Row[]) => {
      setFixed(undefined)
      base.reselect(rows)
    },
  }
}
