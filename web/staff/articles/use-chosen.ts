import { useLayoutEffect, useRef } from 'react'
import type { Selection as FixedSet, RunInput } from '#shared/contracts/article-runs.ts'
import { useFixedSelection } from '#web/lib/staff/list/use-fixed-selection.ts'
import type { Selection } from '#web/lib/staff/list/use-selection.ts'
import { countLive } from './field-change.ts'
import type { Row } from './rows.ts'

/** Selected articles: rows, or a fixed selection created by the server. */
export interface Chosen {
  readonly count: number
  /** Number of live articles in the selection. `changed` is the number of live articles with unpublished changes. */
  readonly live: number
  readonly changed: number
  /** Time at which the server created the selection. Undefined if rows are selected. */
  readonly setAt: string | undefined
  readonly input: Pick<RunInput, 'items' | 'selection' | 'without'>
}

/**
 * Selection in a list of articles.
 * @param rows current state of the selected rows
 */
export function useChosen(base: Selection<Row>, rows: readonly Row[]) {
  const { selection, set, fix, onlyRows } = useFixedSelection<Row, FixedSet>(base)
  const chosen: Chosen =
    set === undefined
      ? {
          count: rows.length,
          ...countLive(rows),
          setAt: undefined,
          input: { items: rows.map(({ id, revision }) => ({ id, revision })) },
        }
      : {
          count: set.count,
          live: set.fixed.live,
          changed: set.fixed.changed,
          setAt: set.fixed.at,
          input: { selection: set.fixed.id, without: set.without },
        }
  /** True if any article is selected at the moment. It is a ref, because callbacks from an earlier render must read the current value. */
  const hasChosen = useRef(false)
  useLayoutEffect(() => {
    hasChosen.current = chosen.count > 0
  })
  return {
    selection,
    chosen,
    fix,
    onlyRows,
    /**
     * Clears the selection before a bulk run. Returns a function that selects the given articles again, unless the user has selected other
     * articles since then.
     */
    take: () => {
      selection.clear()
      return (ids: ReadonlySet<string>) => {
        if (hasChosen.current || ids.size === 0) return
        if (set === undefined) return base.reselect(rows.filter(({ id }) => ids.has(id)))
        fix(
          set.fixed,
          set.fixed.ids.filter((id) => !ids.has(id)),
        )
      }
    },
  }
}
