import { useSyncExternalStore } from 'react'
import { callLog } from '#web/lib/staff/call-log.ts'

/** Entries that are shown; all that are kept go into the file. */
const SHOWN = 100

const nothing = () => []

const timeOf = (timestamp: string) => timestamp.slice(11, 23)

function durationOf(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('duration' in data)) return ''
  return `${String(data.duration)} ms`
}

function download(): void {
  const lines = callLog.entries().map((entry) => JSON.stringify(entry))
  const url = URL.createObjectURL(new Blob([lines.join('\n')], { type: 'application/x-ndjson' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'calls.ndjson'
  link.click()
  URL.revokeObjectURL(url)
}

/** The calls of this tab, newest first. */
export function CallLogTable() {
  const entries = useSyncExternalStore(callLog.subscribe, callLog.entries, nothing)
  return (
    <section className="overview-part api-log" aria-labelledby="api-log">
      <h2 id="api-log">Calls of this tab</h2>
      <p className="api-log-tools">
        <span>
          {entries.length} kept{entries.length > SHOWN && `, the newest ${SHOWN} shown`}
        </span>
        <button type="button" className="desk-link" onClick={download}>
          Save all
        </button>
        <button type="button" className="desk-link" onClick={callLog.clear}>
          Clear
        </button>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard too */}
      <section className="table-scroll" aria-label="Log of calls" tabIndex={0}>
        <table className="desk-table" aria-labelledby="api-log">
          <thead>
            <tr>
              <th scope="col">Time (UTC)</th>
              <th scope="col">Level</th>
              <th scope="col">Call</th>
              <th scope="col" className="desk-time">
                Took
              </th>
              <th scope="col">Request</th>
            </tr>
          </thead>
          <tbody>
            {entries
              .slice(0, SHOWN)
              .map(({ timestamp, level, message, data, requestId }, index) => (
                <tr key={`${timestamp} ${entries.length - index}`}>
                  <td>{timeOf(timestamp)}</td>
                  <td>{level}</td>
                  <td>{message}</td>
                  <td className="desk-time">{durationOf(data)}</td>
                  <td>{requestId ?? ''}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
