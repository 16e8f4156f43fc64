import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { LeadList, LeadSummary } from '#shared/contracts/leads.ts'
import { paths } from '#shared/paths/paths.ts'
import { leadListQuery } from '#web/lib/staff/queries/lead-queries.ts'
import { lastPage } from '#web/lib/staff/list/list-place.ts'
import { Refreshed } from '#web/lib/staff/refreshed.tsx'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { useListPlace } from '#web/lib/staff/list/use-list-place.ts'
import { useListView } from '#web/lib/staff/list/use-list-view.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { DeskHead } from '#web/ui/desk-head.tsx'
import type { KeyLine } from '#web/ui/list/key-help.tsx'
import { LeftOutList } from '#web/ui/list/left-out-list.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { FloodNotice } from './flood-notice.tsx'
import { LeadBulkBar } from './lead-bulk-bar.tsx'
import { LeadRest } from './lead/lead-rest.tsx'
import { LeadListSummary, narrowingWords } from './lead/lead-summary.tsx'
import { LeadTable } from './lead-table.tsx'
import { LeadToolbar } from './lead-toolbar.tsx'
import { MailNotice } from './lead/mail-notice.tsx'
import { PAGE_SIZE, readPlace, start, toValues, writePlace, type Place } from './url-state.ts'
import { SpamNote } from './lead/spam-note.tsx'
import { useChosenLeads } from './use-chosen-leads.ts'
import { useLeadActs, type LeadChoice } from './use-lead-acts.ts'
import { usePersonActs } from './use-person-acts.ts'

const keyLines: readonly KeyLine[] = [
  [['J', 'K'], 'Next or previous lead (also arrow keys)'],
  [['Enter'], 'Open the lead'],
  [['X'], 'Select the lead'],
  [['A'], 'Assign the lead, or all selected leads'],
  [['E'], 'Mark the lead, or all selected leads, as answered'],
  [['R'], 'In Suspected spam: restore the lead, or all selected leads'],
  [['/'], 'Search'],
  [['U'], 'Undo the last action (while its message is shown)'],
  [['Esc'], 'Clear the selection'],
  [['?'], 'Show keyboard shortcuts'],
]

const hints = [
  { keys: ['J', 'K'], does: 'next, previous' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['A'], does: 'assign' },
  { keys: ['E'], does: 'mark answered' },
]

const nobody: readonly LeadSummary[] = []

const listPlace = { path: paths.adminLeads, read: readPlace, write: writePlace }

interface HeadProps {
  readonly list: LeadList | undefined
  /** Time of the last fetch, milliseconds since 1970. */
  readonly at: number
  readonly exporting: boolean
  readonly onExport: () => void
}

function Head({ list, at, exporting, onExport }: HeadProps) {
  const mayManage = useMay('people.manage')
  const facts = list !== undefined && (
    <>
      {list.counts.views.new} new · {list.counts.late} late · <Refreshed at={at} />
    </>
  )
  return (
    <DeskHead title="Leads" facts={facts}>
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
    </DeskHead>
  )
}

/** List of leads with keyboard navigation and live updates. Search, filters, sorting and paging run on the server. */
export function LeadListPage() {
  const { api } = useStaff()
  const [place, go] = useListPlace(listPlace)
  const list = useQuery({
    ...leadListQuery(api, toValues(place)),
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData: stale } = list
  const rows = data?.results ?? nobody
  const { selection: base, body, search, keys, usualKeys, focused } = useListView<LeadSummary>()
  const { selection, set, isFixing, fix, onlyRows } = useChosenLeads(base, place)
  const acts = useLeadActs()
  const { exportList, erase } = usePersonActs()
  const [assigns, setAssigns] = useState<LeadChoice>(nobody)
  const [erases, setErases] = useState(nobody)
  // Selected leads may have changed after their selection.
  const shown = new Map(rows.map((lead) => [lead.id, lead]))
  const chosen = selection.rows.map((lead) => shown.get(lead.id) ?? lead)
  // Shortcuts act on the selected leads, or on the focused row if no lead is selected.
  const withLeads = (act: (leads: LeadChoice) => void) => () => {
    const leads = set ?? (chosen.length > 0 ? chosen : focused(rows))
    if ('selection' in leads || leads.length > 0) act(leads)
  }
  useListKeys(body, {
    ...usualKeys,
    Escape: selection.clear,
    a: withLeads(setAssigns),
    e: withLeads((leads) => {
      selection.clear()
      void acts.setStatus(leads, 'answered')
    }),
    r: withLeads((leads) => {
      if (place.view !== 'spam' || 'selection' in leads) return
      selection.clear()
      void acts.setStatus(leads, 'new')
    }),
    x: () => focused(rows).forEach(selection.toggle),
  })

  const last = data && lastPage(data.count, PAGE_SIZE)
  if (!stale && last !== undefined && place.page > last) {
    return <Navigate to={paths.adminLeads + writePlace({ ...place, page: last })} replace />
  }
  const narrow = (to: Place, options?: { readonly typing: boolean }) => {
    selection.clear()
    go(to, options)
  }
  const reset = () => narrow({ ...start, view: place.view })
  const people = data?.people ?? []
  const narrowing = narrowingWords(place, people)
  return (
    <ListFrame
      head={
        <>
          <Head
            list={data}
            at={list.dataUpdatedAt}
            exporting={exportList.isPending}
            onExport={() => exportList.mutate({ place })}
          />
          {data !== undefined && <MailNotice mail={data.mail} />}
          <FloodNotice />
        </>
      }
      toolbar={
        <LeadToolbar
          place={place}
          counts={data?.counts}
          people={people}
          search={search}
          onPlace={narrow}
        />
      }
      answer={list}
      page={place.page}
      pageSize={PAGE_SIZE}
      onPage={(page) => go({ ...place, page })}
      notice={
        <>
          {place.view === 'spam' && <SpamNote />}
          <LeftOutList leftOut={acts.leftOut} onDismiss={acts.forget} />
        </>
      }
      empty={<LeadRest place={place} narrowing={narrowing} onReset={reset} />}
      hints={hints}
      keyLines={keyLines}
      keys={keys}
      dialogs={
        <>
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
        </>
      }
    >
      {({ count }) => (
        <>
          <LeadBulkBar
            isSpam={place.view === 'spam'}
            leads={chosen}
            set={set}
            matching={count}
            onPage={rows.length}
            isPageSelected={rows.every(({ id }) => selection.has(id))}
            isFixing={isFixing}
            onSelectAll={fix}
            onSelectPage={() => onlyRows(rows)}
            acts={acts}
            onClear={selection.clear}
            onAssign={setAssigns}
            onExport={(leads) => exportList.mutate({ place, ids: leads.map(({ id }) => id) })}
            onErase={setErases}
          >
            <LeadListSummary place={place} count={count} narrowing={narrowing} onReset={reset} />
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
        </>
      )}
    </ListFrame>
  )
}
