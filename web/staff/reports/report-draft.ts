import { reportInput, type ReportInput } from '#shared/contracts/reports.ts'
import { REPORT_LIMITS, type ReportRow } from '#shared/reports/report-content.ts'
import { ApiError } from '#web/lib/staff/queries/api-error.ts'

/** Row of the form. Its `id` stays the same when the row moves. */
export interface DraftRow extends ReportRow {
  readonly id: number
}

/** Values of the form. The server stores none of them before the report is issued, and never stores the rows. */
export interface Draft {
  readonly kind: string
  readonly replaces: string
  readonly rows: readonly DraftRow[]
  readonly limits: string
  readonly validUntil: string
}

/** An empty form. */
export const emptyDraft = (replaces: string): Draft => ({
  kind: '',
  replaces,
  rows: [0, 1, 2].map((id) => ({ id, label: '', value: '' })),
  limits: '',
  validUntil: '',
})

/** Returns an id that no row has yet. */
export const nextId = (rows: readonly DraftRow[]): number =>
  Math.max(-1, ...rows.map(({ id }) => id)) + 1

/** Rows copied from two columns of a spreadsheet. Undefined for any other text. */
export function pastedRows(text: string): readonly ReportRow[] | undefined {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '')
  if (lines.length === 0 || !lines.every((line) => line.includes('\t'))) return undefined
  return lines.slice(0, REPORT_LIMITS.rows).map((line) => {
    const [label = '', ...values] = line.split('\t')
    return { label: label.trim(), value: values.join(' ').trim() }
  })
}

/** Rows after pasting into one of them: the pasted rows replace this row and the empty rows directly below it. */
export function withPasted(
  rows: readonly DraftRow[],
  at: number,
  pasted: readonly ReportRow[],
): readonly DraftRow[] {
  const before = rows.slice(0, at)
  const after = rows.slice(at + 1).filter(({ label, value }) => label !== '' || value !== '')
  const first = nextId(rows)
  const added = pasted.map((row, index) => ({ ...row, id: first + index }))
  return [...before, ...added, ...after].slice(0, REPORT_LIMITS.rows)
}

/** Request body for a form. Rows without label and value are left out. */
export const inputOf = ({ kind, replaces, rows, limits, validUntil }: Draft): unknown => ({
  kind,
  rows: rows
    .filter(({ label, value }) => label.trim() !== '' || value.trim() !== '')
    .map(({ label, value }) => ({ label, value })),
  limits,
  ...(validUntil !== '' && { valid_until: validUntil }),
  ...(replaces.trim() !== '' && { replaces: replaces.trim() }),
})

/** Result of reading JSON: the request body, or an error message. */
export function readJsonReport(
  text: string,
): { readonly input: ReportInput } | { readonly problem: string } {
  if (text.trim() === '') return { problem: 'Enter the report as JSON' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: 'Check the brackets and quotation marks. This is not valid JSON' }
  }
  const parsed = reportInput.safeParse(value)
  if (parsed.success) return { input: parsed.data }
  const [issue] = parsed.error.issues
  const path = issue?.path.map(String).join('.') ?? ''
  return {
    problem: `${path === '' ? 'Check the report' : `Check “${path}”`}. ${issue?.message ?? ''}`,
  }
}

/** Placeholder of the field for JSON. */
export const JSON_EXAMPLE = `{
  "kind": "Criminal record check",
  "rows": [{ "label": "Result", "value": "No record found" }],
  "limits": "A name search can miss records under a former name."
}`

const toJson = (draft: Draft): string => JSON.stringify(inputOf(draft), null, 2)

/** JSON of a form; empty for an empty form. */
export const jsonOf = (draft: Draft): string => {
  const json = toJson(draft)
  return json === toJson(emptyDraft('')) ? '' : json
}

/** Input method on the page that issues reports. */
export type Source = 'rows' | 'json'

/** Error messages by field of the page. `form` is the message about the call, `json` the message about the JSON text. */
export type Problems = Readonly<Record<string, string>>

const FIELDS: ReadonlySet<string> = new Set(['kind', 'rows', 'limits', 'valid_until', 'replaces'])

/** Error messages of a rejected call. The server names fields by their path, such as `rows.0.value`. */
export function refusedReport(error: Error, source: Source): Problems {
  const places = Object.entries(error instanceof ApiError ? error.fields : {})
    .map(([path, message]) => ({ path, name: path.split('.')[0] ?? '', message }))
    .filter(({ name }) => FIELDS.has(name))
  if (places.length === 0) return { form: error.message }
  if (source === 'json') {
    return { json: places.map(({ path, message }) => `Check “${path}”. ${message}`).join('. ') }
  }
  const problems: Record<string, string> = {}
  for (const { name, message } of places) problems[name] ??= message
  return problems
}
