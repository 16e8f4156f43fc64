import { MINUTE } from '#shared/time/units.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Copy, FileDown, Mail } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { leadAnswer, type Lead } from '#shared/contracts/leads.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { leadKey, leadListQuery, leadQuery } from '#web/lib/staff/queries/lead-queries.ts'
import { shortMoment, zoneName } from '#web/lib/staff/moments.ts'
import { notify } from '#web/lib/overlays/toasts.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { undoNewest } from '#web/lib/staff/list/undo-newest.ts'
import { useListKeys, useKeyState } from '#web/lib/staff/list/use-list-keys.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { GonePage } from '#web/blocks/staff-list/gone-page.tsx'
import { AnswerState } from '#web/ui/island/answer-state.tsx'
import { KeyHelp, type KeyLine } from '#web/ui/list/key-help.tsx'
import { PartState } from '#web/ui/island/part-state.tsx'
import { PageSkeleton } from '#web/ui/island/page-skeleton.tsx'
import { EraseDialog } from '../erase-dialog.tsx'
import { LeadControls } from './lead-controls.tsx'
import { LeadFacts } from './lead-facts.tsx'
import { LeadHistory, LeadMessages } from './lead-history.tsx'
import { LeadMeeting } from './lead-meeting.tsx'
import { LeadNotes } from './lead-notes.tsx'
import { LeadPromise } from '../lead-promise.tsx'
import { kindWords } from '../lead-labels.ts'
import { leadPlaces, withPlace, type Place } from '../url-state.ts'
import { replyLink } from './reply.ts'
import { useLeadActs } from '../use-lead-acts.ts'
import type { Neighbour } from './neighbours.ts'
import { useNeighbours } from './use-neighbours.ts'
import { usePersonActs } from '../use-person-acts.ts'

/** Interval at which deadlines are updated, in milliseconds. */
const TICK = MINUTE

const keyLines: readonly KeyLine[] = [
  [['J', 'K'], 'Next or previous lead in the list'],
  [['E'], 'Mark answered'],
  [['A'], 'Choose the owner'],
  [['N'], 'Write a note'],
  [['U'], 'Undo the last action (while its message is shown)'],
  [['?'], 'Show keyboard shortcuts'],
]

/** Marks a lead as seen when its page is opened, with one call. */
function useSeen(lead: Lead | undefined) {
  const { api } = useStaff()
  const mayWrite = useMay('people.write')
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (id: string) =>
      api.call(staffApiPaths.lead(id), leadAnswer, { method: 'PATCH', body: { seen: true } }),
    onSuccess: ({ data }) => queryClient.setQueryData(leadKey(data.id), data),
    // Shows no error, because the user did not start this call. The lead is marked the next time it is opened.
    onError: () => undefined,
  })
  const unseen = mayWrite && lead?.seen === false ? lead.id : undefined
  useEffect(() => {
    if (unseen !== undefined) mutate(unseen)
  }, [unseen, mutate])
}

const addressOf = ({ id, page }: Neighbour, place: Place) =>
  withPlace(paths.adminLead(id), { ...place, page })

interface WayProps {
  readonly to: Neighbour | undefined
  readonly place: Place
  readonly label: 'Previous' | 'Next'
}

function Way({ to, place, label }: WayProps) {
  const Arrow = label === 'Next' ? ChevronRight : ChevronLeft
  const icon = <Arrow size={16} strokeWidth={1.6} aria-hidden="true" />
  if (to === undefined) {
    return (
      <span className="desk-button" aria-hidden="true" data-off="">
        {icon}
      </span>
    )
  }
  return (
    <a className="desk-button" href={addressOf(to, place)} aria-label={`${label} lead`} data-tip="">
      {icon}
    </a>
  )
}

interface OpenProps {
  readonly lead: Lead
  readonly place: Place
  readonly previous: Neighbour | undefined
  readonly next: Neighbour | undefined
  /** Called with true before the person is erased, and with false if the erasure fails. */
  readonly onGoing: (isGoing: boolean) => void
}

