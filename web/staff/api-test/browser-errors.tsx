import { useQuery } from '@tanstack/react-query'
import { browserErrorsAnswer, type BrowserError } from '#shared/contracts/site/browser-errors.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useMay } from '#web/lib/staff/use-may.ts'
import { AnswerState } from '#web/ui/island/answer-state.tsx'
import { PageSkeleton } from '#web/ui/island/page-skeleton.tsx'

const kindNames: Readonly<Record<BrowserError['kind'], string>> = {
  error: 'Error',
  rejection: 'Promise',
  csp: 'Content Security Policy',
  chunk: 'Script not loaded',
}

/** Refetch interval, in milliseconds. */
const EVERY = 30_000

const timeOf = (moment: string) => `${moment.slice(5, 10)} ${moment.slice(11, 19)}`

/** Errors reported by visitors' browsers. Only users with the ability to manage the system see them. */
export function BrowserErrors() {
  return useMay('system.manage') ? <ErrorTable /> : null
}

function ErrorRows({ rows }: { readonly rows: readonly BrowserError[] }) {
  if (rows.length === 0) return <p className="overview-none">No page has reported an error.</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users need the focus to scroll a wide table
    <section className="table-scroll" aria-label="Table of errors" tabIndex={0}>
      <table className="desk-table" aria-labelledby="browser-errors">
        <thead>
          <tr>
            <th scope="col">Last (UTC)</th>
            <th scope="col">Kind</th>
            <th scope="col">Page</th>
            <th scope="col">Message</th>
            <th scope="col">Where</th>
            <th scope="col" className="desk-time">
              Times
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, route, message, source, times, last_at: last }) => (
            <tr key={`${kind} ${route} ${message} ${source}`}>
              <td>{timeOf(last)}</td>
              <td>{kindNames[kind]}</td>
              <td>{route}</td>
              <td className="log-words">{message}</td>
              <td>{source}</td>
              <td className="desk-time">{times}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ErrorTable() {
  const { api } = useStaff()
  const errors = useQuery({
    queryKey: ['staff', 'browser-errors'],
    queryFn: async ({ signal }) =>
      (await api.call(apiPaths.browserErrors, browserErrorsAnswer, { signal })).data,
    refetchInterval: EVERY,
  })
  return (
    <section className="overview-part api-log" aria-labelledby="browser-errors">
      <h2 id="browser-errors">Browser errors</h2>
      <p className="overview-none">
        The latest 200 different browser errors since the server started. Addresses, numbers and
        visitor data are removed.
      </p>
      <AnswerState answer={errors} waiting={<PageSkeleton />}>
        {(rows) => <ErrorRows rows={rows} />}
      </AnswerState>
    </section>
  )
}
