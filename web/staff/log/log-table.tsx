import { MINUTE } from '#shared/time/units.ts'
import * as z from 'zod/mini'
import { secondMoment, zoneName } from '#web/lib/staff/moments.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { ListTable } from '#web/ui/list/list-table.tsx'
import { BYPASS_ATTEMPT, loggedObject, type LogEntry } from '#shared/contracts/staff.ts'

interface LogTableProps {
  readonly entries: readonly LogEntry[]
  /** Filters the log by the request with this id. */
  readonly onRequest: (id: string) => void
  /** True while new entries are loading and the previous entries are shown. */
  readonly stale: boolean
}

const levels: Readonly<Record<LogEntry['level'], string>> = {
  debug: 'Debug',
  info: 'Info',
  warn: 'Warning',
  error: 'Error',
}

const categories: Readonly<Record<LogEntry['category'], string>> = {
  api: 'API',
  cache: 'Cache',
  webhook: 'Webhook',
  database: 'Database',
  security: 'Security',
}

/** Update interval in milliseconds. Times omit the year if it is the current year, so they change at new year. */
const TICK = MINUTE

const withObject = z.object({ object: loggedObject })

const hasData = (data: unknown) =>
  data !== undefined && data !== null && (typeof data !== 'object' || Object.keys(data).length > 0)

/** Message of an entry. The object of an action is a link as long as the object exists. */
function LogMessage({ entry: { message, data, link } }: { readonly entry: LogEntry }) {
  const object = withObject.safeParse(data)
  const name = object.success ? object.data.object.name : ''
  const at = message.lastIndexOf(name)
  if (link === undefined || name === '' || at < 0) return message
  return (
    <>
      {message.slice(0, at)}
      <a className="log-object" href={link}>
        {name}
      </a>
      {message.slice(at + name.length)}
    </>
  )
}

function Row({
  entry,
  now,
  onRequest,
}: Pick<LogTableProps, 'onRequest'> & { readonly entry: LogEntry; readonly now: number }) {
  const { timestamp, level, category, message, data, requestId } = entry
  const isBypass = message === BYPASS_ATTEMPT
  return (
    <tr className={isBypass ? 'log-bypass' : undefined}>
      <td className="desk-time log-time">
        <time dateTime={timestamp} title={`${timestamp.slice(0, 23).replace('T', ' ')} UTC`}>
          {secondMoment(timestamp, now)}
        </time>
      </td>
      <td className="log-level">
        <span className={`log-mark log-${level}`}>{levels[level]}</span>
      </td>
      <td className="log-category">{categories[category]}</td>
      <td className="log-message">
        {isBypass && <strong className="log-flag">Bypass attempt</strong>}
        <span dir="auto">
          <LogMessage entry={entry} />
        </span>
        {hasData(data) && (
          <details className="log-data">
            <summary>Details</summary>
            <pre>{JSON.stringify(data, undefined, 2)}</pre>
          </details>
        )}
      </td>
      <td className="log-request">
        {requestId !== undefined && (
          <button
            type="button"
            className="desk-link"
            aria-label={`Entries of the request ${requestId}`}
            onClick={() => onRequest(requestId)}
          >
            {requestId.slice(0, 8)}
          </button>
        )}
      </td>
    </tr>
  )
}

/** Entries of the log as table rows, shown as cards on phones. */
export function LogTable({ entries, onRequest, stale }: LogTableProps) {
  const now = useNow(TICK)
  return (
    <ListTable
      name="Log"
      className="log-list"
      stale={stale}
      heads={
        <>
          <th scope="col" className="desk-time log-time">
            Time ({zoneName()})
          </th>
          <th scope="col" className="log-level">
            Level
          </th>
          <th scope="col" className="log-category">
            Category
          </th>
          <th scope="col" className="log-message">
            Message
          </th>
          <th scope="col" className="log-request">
            Request
          </th>
        </>
      }
    >
      {entries.map((entry, index) => (
        // The index is part of the key: entries have no id, and several may have the same millisecond.
        <Row key={`${entry.timestamp} ${index}`} entry={entry} now={now} onRequest={onRequest} />
      ))}
    </ListTable>
  )
}
