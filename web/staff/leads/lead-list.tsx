import { useState } from 'react'
import { CLOSED_AS, LEAD_KINDS, LEAD_VIEWS, type LeadSummary } from '#shared/contracts/leads.ts'
import { leadListQuery } from '#web/lib/staff/queries/lead-queries.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { sortBy, useList } from '#web/lib/staff/list/use-list.ts'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { BulkBar } from '#web/blocks/staff-list/bulk-bar.tsx'
import { ListToolbar, viewsOf } from '#web/blocks/staff-list/list-toolbar.tsx'
import { ListHead, StaffList } from '#web/blocks/staff-list/staff-list.tsx'
import type { KeyLine } from '#web/ui/list/key-help.tsx'
import { LeftOutList } from '#web/ui/list/left-out-list.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { FloodNotice } from './flood-notice.tsx'
import { leadColumns } from './lead-columns.tsx'
import { kindWords, senderOf, viewWords } from './lead-labels.ts'
import { LeadRest } from './lead/lead-rest.tsx'
import { LeadListSummary, narrowingWords } from './lead/lead-summary.tsx'
import { MailNotice } from './lead/mail-notice.tsx'
import { leadPlaces, leadSort } from './url-state.ts'
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

const kinds = LEAD_KINDS.map((kind) => ({ value: kind, title: kindWords[kind] }))

/** List of leads with keyboard navigation and live updates. Search, filters, sorting and paging run on the server. */
export function LeadListPage() {
  const { user } = useStaff()
  const mayManage = useMay('people.manage')
  const page = useList(leadPlaces, (api, place) => leadListQuery(api, leadPlaces.values(place)))
  const { place, data, rows, chosen, usualKeys } = page
  const { selection, set, isFixing, fix, onlyRows } = useChosenLeads(page.selection, place)
  const list = {
    ...page,
    narrow: (...[to, options]: Parameters<typeof page.go>) => {
      selection.clear()
      page.go(to, options)
    },
  }
  const acts = useLeadActs()
  const { exportList, erase } = usePersonActs()
  const [assigns, setAssigns] = useState<LeadChoice>(nobody)
  const [erases, setErases] = useState(nobody)
  const isSpam = place.view === 'spam'
  const setStatus = (leads: LeadChoice, status: 'answered' | 'new') => {
    selection.clear()
    void acts.setStatus(leads, status)
  }
  // Shortcuts act on the selected leads, or on the focused row if no lead is selected.
  const withLeads = (act: (leads: LeadChoice) => void) => () => {
    const leads = set ?? (chosen.length > 0 ? chosen : page.focused())
    if ('selection' in leads || leads.length > 0) act(leads)
  }
  useListKeys(page.body, {
    ...usualKeys,
    Escape: selection.clear,
    a: withLeads(setAssigns),
    e: withLeads((leads) => setStatus(leads, 'answered')),
    r: withLeads((leads) => {
      if (isSpam && !('selection' in leads)) setStatus(leads, 'new')
    }),
    x: () => page.focused().forEach(selection.toggle),
  })
  const reset = () => list.narrow({ ...leadPlaces.start, view: place.view })
  const people = data?.people ?? []
  const narrowing = narrowingWords(place, people)
  const all = set ?? chosen
  return (
    <StaffList
      list={list}
      head={
        <>
          <ListHead
            title="Leads"
            answer={list.answer}
            facts={({ counts }) => `${counts.views.new} new · ${counts.late} late`}
          >
            {mayManage && (
              <button
                type="button"
                className="button"
                disabled={(data?.count ?? 0) === 0 || exportList.isPending}
                aria-busy={exportList.isPending}
                onClick={() => exportList.mutate({ place })}
              >
                Export CSV
              </button>
            )}
          </ListHead>
          {data !== undefined && <MailNotice mail={data.mail} />}
          <FloodNotice />
        </>
      }
      toolbar={
        <ListToolbar
          list={list}
          tabs={{
            label: 'View',
            name: 'view',
            views: viewsOf(LEAD_VIEWS, viewWords, data?.counts.views),
          }}
          search={{ label: 'Search leads', name: 'search' }}
          filters={[
            { name: 'kind', label: 'Kind', choices: kinds },
            {
              name: 'owner',
              label: 'Owner',
              choices: [
                { value: 'me', title: 'You' },
                { value: 'none', title: 'No owner' },
                ...people
                  .filter(({ id }) => id !== user.id)
                  .map(({ id, name }) => ({ value: id, title: name })),
              ],
            },
          ]}
        />
      }
      notice={
        <>
          {isSpam && <SpamNote />}
          <LeftOutList leftOut={acts.leftOut} onDismiss={acts.forget} />
        </>
      }
      empty={<LeadRest place={place} narrowing={narrowing} onReset={reset} />}
      strip={({ count }) => (
        <BulkBar
          label="Selected leads"
          className="lead-bulk"
          count={set?.count ?? chosen.length}
          acts={[
            ...(isSpam && set === undefined
              ? [{ label: 'Restore', run: () => setStatus(chosen, 'new') }]
              : []),
            { label: 'Mark answered', run: () => setStatus(all, 'answered') },
          ]}
          more={[
            { label: 'Assign', run: () => setAssigns(all) },
            ...CLOSED_AS.map((as) => ({
              label: `Close as ${as}`,
              run: () => {
                selection.clear()
                void acts.close(all, as)
              },
            })),
            ...(mayManage && set === undefined
              ? [
                  {
                    label: 'Export CSV',
                    run: () => exportList.mutate({ place, ids: chosen.map(({ id }) => id) }),
                  },
                  { label: 'Erase', isRemoval: true, run: () => setErases(chosen) },
                ]
              : []),
          ]}
          onClear={selection.clear}
          all={{
            at: set?.at,
            matching: count,
            onPage: rows.length,
            isPageSelected: rows.every(({ id }) => selection.has(id)),
            isFixing,
            onSelectAll: fix,
            onSelectPage: () => onlyRows(rows),
          }}
        >
          <LeadListSummary place={place} count={count} narrowing={narrowing} onReset={reset} />
        </BulkBar>
      )}
      hints={hints}
      keyLines={keyLines}
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
      table={{
        name: 'Leads',
        className: 'desk-list staff-cards lead-list',
        columns: leadColumns({ place, acts, onAssign: setAssigns, onErase: setErases }),
        sort: sortBy(list, leadSort),
        selection,
        nameOf: senderOf,
      }}
    />
  )
}
