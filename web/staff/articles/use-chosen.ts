import { useLayoutEffect, useRef, useState } from 'react'
import type { Selection as FixedSet, RunInput } from '#shared/contracts/article-runs.ts'
import type { Selection } from '#web/lib/staff/list/use-selection.ts'
import { countLive } from './field-change.ts'
import type { Row } from './rows.ts'

/** Selected articles: rows, or a fixed selection created by the server. */
export interface Chosen {
  readonly count: number
  /** Number of live articles. `changed`: number of live articles with unpublished changes. */
  readonly live: number
  readonly changed: number
  /** Time at which the server created the selection. Undefined if rows are selected. */
  readonly setAt: string | undefined
  readonly input: Pick<RunInput, 'items' | 'selection' | 'without'>
}

/** Selection of a list of articles. @param renewed returns the current state of selected rows */
export function useChosen(base: Selection<Row>, renewed: (rows: readonly Row[]) => readonly Row[]) {
  const [fixed, setFixed] = useState<FixedSet>()
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const members = new Set(fixed?.ids)
  const hasFixed = (id: string) => members.has(id) && !without.has(id)
  const rows = renewed(base.rows)
  const clear = () => {
    setFixed(undefined)
    setWithout(new Set())
    base.clear()
  }
  const selection: Selection<Row> =
    fixed === undefined
      ? base
      : {
          ...base,
          has: hasFixed,
          toggle: ({ id }) => {
            // A row that started to match after the selection was created does not belong to the selection.
            if (!members.has(id)) return
            setWithout(
              new Set(
                without.has(id) ? [...without].filter((one) => one !== id) : [...without, id],
              ),
            )
          },
          toggleAll: clear,
          clear,
        }
  const chosen: Chosen =
    fixed === undefined
      ? {
          count: rows.length,
          ...countLive(rows),
          setAt: undefined,
          input: { items: rows.map(({ id, revision }) => ({ id, revision })) },
        }
      : {
          count: fixed.ids.length - without.size,
          live: fixed.live,
          changed: fixed.changed,
          setAt: fixed.at,
          input: { selection: fixed.id, without: [...without] },
        }
  /** True if any article is selected now. A ref, because callbacks of an earlier render read the value. */
  const hasChosen = useRef(false)
  useLayoutEffect(() => {
    hasChosen.current = chosen.count > 0
  })
  return {
    selection: { ...selection, clear },
    chosen,
    fix: (set: FixedSet) => {
      setWithout(new Set())
      setFixed(set)
    },
    /** Replaces a fixed selection by the rows of the current page. */
    onlyRows: (page: readonly Row[]) => {
      setFixed(undefined)
      base.reselect(page)
    },
    /** Clears the selection before a run. Returns a function that selects articles again, unless the user has selected others meanwhile. */
    take: () => {
      clear()
      return (ids: ReadonlySet<string>) => {
        if (hasChosen.current || ids.size === 0) return
        if (fixed === undefined) return base.reselect(rows.filter(({ id }) => ids.has(id)))
        setFixed(fixed)
        setWithout(new Set(fixed.ids.filter((id) => !ids.has(id))))
      }
    },
  }
}
