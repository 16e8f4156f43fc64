import { useLayoutEffect, useRef, useState } from 'react'
import type { Selection as FixedSet, RunInput } from '#shared/contracts/article-runs.ts'
import type { Selection } from '#web/lib/staff/list/use-selection.ts'
import { countLive } from './field-change.ts'
import type { Row } from './rows.ts'

/** The articles that are selected: rows, or a set that the server has fixed. */
export interface Chosen {
  readonly count: number
  /** Number of articles that visitors see, and of those with other unpublished changes. */
  readonly live: number
  readonly changed: number
  /** When the set was fixed; undefined for rows. */
  readonly setAt: string | undefined
  readonly input: Pick<RunInput, 'items' | 'selection' | 'without'>
}

/** The selection of a list of articles. @param renewed newest state of selected rows */
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
            // A row that matched later is not in the set.
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
  /** Something is selected now: read by what was made in an earlier render. */
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
    /** Selects rows in the place of a set. */
    onlyRows: (page: readonly Row[]) => {
      setFixed(undefined)
      base.reselect(page)
    },
    /** Empties the selection for a run. Returns a function that puts articles back, unless others were selected meanwhile. */
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
