import {
  OTHER_ADDRESSES,
  type MISSED_SORT_KEYS,
  type MissedAddress,
  type Redirect,
  type REDIRECT_SORT_KEYS,
} from '#shared/contracts/redirects.ts'
import { grouped } from '#shared/text/count.ts'
import type { Column } from '#web/blocks/staff-list/data-table.tsx'
import { actionsColumn, timeColumn } from '#web/blocks/staff-list/table-cells.tsx'
import { RowMenu } from '#web/ui/list/row-menu.tsx'

/** Sort key of redirects. */
export type RedirectKey = (typeof REDIRECT_SORT_KEYS)[number]

/** Sort key of missed addresses. */
export type MissedKey = (typeof MISSED_SORT_KEYS)[number]

/** Notes for redirects that have no effect, by state. Undefined for redirects with an effect. */
const notes: Readonly<Record<Redirect['state'], string | undefined>> = {
  works: undefined,
  page_stands: 'Not used: a page is at the old path',
  superseded: 'Not used: a newer redirect starts here',
  leads_nowhere: 'Not used: visitors can’t see the new page',
}

/** Number of uses: as a number in tables, with a noun in cards. */
const Times = ({ count, words }: { readonly count: number; readonly words: string }) => (
  <>
    <span className="redirect-figure">{grouped(count)}</span>
    <span className="redirect-words">{words}</span>
  </>
)

const times = (verb: string, count: number) =>
  count === 1 ? `${verb} once` : `${verb} ${grouped(count)} times`

interface RedirectActs {
  readonly change: (redirect: Redirect) => void
  readonly remove: (redirect: Redirect) => void
}

/** Columns of redirects. @param acts actions on redirects. Undefined if the user may not change redirects */
export const redirectColumns = (
  acts: RedirectActs | undefined,
): readonly Column<Redirect, RedirectKey>[] => [
  {
    head: 'Old and new path',
    className: 'redirect-paths',
    sort: 'from',
    isName: true,
    cell: (redirect) => (
      <>
        {acts === undefined ? (
          <span className="redirect-from">{redirect.from}</span>
        ) : (
          <button
            type="button"
            className="redirect-from"
            data-row-link=""
            aria-label={`Change the redirect from ${redirect.from}`}
            onClick={() => acts.change(redirect)}
          >
            {redirect.from}
          </button>
        )}
        <span className="redirect-to">
          <span aria-hidden="true">→ </span>
          <span className="sr-only">redirects to </span>
          <a href={redirect.to}>{redirect.to}</a>
        </span>
        {notes[redirect.state] !== undefined && (
          <span className="redirect-note">{notes[redirect.state]}</span>
        )}
      </>
    ),
  },
  {
    head: 'Kind',
    className: 'redirect-kind',
    cell: ({ permanent }) => (permanent ? 'Permanent' : 'Temporary'),
  },
  {
    head: 'Times used',
    className: 'desk-time redirect-hits',
    sort: 'hits',
    cell: ({ hits }) => (
      <Times count={hits} words={hits === 0 ? 'Not used yet' : times('Used', hits)} />
    ),
  },
  timeColumn({
    head: 'Last',
    className: 'redirect-last',
    sort: 'last_hit_at',
    at: (redirect) => redirect.last_hit_at,
    none: <span className="redirect-never">–</span>,
  }),
  ...(acts === undefined
    ? []
    : [
        actionsColumn<Redirect>('redirect-acts', (redirect) => (
          <RowMenu
            of={redirect.from}
            acts={[
              { label: 'Change', run: () => acts.change(redirect) },
              { label: 'Delete', run: () => acts.remove(redirect), isRemoval: true },
            ]}
          />
        )),
      ]),
]

interface MissedActs {
  /** Opens the dialog for a redirect from a path. Undefined if the user may not create redirects. */
  readonly redirect: ((path: string) => void) | undefined
  readonly dismiss: (address: MissedAddress) => void
}

const isOther = ({ path }: MissedAddress) => path === OTHER_ADDRESSES

/**
 * Columns of missed addresses.
 * @param acts actions on missed addresses. Undefined if the user may not change them
 */
export const missedColumns = (
  acts: MissedActs | undefined,
): readonly Column<MissedAddress, MissedKey>[] => [
  {
    head: 'Address',
    className: 'redirect-paths',
    isName: true,
    cell: (address) => (
      <span className={isOther(address) ? undefined : 'redirect-from'}>
        {isOther(address) ? 'All others' : address.path}
      </span>
    ),
  },
  {
    head: 'Times opened',
    className: 'desk-time redirect-hits',
    sort: 'hits',
    cell: ({ hits }) => <Times count={hits} words={times('Opened', hits)} />,
  },
  timeColumn({
    head: 'Last',
    className: 'redirect-last',
    sort: 'last_at',
    at: (address) => address.last_at,
  }),
  ...(acts === undefined
    ? []
    : [
        actionsColumn<MissedAddress>('missed-acts', (address) => (
          <>
            {acts.redirect !== undefined && !isOther(address) && (
              <button
                type="button"
                className="desk-link"
                data-row-link=""
                aria-label={`Make a redirect from ${address.path}`}
                onClick={() => acts.redirect?.(address.path)}
              >
                Make a redirect
              </button>
            )}
            <button
              type="button"
              className="desk-link"
              aria-label={`Dismiss ${isOther(address) ? 'all others' : address.path}`}
              onClick={() => acts.dismiss(address)}
            >
              Dismiss
            </button>
          </>
        )),
      ]),
]
