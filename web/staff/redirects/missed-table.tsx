import { grouped } from '#shared/text/count.ts'
import type { RefObject } from 'react'
import { OTHER_ADDRESSES, type MissedAddress } from '#shared/contracts/redirects.ts'
import { momentAndUtc, nearMoment } from '#web/lib/staff/moments.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { ActionsHead } from '#web/ui/list/list-cells.tsx'
import { SortHead } from '#web/ui/list/sort-head.tsx'
import { ListTable } from '#web/ui/list/list-table.tsx'
import { nextSort, type Sort } from './url-state.ts'

interface MissedTableProps {
  readonly addresses: readonly MissedAddress[]
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  /** Opens the dialog for a redirect from a path. Undefined if the user may not create redirects. */
  readonly onRedirect: ((path: string) => void) | undefined
  readonly onDismiss: ((address: MissedAddress) => void) | undefined
  readonly stale: boolean
  readonly body: RefObject<HTMLTableSectionElement | null>
}

const TICK = 30_000

const asked = (count: number) => (count === 1 ? 'Opened once' : `Opened ${grouped(count)} times`)

/** Requested addresses without a page, as table rows, shown as cards on phones. */
export function MissedTable(props: MissedTableProps) {
  const { addresses, sort, onSort, onRedirect, onDismiss, stale, body } = props
  const now = useNow(TICK)
  const head = { sort, onSort: (key: Sort['key']) => onSort(nextSort(sort, key)) }
  return (
    <ListTable
      name="Missed addresses"
      className="redirect-list"
      stale={stale}
      body={body}
      heads={
        <>
          <th scope="col" className="redirect-paths">
            Address
          </th>
          <SortHead name="hits" className="desk-time redirect-hits" {...head}>
            Times opened
          </SortHead>
          <SortHead name="last_at" className="desk-time redirect-last" {...head}>
            Last
          </SortHead>
          {onDismiss !== undefined && <ActionsHead className="missed-acts" />}
        </>
      }
    >
      {addresses.map((address) => {
        const { id, path, hits, last_at: last } = address
        const isOther = path === OTHER_ADDRESSES
        return (
          <tr key={id} data-row={id}>
            <th scope="row" className="redirect-paths">
              <span className={isOther ? undefined : 'redirect-from'}>
                {isOther ? 'All others' : path}
              </span>
            </th>
            <td className="desk-time redirect-hits">
              <span className="redirect-figure">{grouped(hits)}</span>
              <span className="redirect-words">{asked(hits)}</span>
            </td>
            <td className="desk-time redirect-last">
              <time dateTime={last} title={momentAndUtc(last)}>
                {nearMoment(last, now)}
              </time>
            </td>
            {onDismiss !== undefined && (
              <td className="missed-acts">
                {onRedirect !== undefined && !isOther && (
                  <button
                    type="button"
                    className="desk-link"
                    data-row-link=""
                    aria-label={`Make a redirect from ${path}`}
                    onClick={() => onRedirect(path)}
                  >
                    Make a redirect
                  </button>
                )}
                <button
                  type="button"
                  className="desk-link"
                  aria-label={`Dismiss ${isOther ? 'all others' : path}`}
                  onClick={() => onDismiss(address)}
                >
                  Dismiss
                </button>
              </td>
            )}
          </tr>
        )
      })}
    </ListTable>
  )
}