function OpenLead({ lead, place, previous, next, onGoing }: OpenProps) {
  const { api } = useStaff()
  const navigate = useNavigate()
  const now = useNow(TICK)
  const mayWrite = useMay('people.write')
  const mayManage = useMay('people.manage')
  const list = useQuery(leadListQuery(api, leadPlaces.values(place)))
  const acts = useLeadActs()
  const { exportPerson, erase } = usePersonActs()
  const [erases, setErases] = useState(false)
  const eraseAll = async (emails: readonly string[]) => {
    onGoing(true)
    try {
      await erase.mutateAsync(emails)
      await navigate(withPlace(paths.adminLeads, place))
    } catch {
      onGoing(false)
      setErases(false)
    }
  }
  const keys = useKeyState()
  const controls = useRef<HTMLElement>(null)
  const isOpen = lead.status === 'new' || lead.status === 'in_progress'
  const go = (to: Neighbour | undefined) => () => {
    if (to !== undefined) void navigate(addressOf(to, place))
  }
  const focusIn = (selector: string) => () =>
    controls.current?.querySelector<HTMLElement>(selector)?.focus()
  const markAnswered = () => {
    if (isOpen && mayWrite && !acts.busy) void acts.setStatus([lead], 'answered')
  }
  useListKeys(useRef(null), {
    j: go(next),
    k: go(previous),
    e: markAnswered,
    a: focusIn('[name="owner"]'),
    n: focusIn('[name="note"]'),
    u: undoNewest,
    '?': () => keys.show(true),
  })
  const copy = () => {
    navigator.clipboard.writeText(lead.email).then(
      () => notify('Address copied'),
      () => notify('Select the address and copy it. Your browser blocked copying'),
    )
  }
  return (
    <>
      <header className="desk-head lead-head">
        <h1 dir="auto">{lead.company || lead.name || lead.email}</h1>
        <p className="desk-facts">
          No. {lead.number} · {kindWords[lead.kind].toLowerCase()} · received{' '}
          {shortMoment(lead.received_at, now)} {zoneName()}
        </p>
        <nav className="lead-ways" aria-label="Leads of the list">
          <Way to={previous} place={place} label="Previous" />
          <Way to={next} place={place} label="Next" />
        </nav>
        {mayWrite && isOpen && (
          <button type="button" className="button" disabled={acts.busy} onClick={markAnswered}>
            Mark answered <kbd aria-hidden="true">E</kbd>
          </button>
        )}
      </header>
      <div className="lead">
        <div className="lead-main">
          <LeadPromise lead={lead} now={now} />
          <LeadMeeting lead={lead} />
          <LeadFacts lead={lead} />
          <p className="lead-actions">
            <a className="desk-button" href={replyLink(lead)}>
              <Mail size={15} strokeWidth={1.6} aria-hidden="true" />
              Reply by email
            </a>
            <button type="button" className="desk-button" onClick={copy}>
              <Copy size={15} strokeWidth={1.6} aria-hidden="true" />
              Copy address
            </button>
          </p>
          <LeadMessages lead={lead} now={now} />
        </div>
        <aside className="lead-side" aria-label="Work on this lead" ref={controls}>
          <LeadControls lead={lead} people={list.data?.people ?? []} acts={acts} />
          <PartState answer={list} what="People to assign">
            {() => null}
          </PartState>
          {mayWrite && <LeadNotes key={lead.id} lead={lead} now={now} />}
          <LeadHistory lead={lead} now={now} />
          {mayManage && (
            <section className="lead-person" aria-labelledby="lead-person">
              <h2 id="lead-person">This person’s data</h2>
              <p>
                Export or permanently erase all data stored under {lead.email}, when the person asks
                for it.
              </p>
              <p className="lead-actions">
                <button
                  type="button"
                  className="desk-button"
                  disabled={exportPerson.isPending}
                  onClick={() => exportPerson.mutate(lead.email)}
                >
                  <FileDown size={15} strokeWidth={1.6} aria-hidden="true" />
                  Export this person’s data
                </button>
                <button
                  type="button"
                  className="desk-button lead-erase"
                  onClick={() => setErases(true)}
                >
                  Erase this person’s data
                </button>
              </p>
            </section>
          )}
        </aside>
      </div>
      <EraseDialog
        leads={erases ? [lead] : []}
        busy={erase.isPending}
        onClose={() => setErases(false)}
        onErase={(emails) => void eraseAll(emails)}
      />
      <KeyHelp lines={keyLines} state={keys} />
    </>
  )
}

/** Page of one lead with data, deadline and actions. */
export function LeadPage() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const { api } = useStaff()
  const place = useMemo(() => leadPlaces.read(search), [search])
  const [going, setGoing] = useState<string>()
  // Stops refetching the lead while it is being erased, because the server would respond with 404 before the list opens.
  const asked = useQuery({
    ...leadQuery(api, id),
    enabled: going !== id,
  })
  const { data, error } = asked
  useSeen(data)
  // Called in the component that stays mounted between leads, so that the known order of the list survives.
  const neighbours = useNeighbours(id, place)
  return (
    <GonePage
      error={error}
      list={{ label: 'Leads', href: withPlace(paths.adminLeads, place) }}
      gone={{
        title: 'Lead not found',
        text: 'Go back to the list. This lead was erased, or the link is wrong.',
        link: { label: 'Show all leads', href: `${paths.adminLeads}?view=all` },
      }}
    >
      <AnswerState answer={asked} waiting={<PageSkeleton />}>
        {(lead) => (
          <OpenLead
            lead={lead}
            place={place}
            onGoing={(isGoing) => setGoing(isGoing ? id : undefined)}
            {...neighbours}
          />
        )}
      </AnswerState>
    </GonePage>
  )
}
