import { CircleAlert, CircleCheck, CircleMinus, TriangleAlert } from 'lucide-react'
import type { HealthReport, HealthResult } from '#shared/contracts/site/health-checks.ts'
import { partsOf, resultNames } from '#shared/text/health-text.ts'
import { clockTime } from '#web/lib/staff/moments.ts'
import { WarningParts } from '#web/ui/dialog/warning-parts.tsx'

const marks: Readonly<
  Record<HealthResult, { readonly icon: typeof CircleAlert; readonly style: string }>
> = {
  wrong: { icon: CircleAlert, style: 'status-late' },
  look: { icon: TriangleAlert, style: 'status-pending' },
  off: { icon: CircleMinus, style: 'status-draft' },
  fine: { icon: CircleCheck, style: 'status-published' },
}

function Result({ result }: { readonly result: HealthResult }) {
  const { icon: Icon, style } = marks[result]
  return (
    <span className={`status-mark ${style}`}>
      <Icon size={15} strokeWidth={1.5} aria-hidden="true" />
      {resultNames[result]}
    </span>
  )
}

/** Results of the checks, problems first. */
export function HealthTable({ checks, checked_at: checkedAt }: HealthReport) {
  return (
    <table className="desk-table desk-cards health-table" aria-label="Checks of this site">
      <thead>
        <tr>
          <th scope="col" className="health-result">
            Result
          </th>
          <th scope="col" className="health-name">
            Check
          </th>
          <th scope="col">What we found</th>
          <th scope="col">What to do</th>
          <th scope="col" className="desk-time health-time">
            Checked
          </th>
        </tr>
      </thead>
      <tbody>
        {checks.map(({ id, name, result, found, to_do: toDo }) => (
          <tr key={id}>
            <td className="health-result">
              <Result result={result} />
            </td>
            <th scope="row" className="health-name">
              {name}
            </th>
            <td className="health-found">
              <WarningParts parts={partsOf(found)} />
            </td>
            <td className="health-act">
              {toDo === '' ? (
                <span className="health-nothing">Nothing</span>
              ) : (
                <WarningParts parts={partsOf(toDo)} />
              )}
            </td>
            <td className="desk-time health-time">
              <time dateTime={checkedAt}>{clockTime(checkedAt)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
