import { useState } from 'react'

/** Rows that are chosen, on whatever page they stand, and how that changes. */
export interface Selection<Row> {
  readonly rows: readonly Row[]
  readonly has: (id: string) => boolean
  readonly toggle: (row: Row) => void
  readonly toggleAll: (rows: readonly Row[]) => void
  /** Selects again what an act has not come to. */
  readonly reselect: (rows: readonly Row[]) => void
  readonly clear: () => void
}

/** Begins with nothing selected. */
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
