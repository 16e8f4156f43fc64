import { MINUTE } from '#shared/time/units.ts'
import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { CandidateCase } from '#shared/contracts/cases.ts'
import { dayInWords } from '#shared/time/days.ts'
import { caseKindWords, casePlaceWords } from '#shared/pages/case-words.ts'
import { paths } from '#shared/paths/paths.ts'
import { caseQuery } from '#web/lib/staff/queries/case-queries.ts'
import { momentAndUtc, shortMoment, zoneName } from '#web/lib/staff/moments.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useMay } from '#web/lib/staff/use-may.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { GonePage } from '#web/blocks/staff-list/gone-page.tsx'
import { Failure } from '#web/ui/island/failure.tsx'
import { HistoryList } from '#web/ui/list/history-list.tsx'
import { PageSkeleton } from '#web/ui/island/page-skeleton.tsx'
import { CaseDialogs, type CaseDialog } from './case-dialogs.tsx'
import { CaseDue } from './case-due.tsx'
import { outcomeLabels, stateLabels } from './case-labels.ts'
import { replyTemplates } from './reply-templates.ts'
import { useCaseActs, type CaseActs } from './use-case-acts.ts'

/** Interval at which the displayed times are updated, in milliseconds. */
const TICK = MINUTE

function factsOf(found: CandidateCase): readonly (readonly [string, string])[] {
  const rows: readonly (readonly [string, string])[] = [
    ['Name', found.name],
    ['Email', found.email],
    ['Employer', found.employer],
    ['Job in', casePlaceWords[found.place]],
    ['Month of the check', found.month],
    ['Which line', found.line],
    ['State', stateLabels[found.state]],
    ['Outcome', found.outcome === null ? '' : outcomeLabels[found.outcome]],
    ['Acknowledged', found.acknowledged_on === null ? '' : dayInWords(found.acknowledged_on).long],
    ['Closed', found.closed_on === null ? '' : dayInWords(found.closed_on).long],
    ['Reason of the extension', found.extension?.reason ?? ''],
  ]
  return rows.filter(([, value]) => value !== '')
}

function Facts({ found }: { readonly found: CandidateCase }) {
  return (
    <dl className="lead-facts">
      {factsOf(found).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
      {found.message !== '' && (
        <div className="lead-message">
          <dt>{found.kind === 'complaint' ? 'What went wrong' : 'What is wrong'}</dt>
          <dd dir="auto">{found.message}</dd>
        </div>
      )}
    </dl>
  )
}

interface WorkProps {
  readonly found: CandidateCase
  readonly acts: CaseActs
  readonly onDialog: (dialog: CaseDialog) => void
}

/** Buttons that change the state of a case. */
function Work({ found, acts, onDialog }: WorkProps) {
  const mayErase = useMay('people.manage')
  const { change } = acts
  const busy = change.isPending
  const { state, due, acknowledged_on: acknowledged, may_extend_to: until } = found
  const act = (label: string, run: () => void) => (
    <button type="button" className="desk-button" disabled={busy} onClick={run}>
      {label}
    </button>
  )
  return (
    <section className="case-work" aria-labelledby="case-work">
      <h2 id="case-work">Work on this case</h2>
      <p className="lead-actions">
        {found.is_suspected &&
          act('Restore', () =>
            change.mutate({ change: { restored: true }, done: 'Case restored. It is in Open' }),
          )}
        {state === 'received' &&
          act('Start work', () =>
            change.mutate({ change: { state: 'in_progress' }, done: 'Case is in progress' }),
          )}
        {due === 'acknowledgement' &&
          acknowledged === null &&
          state !== 'closed' &&
          act('Mark acknowledged', () =>
            change.mutate({ change: { acknowledged: true }, done: 'Marked as acknowledged' }),
          )}
        {until !== null && act('Extend the deadline', () => onDialog('extend'))}
        {state === 'closed'
          ? act('Open again', () =>
              change.mutate({ change: { state: 'in_progress' }, done: 'Case is open again' }),
            )
          : act('Close case', () => onDialog('close'))}
        {mayErase && (
          <button
            type="button"
            className="desk-button lead-erase"
            onClick={() => onDialog('erase')}
          >
            Erase
          </button>
        )}
      </p>
    </section>
  )
}

function Replies({ found }: { readonly found: CandidateCase }) {
  return (
    <section className="case-work" aria-labelledby="case-replies">
      <h2 id="case-replies">Reply by email</h2>
      <p>Each opens in your mail program. Complete it there before you send it.</p>
      <p className="lead-actions">
        {replyTemplates(found).map(({ label, href }) => (
          <a key={label} className="desk-button" href={href}>
            <Mail size={15} strokeWidth={1.6} aria-hidden="true" />
            {label}
          </a>
        ))}
      </p>
    </section>
  )
}

/** A case with its texts, deadline and history. */
function OpenCase({ found }: { readonly found: CandidateCase }) {
  const navigate = useNavigate()
  const now = useNow(TICK)
  const [dialog, setDialog] = useState<CaseDialog>()
  const acts = useCaseActs(found, () => void navigate(paths.adminCases))
  return (
    <>
      <header className="desk-head lead-head">
        <h1>{caseKindWords[found.kind]}</h1>
        <p className="desk-facts">
          No. {found.number} · received {shortMoment(found.received_at, now)} {zoneName()}
        </p>
      </header>
      <div className="lead">
        <div className="lead-main">
          <section className="lead-due" aria-label="Deadline">
            <div className="lead-due-head">
              <h2>
                <CaseDue found={found} />
              </h2>
            </div>
            <p className="lead-due-hint">{found.law}.</p>
          </section>
          <Facts found={found} />
          <Replies found={found} />
        </div>
        <aside className="lead-side" aria-label="Work on this case">
          <Work found={found} acts={acts} onDialog={setDialog} />
          <HistoryList
            entries={found.history.map(({ at, by, text }) => ({
              at,
              exact: momentAndUtc(at),
              short: shortMoment(at, now),
              text,
              by: by?.name,
            }))}
          />
        </aside>
      </div>
      <CaseDialogs found={found} acts={acts} open={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}

/** Page of one candidate's case. The server logs each view, because a case contains personal data. */
export function CasePage() {
  const { id = '' } = useParams()
  const { api } = useStaff()
  const { data, error, refetch } = useQuery(caseQuery(api, id))
  return (
    <GonePage
      error={data === undefined ? error : null}
      list={{ label: 'Cases', href: paths.adminCases }}
      gone={{
        title: 'Case not found',
        text: 'Go back to the list. This case was erased, or the link is wrong.',
        link: { label: 'Show all cases', href: `${paths.adminCases}?view=all` },
      }}
    >
      {data !== undefined && <OpenCase key={data.id} found={data} />}
      {data === undefined && error === null && <PageSkeleton />}
      {data === undefined && error !== null && (
        <Failure heading="h2" message={error.message} onRetry={() => void refetch()} />
      )}
    </GonePage>
  )
}
