import { grouped } from '#shared/text/count.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { VISIT_DAYS } from '#shared/browser/consent.ts'
import { OTHER, VISIT_SPANS, type Visits, type VisitSpan } from '#shared/contracts/site/visits.ts'
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
import { ViewsChart } from './views-chart.tsx'

const USUAL: VisitSpan = 30

/** Time span in the URL, or the default span. */
function spanOf(search: string): VisitSpan {
  const days = Number(new URLSearchParams(search).get('days') ?? USUAL)
  return VISIT_SPANS.find((span) => span === days) ?? USUAL
}

const routeName = (route: string) => (route === OTHER ? 'All others' : route.replace(/:\w+$/, '…'))
const hostName = (host: string) => {
  if (host === '') return 'Direct or unknown'
  return host === OTHER ? 'All others' : host
}
const deviceName = (device: string) =>
  device === OTHER ? 'All others' : device.charAt(0).toUpperCase() + device.slice(1)

/** Downloads the data behind the counts as a file. @throws ApiError if the server rejects the request */
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

function Counted({ visits }: { readonly visits: Visits }) {
  const { total, routes, referrers, devices } = visits
  return (
    <>
      <ViewsChart days={visits.days} total={total} />
      <div className="overview">
        <CountedTable
          title="Pages"
          column="Route"
          rows={routes}
          total={total}
          nameOf={routeName}
          isCode
        />
        <div>
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

/** Page with the page views of visitors who allow counting. */
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
      <DeskHead
        title="Visits"
        facts={
          data !== undefined &&
          `${grouped(data.total)} views · ${shortDay(data.from)} to ${shortDay(data.to)}`
        }
      >
        <button type="button" className="desk-button visits-download" onClick={save}>
          Download CSV
        </button>
      </DeskHead>
      <Spans current={days} />
      <p className="visits-note">
        We count only visitors who allowed analytics: page, day (UTC), referring site and device
        type. We keep counts for {VISIT_DAYS} days.
      </p>
      <AnswerState answer={visits} waiting={<PageSkeleton />}>
        {(counted) =>
          counted.total > 0 ? (
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
