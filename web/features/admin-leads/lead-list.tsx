import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState, type RefObject } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { LeadList, LeadSummary } from '#shared/contracts/leads.ts'
import { paths } from '#shared/paths.ts'
import { leadListQuery } from '#web/lib/staff/lead-queries.ts'
import { Refreshed } from '#web/lib/staff/refreshed.tsx'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { undoNewest } from '#web/lib/staff/undo-newest.ts'
import { focusedRow, useListKeys, useSingleKeys } from '#web/lib/staff/use-list-keys.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { useSelection } from '#web/lib/staff/use-selection.ts'
import { KeyHelp, type KeyLine } from '#web/ui/key-help.tsx'
import { ListFoot } from '#web/ui/list-foot.tsx'
import { StaleNotice } from '#web/ui/stale-notice.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { LeadBulkBar } from './lead-bulk-bar.tsx'
import { LeadRest } from './lead-rest.tsx'
import { LeadListSummary, narrowingWords } from './lead-summary.tsx'
import { LeadTable } from './lead-table.tsx'
import { LeadToolbar } from './lead-toolbar.tsx'
import { MailNotice } from './mail-notice.tsx'
import { PAGE_SIZE, readPlace, start, toValues, writePlace, type Place } from './place.ts'
import { useLeadActs } from './use-lead-acts.ts'
import { usePersonActs } from './use-person-acts.ts'

const keyLines: readonly KeyLine[] = [
  [['J', 'K'], 'Next and previous row; the arrow keys do the same'],
  [['Enter'], 'Open the row'],
  [['X'], 'Select the row'],
  [['A'], 'Assign the row, or the selected'],
  [['E'], 'Mark the row answered, or the selected'],
  [['/'], 'Search'],
  [['U'], 'Undo, while the message offers it'],
  [['Esc'], 'Clear the selection'],
  [['?'], 'This list of keys'],
]

const hints = [
  { keys: ['J', 'K'], does: 'next, previous' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['A'], does: 'assign' },
  { keys: ['E'], does: 'mark answered' },
]

const nobody: readonly LeadSummary[] = []

/** The last page that there is; undefined while that is not known. */
const lastPage = (list: LeadList | undefined) =>
  list && Math.max(1, Math.ceil(list.count / PAGE_SIZE))

/** The place of the list in the URL, and the way to another. */
function usePlace() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const place = useMemo(() => readPlace(search), [search])
  const go = useCallback(
    (to: Place, { typing }: { readonly typing: boolean } = { typing: false }) =>
      void navigate(paths.adminLeads + writePlace(to), {
        replace: typing,
        state: { keepsFocus: true },
      }),
    [navigate],
  )
  return [place, go] as const
}

/** The keys of the list, beside those that move. Those that act take the selected, else the row that has the focus. */
function useKeys(
  body: RefObject<HTMLElement | null>,
  {
    rows,
    chosen,
  }: { readonly rows: readonly LeadSummary[]; readonly chosen: readonly LeadSummary[] },
  on: {
    readonly select: (lead: LeadSummary) => void
    readonly assign: (leads: readonly LeadSummary[]) => void
    readonly answered: (leads: readonly LeadSummary[]) => void
    readonly clear: () => void
    readonly search: () => void
    readonly help: () => void
  },
) {
  const focused = () => rows.filter(({ id }) => id === focusedRow())
  const withLeads = (act: (leads: readonly LeadSummary[]) => void) => () => {
    const leads = chosen.length > 0 ? chosen : focused()
    if (leads.length > 0) act(leads)
  }
  useListKeys(body, {
    a: withLeads(on.assign),
    e: withLeads(on.answered),
    x: () => focused().forEach(on.select),
    u: undoNewest,
    '/': on.search,
    '?': on.help,
    Escape: on.clear,
  })
}

interface HeadProps {
  readonly list: LeadList | undefined
  /** When it was brought, milliseconds since 1970. */
  readonly at: number
  readonly exporting: boolean
  readonly onExport: () => void
}

function Head({ list, at, exporting, onExport }: HeadProps) {
  const mayManage = useMay('people.manage')
  return (
    <header className="desk-head">
      <h1>Leads</h1>
      <p className="desk-facts">
        {list !== undefined && (
          <>
            {list.counts.views.new} new · {list.counts.late} late · <Refreshed at={at} />
          </>
        )}
      </p>
      {mayManage && (
        <button
          type="button"
          className="button"
          disabled={(list?.count ?? 0) === 0 || exporting}
          aria-busy={exporting}
          onClick={onExport}
        >
          Export CSV
        </button>
      )}
    </header>
  )
}

