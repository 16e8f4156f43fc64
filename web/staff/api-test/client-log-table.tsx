import { useState, useSyncExternalStore } from 'react'
import type { LogEntry } from '#shared/contracts/staff.ts'
import { copyShownFor, copyText, type CopyOutcome } from '#web/blocks/code/copying.ts'
import { clockTime, zoneName } from '#web/lib/staff/moments.ts'
import { clientLog } from '#web/lib/log/client-log.ts'
import { ListFilter, type FilterChoice } from '#web/ui/list/list-filter.tsx'
import { filterLog } from './filter-log.ts'

/** Maximum number of visible entries. The buttons for copying and saving include all matching entries. */
const SHOWN = 100

const levels: readonly FilterChoice[] = [
  { value: 'error', title: 'Error' },
  { value: 'warn', title: 'Warning' },
  { value: 'info', title: 'Info' },
  { value: 'debug', title: 'Debug' },
]

const categories: readonly FilterChoice[] = [
  { value: 'api', title: 'API' },
  { value: 'cache', title: 'Cache' },
  { value: 'webhook', title: 'Webhook' },
  { value: 'database', title: 'Database' },
  { value: 'security', title: 'Security' },
]

const copyLabels: Readonly<Record<CopyOutcome, string>> = {
  ready: 'Copy as JSON',
  copied: 'Copied',
  failed: 'Save it instead. Copying failed',
}

const nothing: readonly LogEntry[] = []
const noEntries = () => nothing

/** Time to the millisecond, in the user's zone. */
const timeOf = (timestamp: string) =>
  `${clockTime(timestamp)}${new Date(timestamp).toISOString().slice(16, 23)}`

/** Additional data of an entry as text, such as `duration 12`. */
function dataOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return ''
  return Object.entries(data)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')
}

const jsonOf = (entries: readonly LogEntry[]) => JSON.stringify(entries, undefined, 2)

function save(entries: readonly LogEntry[]): void {
  const url = URL.createObjectURL(new Blob([jsonOf(entries)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'client-log.json'
  link.click()
  URL.revokeObjectURL(url)
}

function CopyLog({ entries }: { readonly entries: readonly LogEntry[] }) {
  const [outcome, setOutcome] = useState<CopyOutcome>('ready')
  const copy = async () => {
    setOutcome(await copyText(jsonOf(entries)))
    setTimeout(() => setOutcome('ready'), copyShownFor)
  }
  return (
    <button type="button" className="desk-link" onClick={() => void copy()}>
      <span aria-live="polite">{copyLabels[outcome]}</span>
    </button>
  )
}

/** Log of this browser tab, newest entry first: calls, storage failures, code that failed to load, errors of pages. */
export function ClientLogTable() {
  const entries = useSyncExternalStore(clientLog.subscribe, clientLog.entries, noEntries)
  const [level, setLevel] = useState<string>()
  const [category, setCategory] = useState<string>()
  const [search, setSearch] = useState('')
  const found = filterLog(entries, { level, category, search })
  return (
    <section className="overview-part api-log" aria-labelledby="api-log">
      <h2 id="api-log">Log of this tab</h2>
      <div className="api-log-tools">
        <span className="desk-search">
          <input
            type="search"
            aria-label="Search the log"
            placeholder="Search the log"
            maxLength={200}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </span>
        <ListFilter label="Level" value={level} choices={levels} onValue={setLevel} />
        <ListFilter label="Category" value={category} choices={categories} onValue={setCategory} />
        <output>
          {found.length === entries.length
            ? `${entries.length} kept`
            : `${found.length} of ${entries.length} kept`}
          {found.length > SHOWN && `, the newest ${SHOWN} shown`}
        </output>
        <CopyLog entries={found} />
        <button type="button" className="desk-link" onClick={() => save(found)}>
          Save as JSON
        </button>
        <button type="button" className="desk-link" onClick={clientLog.clear}>
          Clear
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users need the focus to scroll a wide table */}
      <section className="table-scroll" aria-label="Entries of the log" tabIndex={0}>
        <table className="desk-table" aria-labelledby="api-log">
          <thead>
            <tr>
              <th scope="col">Time ({zoneName()})</th>
              <th scope="col">Level</th>
              <th scope="col">Category</th>
              <th scope="col">Message</th>
              <th scope="col">Data</th>
              <th scope="col">Request</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, SHOWN).map((entry, index) => (
              <tr key={`${entry.timestamp} ${found.length - index}`}>
                <td>{timeOf(entry.timestamp)}</td>
                <td className={`log-${entry.level}`}>{entry.level}</td>
                <td>{entry.category}</td>
                <td>{entry.message}</td>
                <td>{dataOf(entry.data)}</td>
                <td>{entry.requestId ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {found.length === 0 && (
          <p className="overview-none">
            {entries.length === 0
              ? 'No entries yet. Calls made in this tab appear here.'
              : 'No entries match. Choose another level or category, or change the search.'}
          </p>
        )}
      </section>
    </section>
  )
}
