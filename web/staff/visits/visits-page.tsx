import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { VISIT_DAYS } from '#shared/company/visit-days.ts'
import { VISIT_SPANS, type Visits, type VisitSpan } from '#shared/contracts/site/visits.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { download } from '#web/lib/sending/download.ts'
import { refusedCall } from '#web/lib/staff/queries/api-error.ts'
import { shortDay } from '#web/lib/staff/moments.ts'
import { readJson } from '#web/lib/staff/queries/send.ts'
import type { StaffApi } from '#web/lib/staff/queries/staff-api.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { visitsQuery } from '#web/lib/staff/queries/staff-queries.ts'
import { toastError } from '#web/lib/overlays/toasts.ts'
import { AnswerState } from '#web/ui/island/answer-state.tsx'
import { DeskHead } from '#web/ui/desk-head.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import { PageSkeleton } from '#web/ui/island/page-skeleton.tsx'
import { CountedTable } from './counted-table.tsx'
import { OutcomeLists } from './outcome-lists.tsx'
import { SpeedTable } from './speed-table.tsx'
import { ViewsChart } from './views-chart.tsx'
import { VisitFigures } from './visit-figures.tsx'
import { deviceName, hostName, routeName } from './visit-labels.ts'

const USUAL: VisitSpan = 30

/** Time span in the URL, or the default span. */
function spanOf(search: string): VisitSpan {
  const days = Number(new URLSearchParams(search).get('days') ?? USUAL)
  return VISIT_SPANS.find((span) => span === days) ?? USUAL
}

/** Downloads the daily page views by route, referrer and device as a CSV file. @throws ApiError if the server rejects the request */
async function saveRows(api: StaffApi, days: VisitSpan): Promise<void> {
  const { status, headers, text } = await api.exchange(staffApiPaths.visitsCsv({ days }), {})
  if (status !== 200) {
    throw refusedCall(status, readJson(text), headers.get('X-Request-Id') ?? undefined)
  }
  download(`visits-${days}-days.csv`, 'text/csv', text)
}

function Spans({ current }: { readonly current: VisitSpan }) {
  return (
    <nav className="visit-spans" aria-label="Period">
      {VISIT_SPANS.map((days) => (
        <a
          key={days}
          href={paths.adminVisits(days)}
          aria-current={days === current ? 'page' : undefined}
        >
          {days === VISIT_DAYS ? 'A year' : `${days} days`}
        </a>
      ))}
    </nav>
  )
}

/** True if nothing was counted in the period. */
const isEmpty = ({ total, conversions, speed }: Visits) =>
  total === 0 && speed.length === 0 && conversions.every(({ views }) => views === 0)

function Counted({ visits }: { readonly visits: Visits }) {
  const { total, routes, referrers, devices, deployments } = visits
  return (
    <>
      <VisitFigures visits={visits} />
      <div className="overview">
        <div className="visits-column">
          <ViewsChart days={visits.days} total={total} deployments={deployments} />
          <SpeedTable visits={visits} />
          <CountedTable
            title="Pages"
            column="Route"
            rows={routes}
            total={total}
            nameOf={routeName}
            isCode
          />
        </div>
        <div className="visits-column">
          <OutcomeLists visits={visits} />
          <CountedTable
            title="Traffic sources"
            column="Host"
            rows={referrers}
            total={total}
            nameOf={hostName}
          />
          <CountedTable
            title="Devices"
            column="Kind"
            rows={devices}
            total={total}
            nameOf={deviceName}
          />
        </div>
      </div>
    </>
  )
}

const spanText = ({ from, to }: Pick<Visits, 'from' | 'to'>) =>
  `${shortDay(from)} to ${shortDay(to)}`

/** Period of the counts, and the period with which they are compared. */
const factsOf = (visits: Visits) =>
  visits.previous === null
    ? spanText(visits)
    : `${spanText(visits)} · compared with ${spanText(visits.previous)}`

/** Page with the page views, outcomes and speed of a period, compared with the previous period. */
export function VisitsPage() {
  const { api } = useStaff()
  const days = spanOf(useLocation().search)
  const visits = useQuery(visitsQuery(api, days))
  const { data } = visits
  const save = () => {
    saveRows(api, days).catch((failure: unknown) => toastError(failure, 'Download failed'))
  }
  return (
    <div className="desk">
      <DeskHead title="Visits" facts={data !== undefined && factsOf(data)}>
        <button type="button" className="desk-button visits-download" onClick={save}>
          Download CSV
        </button>
      </DeskHead>
      <Spans current={days} />
      <p className="visits-note">
        Views and speed: only visitors who allowed analytics. Inquiries, meetings, searches and
        missing pages: everyone. Bots are left out, and nothing here identifies a person. Days are
        UTC, and we keep counts for {VISIT_DAYS} days.
      </p>
      <AnswerState answer={visits} waiting={<PageSkeleton />}>
        {(counted) =>
          !isEmpty(counted) ? (
            <Counted visits={counted} />
          ) : (
            <EmptyState
              title="No views in this period"
              text="Views appear here within a minute after a visitor allows analytics and opens a page."
            />
          )
        }
      </AnswerState>
    </div>
  )
}
