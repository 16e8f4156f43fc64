import { toCsv, type CsvColumn } from '#server/http/encoding/csv.ts'
import { subjectName } from '#shared/pages/inquiry-subjects.ts'
import { answerWayInWords, volumeInWords } from '#shared/pages/inquiry-words.ts'
import type { Names } from './lead-view.ts'
import type { LeadRow } from './leads.tables.ts'

const iso = (time: number | null) => (time === null ? '' : new Date(time).toISOString())

const columnsWith = (names: Names): readonly CsvColumn<LeadRow>[] => [
  ['Number', (row) => row.number],
  ['Received', (row) => iso(row.received_at)],
  ['Kind', (row) => row.kind],
  ['Status', (row) => row.status],
  ['Closed as', (row) => row.closed_as ?? ''],
  ['Owner', (row) => names.get(row.owner_id ?? '')?.name ?? ''],
  ['Name', (row) => row.name],
  ['Company', (row) => row.company],
  ['Email', (row) => row.email],
  ['Phone', (row) => row.phone],
  ['About', (row) => subjectName(row.about)],
  ['Countries', (row) => row.countries],
  ['Checks a year', (row) => volumeInWords(row.volume)],
  ['Preferred reply', (row) => answerWayInWords(row.answer_way)],
  ['Message', (row) => row.message],
  ['Answer due', (row) => iso(row.due_at)],
  ['Answered', (row) => iso(row.answered_at)],
]

/** Inquiries as CSV, with spreadsheet formulas escaped. */
export const leadsCsv = (rows: readonly LeadRow[], names: Names): string =>
  toCsv(columnsWith(names), rows)