/** The leads: searched, filtered, sorted and paged by the server, walked by keyboard, renewed as soon as one changes. */
export function LeadListPage() {
  const { api } = useStaff()
  const [place, go] = usePlace()
  const list = useQuery({
    ...leadListQuery(api, toValues(place)),
    placeholderData: keepPreviousData,
  })
  const { data, error, isPlaceholderData: stale } = list
  const rows = data?.results ?? nobody
  const selection = useSelection<LeadSummary>()
  const acts = useLeadActs()
  const { exportList, erase } = usePersonActs()
  const [assigns, setAssigns] = useState(nobody)
  const [erases, setErases] = useState(nobody)
  const [showsKeys, setShowsKeys] = useState(false)
  const single = useSingleKeys()
  // What was selected may have changed since.
  const shown = new Map(rows.map((lead) => [lead.id, lead]))
  const chosen = selection.rows.map((lead) => shown.get(lead.id) ?? lead)
  const body = useRef<HTMLTableSectionElement>(null)
  const search = useRef<HTMLInputElement>(null)
  useKeys(
    body,
    { rows, chosen },
    {
      select: selection.toggle,
      assign: setAssigns,
      answered: (leads) => {
        selection.clear()
        void acts.setStatus(leads, 'answered')
      },
      clear: selection.clear,
      search: () => search.current?.focus(),
      help: () => setShowsKeys(true),
    },
  )

  const last = lastPage(data)
  if (!stale && last !== undefined && place.page > last) {
    return <Navigate to={paths.adminLeads + writePlace({ ...place, page: last })} replace />
  }
  const narrow = (to: Place, options?: { readonly typing: boolean }) => {
    selection.clear()
    go(to, options)
  }
  const reset = () => narrow({ ...start, view: place.view })
  const again = () => void list.refetch()
  const people = data?.people ?? []
  const narrowing = narrowingWords(place, people)
  return (
    <div className="desk">
      <Head
        list={data}
        at={list.dataUpdatedAt}
        exporting={exportList.isPending}
        onExport={() => exportList.mutate({ place })}
      />
      {data !== undefined && <MailNotice mail={data.mail} />}
      <LeadToolbar
        place={place}
        counts={data?.counts}
        people={people}
        search={search}
        onPlace={narrow}
      />
      <StaleNotice
        error={data === undefined ? null : error}
        offline={list.fetchStatus === 'paused'}
        onRetry={again}
      />
      {data === undefined || data.count === 0 ? (
        <LeadRest place={place} narrowing={narrowing} list={list} onReset={reset} />
      ) : (
        <>
          <LeadBulkBar
            leads={chosen}
            acts={acts}
            onClear={selection.clear}
            onAssign={setAssigns}
            onExport={(leads) => exportList.mutate({ place, ids: leads.map(({ id }) => id) })}
            onErase={setErases}
          >
            <LeadListSummary
              place={place}
              count={data.count}
              narrowing={narrowing}
              onReset={reset}
            />
          </LeadBulkBar>
          <LeadTable
            leads={rows}
            place={place}
            onSort={(sort) => go({ ...place, sort, page: 1 })}
            selection={selection}
            acts={acts}
            onAssign={setAssigns}
            onErase={setErases}
            stale={stale}
            body={body}
          />
          <ListFoot
            hints={hints}
            page={place.page}
            pageSize={PAGE_SIZE}
            count={data.count}
            onPage={(page) => go({ ...place, page })}
            onKeys={() => setShowsKeys(true)}
          />
        </>
      )}
      <AssignDialog
        leads={assigns}
        people={people}
        onClose={() => setAssigns(nobody)}
        onChosen={(owner) => {
          setAssigns(nobody)
          selection.clear()
          void acts.assign(assigns, owner)
        }}
      />
      <EraseDialog
        leads={erases}
        busy={erase.isPending}
        onClose={() => setErases(nobody)}
        onErase={(emails) =>
          erase.mutate(emails, {
            onSettled: () => {
              setErases(nobody)
              selection.clear()
            },
          })
        }
      />
      <KeyHelp
        lines={keyLines}
        single={single}
        open={showsKeys}
        onClose={() => setShowsKeys(false)}
      />
    </div>
  )
}
