import { stringify } from 'csv-stringify/sync'
import { subjectName } from '#shared/pages/inquiry-subjects.ts'
import { answerWayInWords, volumeInWords } from '#shared/pages/inquiry-words.ts'
import type { Names } from './lead-view.ts'
import type { LeadRow } from './leads.tables.ts'

const iso = (time: number | null) => (time === null ? '' : new Date(time).toISOString())

const COLUMNS: readonly (readonly [string, (row: LeadRow, names: Names) => string])[] = [
  ['Number', (row) => row.number],
  ['Received', (row) => iso(row.received_at)],
  ['Kind', (row) => row.kind],
  ['Status', (row) => row.status],
  ['Closed as', (row) => row.closed_as ?? ''],
  ['Owner', (row, names) => names.get(row.owner_id ?? '')?.name ?? ''],
  ['Name', (row) => row.name],
  ['Company', (row) => row.company],
  ['Email', (row) => row.email],
  ['Phone', (row) => row.phone],
  ['About', (row) => subjectName(row.about)],
  ['Countries', (row) => row.countries],
  ['Checks a year', (row) => volumeInWords(row.volume)],
  ['Wants an answer by', (row) => answerWayInWords(row.answer_way)],
  ['Message', (row) => row.message],
  ['Answer due', (row) => iso(row.due_at)],
  ['Answered', (row) => iso(row.answered_at)],
]

/** Leads as CSV that no spreadsheet takes for formulas: what begins like one gets an apostrophe in front. */
export function toCsv(rows: readonly LeadRow[], names: Names): string {
  return stringify(
    rows.map((row) => COLUMNS.map(([, valueOf]) => valueOf(row, names))),
    {
      // Without it a spreadsheet takes UTF-8 for something else.
      bom: true,
      header: true,
      columns: COLUMNS.map(([name]) => name),
      quoted: true,
      record_delimiter: 'windows',
      escape_formulas: true,
    },
  )
}
