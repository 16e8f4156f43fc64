import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { Report } from '#shared/contracts/reports.ts'
import { paths } from '#shared/paths/paths.ts'
import { writtenUtcDay, writtenUtc } from '#shared/time/written-utc.ts'
import { reportQuery } from './report-queries.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { GonePage } from '#web/blocks/staff-list/gone-page.tsx'
import { DeskHead } from '#web/ui/desk-head.tsx'
import { Failure } from '#web/ui/island/failure.tsx'
import { PageSkeleton } from '#web/ui/island/page-skeleton.tsx'
import { Record } from '#web/ui/record.tsx'
import { verifiedText } from './report-labels.ts'
import { ReportState } from './report-state.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const numberLink = (number: string | null, none: string) =>
  number === null ? none : <a href={paths.adminReport(number)}>{number}</a>

/** Formats an ISO 8601 time in UTC. */
const written = (iso: string) => writtenUtc(Date.parse(iso))

/** Stored data of a report. */
export function StoredFacts({ report }: { readonly report: Report }) {
  const { changed_at: changed, changed_by: by, valid_until: last } = report
  return (
    <section className="issuing-facts" aria-labelledby="report-facts">
      <h2 id="report-facts">What we keep</h2>
      <Record
        entries={[
          ['Status', <ReportState key="state" report={report} />],
          ['Kind', report.kind],
          ['Issued', written(report.issued_at)],
          ['Issued by', report.issued_by ?? 'This site, as a sample'],
          ['Valid until', last === null ? 'No end date' : writtenUtcDay(last)],
          ['Replaces', numberLink(report.replaces, 'No earlier report')],
          ['Replaced by', report.replaced_by && numberLink(report.replaced_by, '')],
          ['Changed', changed && `${written(changed)}${by === null ? '' : `, by ${by}`}`],
          ['Fingerprint of the text', <code key="hash">{report.text_hash}</code>],
          ['Verified', verifiedText(report.verified)],
        ]}
      />
    </section>
  )
}

function OpenReport({ report }: { readonly report: Report }) {
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { id, state, sample_of: sample } = report
  return (
    <>
      <DeskHead title={id} facts={`issued ${written(report.issued_at)}`}>
        <a className="desk-button" href={paths.verifyNumber(id)}>
          Verify on the site
        </a>
      </DeskHead>
      <StoredFacts report={report} />
      {sample !== null && (
        <p className="issuing-note">
          This is the sample of a service.{' '}
          <a href={paths.sampleReport(sample)} download>
            Download the PDF
          </a>
        </p>
      )}
      {sample === null && state === 'issued' && (
        <section className="issuing-facts" aria-labelledby="report-wrong">
          <h2 id="report-wrong">If something is wrong</h2>
          <p>
            Replace it to issue a corrected report: the old number then names the new one. Withdraw
            it if there is no correction: the old number then says so, with your reason.
          </p>
          <p className="issuing-buttons">
            <a className="desk-button" href={paths.adminReportIssue(id)}>
              Replace
            </a>
            <button
              type="button"
              className="desk-button issuing-danger"
              onClick={() => setWithdrawing(true)}
            >
              Withdraw
            </button>
          </p>
        </section>
      )}
      <WithdrawDialog
        number={isWithdrawing ? id : undefined}
        onClose={() => setWithdrawing(false)}
      />
    </>
  )
}

/** Page of one report. */
export function ReportPage() {
  const { id = '' } = useParams()
  const { api } = useStaff()
  const { data, error, refetch } = useQuery(reportQuery(api, id))
  return (
    <GonePage
      error={data === undefined ? error : null}
      list={{ label: 'Reports', href: paths.adminReports }}
      gone={{
        title: 'Report not found',
        text: 'Check the number. We have not issued a report with this one.',
        link: { label: 'Show all reports', href: paths.adminReports },
      }}
    >
      {data !== undefined && <OpenReport report={data} />}
      {data === undefined && error === null && <PageSkeleton />}
      {data === undefined && error !== null && (
        <Failure heading="h2" message={error.message} onRetry={() => void refetch()} />
      )}
    </GonePage>
  )
}
