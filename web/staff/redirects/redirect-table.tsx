import { grouped } from '#shared/text/count.ts'
import type { RefObject } from 'react'
import type { Redirect } from '#shared/contracts/redirects.ts'
import { momentAndUtc, nearMoment } from '#web/lib/staff/moments.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { ActionsHead } from '#web/ui/list/list-cells.tsx'
import { RowMenu } from '#web/ui/list/row-menu.tsx'
import { SortHead } from '#web/ui/list/sort-head.tsx'
import { ListTable } from '#web/ui/list/list-table.tsx'
import { nextSort, type Sort } from './url-state.ts'

interface RedirectTableProps {
  readonly redirects: readonly Redirect[]
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  /** Actions on redirects. Undefined if the user may not change redirects. */
  readonly acts:
    | {
        readonly change: (redirect: Redirect) => void
        readonly remove: (redirect: Redirect) => void
      }
    | undefined
  /** True while the next page is loading and the rows of the previous page are shown. */
  readonly stale: boolean
  readonly body: RefObject<HTMLTableSectionElement | null>
}

/** Interval at which times are updated, in milliseconds. */
const TICK = 30_000

/** Notes on redirects that have no effect, by state. */
const notes: Readonly<Record<Redirect['state'], string | undefined>> = {
  works: undefined,
  page_stands: 'Not used: a page is at the old path',
  superseded: 'Not used: a newer redirect starts here',
  leads_nowhere: 'Not used: visitors can’t see the new page',
}

const followed = (count: number) => (count === 1 ? 'Used once' : `Used ${grouped(count)} times`)

function Row({
  redirect,
  now,
  acts,
}: Pick<RedirectTableProps, 'acts'> & { readonly redirect: Redirect; readonly now: number }) {
  const { id, from, to, permanent, state, hits, last_hit_at: last } = redirect
  const note = notes[state]
  return (
    <tr data-row={id}>
      <th scope="row" className="redirect-paths">
        {acts === undefined ? (
          <span className="redirect-from">{from}</span>
        ) : (
          <button
            type="button"
            className="redirect-from"
            data-row-link=""
            aria-label={`Change the redirect from ${from}`}
            onClick={() => acts.change(redirect)}
          >
            {from}
          </button>
        )}
        <span className="redirect-to">
          <span aria-hidden="true">→ </span>
          <span className="sr-only">redirects to </span>
          <a href={to}>{to}</a>
        </span>
        {note !== undefined && <span className="redirect-note">{note}</span>}
      </th>
      <td className="redirect-kind">{permanent ? 'Permanent' : 'Temporary'}</td>
      <td className="desk-time redirect-hits">
        <span className="redirect-figure">{grouped(hits)}</span>
        <span className="redirect-words">{hits === 0 ? 'Not used yet' : followed(hits)}</span>
      </td>
      <td className="desk-time redirect-last">
        {last === null ? (
          <span className="redirect-never">–</span>
        ) : (
          <time dateTime={last} title={momentAndUtc(last)}>
            {nearMoment(last, now)}
          </time>
        )}
      </td>
      {acts !== undefined && (
        <td className="redirect-acts">
          <RowMenu
            of={from}
            acts={[
              { label: 'Change', run: () => acts.change(redirect) },
              { label: 'Delete', run: () => acts.remove(redirect), isRemoval: true },
            ]}
          />
        </td>
      )}
    </tr>
  )
}

/** Redirects of a page as table rows, shown as cards on phones. */
export function RedirectTable(props: RedirectTableProps) {
  const { redirects, sort, onSort, acts, stale, body } = props
  const now = useNow(TICK)
  const head = { sort, onSort: (key: Sort['key']) => onSort(nextSort(sort, key)) }
  return (
    <ListTable
      name="Redirects"
      className="redirect-list"
      stale={stale}
      body={body}
      heads={
        <>
          <SortHead name="from" className="redirect-paths" {...head}>
            Old and new path
          </SortHead>
          <th scope="col" className="redirect-kind">
            Kind
          </th>
          <SortHead name="hits" className="desk-time redirect-hits" {...head}>
            Times used
          </SortHead>
          <SortHead name="last_hit_at" className="desk-time redirect-last" {...head}>
            Last
          </SortHead>
          {acts !== undefined && <ActionsHead className="redirect-acts" />}
        </>
      }
    >
      {redirects.map((redirect) => (
        <Row key={redirect.id} redirect={redirect} now={now} acts={acts} />
      ))}
    </ListTable>
  )
}
