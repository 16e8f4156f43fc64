import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { paths } from '#shared/paths/paths.ts'
import { exitCodeOf, partsOf, reportText, resultCounts } from '#shared/text/health-text.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { clockTime, zoneName } from '#web/lib/staff/moments.ts'
import { healthQuery, sendTestMail } from './health-queries.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useMay } from '#web/lib/staff/use-may.ts'
import { DeskHead } from '#web/ui/desk-head.tsx'
import { WarningParts } from '#web/ui/dialog/warning-parts.tsx'
import { AnswerState } from '#web/ui/island/answer-state.tsx'
import { PageSkeleton } from '#web/ui/island/page-skeleton.tsx'
import { HealthTable } from './health-table.tsx'

const INTRODUCTION =
  'The same checks as `npm run doctor`. Problems come first, each with the setting to change.'

/** Sends a test email to the current user and reports the result. */
function useTestMail() {
  const { api } = useStaff()
  return useMutation({
    mutationFn: () => sendTestMail(api),
    onSuccess: ({ to, check }) => {
      if (check === null) toastSuccess(`Test email sent to ${to}`)
      else {
        const text = `${check.found}. ${check.to_do}`.replaceAll('`', '')
        toastError(new Error(text), text)
      }
    },
    onError: (error) => toastError(error, 'The test email was not sent'),
  })
}

/** Copies a text to the clipboard and reports the result. */
const copy = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => toastSuccess('Copied'),
    (error: unknown) => toastError(error, 'The browser did not allow copying'),
  )

/** Page with the checks of the installation, for administrators. */
function Checks() {
  const { api } = useStaff()
  const answer = useQuery(healthQuery(api))
  const test = useTestMail()
  const { data, isFetching, refetch } = answer
  const again = () => void refetch()
  useListKeys(useRef(null), { r: again })
  return (
    <div className="desk">
      <DeskHead
        title="Health"
        facts={
          data !== undefined &&
          `${resultCounts(data.checks)} · checked ${clockTime(data.checked_at)} ${zoneName()}`
        }
      >
        <button
          type="button"
          className="button"
          aria-keyshortcuts="R"
          aria-disabled={isFetching}
          onClick={isFetching ? undefined : again}
        >
          {isFetching && data !== undefined ? 'Checking…' : 'Check again'}{' '}
          <kbd aria-hidden="true">R</kbd>
        </button>
      </DeskHead>
      <p className="health-intro">
        <WarningParts parts={partsOf(INTRODUCTION)} />{' '}
        {data !== undefined && (
          <span className="health-acts">
            <button
              type="button"
              className="desk-link"
              onClick={() => void copy(reportText(data.checks))}
            >
              Copy as text
            </button>
            <button
              type="button"
              className="desk-link"
              disabled={test.isPending}
              onClick={() => test.mutate()}
            >
              Send a test email
            </button>
          </span>
        )}
      </p>
      <AnswerState answer={answer} waiting={<PageSkeleton />}>
        {(report) => (
          <>
            <HealthTable {...report} />
            <p className="health-foot">
              <span>
                Tools: <a href={paths.apiTest}>API test</a>{' '}
                <a href={paths.adminImageTest}>Image host test</a>
              </span>
              <code>exit code of npm run doctor: {exitCodeOf(report.checks)}</code>
            </p>
          </>
        )}
      </AnswerState>
    </div>
  )
}

/** Checks of the installation. Users without `system.manage` see a note about requesting access. */
export function HealthPage() {
  if (useMay('system.manage')) return <Checks />
  return (
    <div className="desk">
      <DeskHead title="Health" />
      <p className="overview-none">Ask an administrator to check the settings of this site.</p>
    </div>
  )
}
