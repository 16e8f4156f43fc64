import * as z from 'zod/mini'
import type { Column } from '#web/blocks/staff-list/data-table.tsx'
import { secondMoment, zoneName } from '#web/lib/staff/moments.ts'
import { BYPASS_ATTEMPT, loggedObject, type LogEntry } from '#shared/contracts/staff.ts'

/** Labels of the levels of log entries. */
export const levels: Readonly<Record<LogEntry['level'], string>> = {
  debug: 'Debug',
  info: 'Info',
  warn: 'Warning',
  error: 'Error',
}

/** Labels of the categories of log entries. */
export const categories: Readonly<Record<LogEntry['category'], string>> = {
  api: 'API',
  cache: 'Cache',
  webhook: 'Webhook',
  database: 'Database',
  security: 'Security',
}

const withObject = z.object({ object: loggedObject })

const hasData = (data: unknown) =>
  data !== undefined && data !== null && (typeof data !== 'object' || Object.keys(data).length > 0)

const isBypass = ({ message }: LogEntry) => message === BYPASS_ATTEMPT

/** Attributes of the row of an entry. They highlight attempts to read unpublished content. */
export const bypassAttributes = (entry: LogEntry) => ({
  className: isBypass(entry) ? 'log-bypass' : undefined,
})

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

/** Columns of the log. @param onRequest filters the log by the request with an id */
export const logColumns = (onRequest: (id: string) => void): readonly Column<LogEntry>[] => [
  {
    head: `Time (${zoneName()})`,
    className: 'desk-time log-time',
    cell: ({ timestamp }, now) => (
      <time dateTime={timestamp} title={`${timestamp.slice(0, 23).replace('T', ' ')} UTC`}>
        {secondMoment(timestamp, now)}
      </time>
    ),
  },
  {
    head: 'Level',
    className: 'log-level',
    cell: ({ level }) => <span className={`log-mark log-${level}`}>{levels[level]}</span>,
  },
  { head: 'Category', className: 'log-category', cell: ({ category }) => categories[category] },
  {
    head: 'Message',
    className: 'log-message',
    cell: (entry) => (
      <>
        {isBypass(entry) && <strong className="log-flag">Bypass attempt</strong>}
        <span dir="auto">
          <LogMessage entry={entry} />
        </span>
        {hasData(entry.data) && (
          <details className="log-data">
            <summary>Details</summary>
            <pre>{JSON.stringify(entry.data, undefined, 2)}</pre>
          </details>
        )}
      </>
    ),
  },
  {
    head: 'Request',
    className: 'log-request',
    cell: ({ requestId }) =>
      requestId !== undefined && (
        <button
          type="button"
          className="desk-link"
          aria-label={`Entries of the request ${requestId}`}
          onClick={() => onRequest(requestId)}
        >
          {requestId.slice(0, 8)}
        </button>
      ),
  },
]
