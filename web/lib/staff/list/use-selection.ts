import { useState } from 'react'

/** Selected rows, across all pages of a list. */
export interface Selection<Row> {
  readonly rows: readonly Row[]
  readonly has: (id: string) => boolean
  readonly toggle: (row: Row) => void
  readonly toggleAll: (rows: readonly Row[]) => void
  /** Restores the selection of rows, for example of those that an action could not process. */
  readonly reselect: (rows: readonly Row[]) => void
  readonly clear: () => void
}

/** Selection of rows; initially empty. */
export function useSelection<Row extends { readonly id: string }>(): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const toggleAll = (rows: readonly Row[]) => {
    const next = new Map(chosen)
    const isWhole = rows.every(({ id }) => chosen.has(id))
    for (const row of rows) {
      if (isWhole) next.delete(row.id)
      else next.set(row.id, row)
    }
    setChosen(next)
  }
  return {
    rows: [...chosen.values()],
    has: (id) => chosen.has(id),
    toggle: (row) => toggleAll([row]),
    toggleAll,
    reselect: (rows) => {
      if (rows.length > 0) setChosen(new Map(rows.map((row) => [row.id, row])))
    },
    clear: () => setChosen(new Map()),
  }
}
