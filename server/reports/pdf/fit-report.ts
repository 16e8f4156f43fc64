import { HttpError } from '#server/http/http-error.ts'
import { collapsed } from '#shared/reports/canonical-text.ts'
import type { ReportRow } from '#shared/reports/report-content.ts'
import { COLUMNS, DENSITIES, TITLE, type Density } from './report-layout.ts'
import type { Typesetter } from './typesetter.ts'

/** A row, broken into lines. */
export interface SetRow {
  readonly label: readonly string[]
  readonly value: readonly string[]
}

const labelWidth = COLUMNS.value - COLUMNS.left - COLUMNS.gap
const valueWidth = COLUMNS.right - COLUMNS.value

/** Breaks rows into lines in one density. Returns undefined if all lines together are higher than `space`, in points. */
function setRows(
  type: Typesetter,
  rows: readonly ReportRow[],
  { size, leading, gap }: Density,
  space: number,
): readonly SetRow[] | undefined {
  const set = rows.map(({ label, value }) => ({
    label: type.lines(collapsed(label), { face: 'text', size }, labelWidth),
    value: type.lines(collapsed(value), { face: 'strong', size }, valueWidth),
  }))
  const height = set.reduce(
    (sum, { label, value }) => sum + Math.max(label.length, value.length) * leading + gap,
    0,
  )
  return height <= space ? set : undefined
}

/** Breaks rows into lines in the roomiest density that fits on the page. @throws HttpError if no density fits */
export function fitRows(type: Typesetter, rows: readonly ReportRow[], space: number) {
  for (const density of DENSITIES) {
    const set = setRows(type, rows, density, space)
    if (set !== undefined) return { density, set }
  }
  throw new HttpError(
    'validation_failed',
    'Shorten the rows or the limits. A report has one page. Validation failed',
  )
}

/** Breaks a title into lines in the largest size that fits. @throws HttpError if no size fits */
export function fitTitle(type: Typesetter, kind: string) {
  for (const size of TITLE.sizes) {
    const lines = type.lines(collapsed(kind), { face: 'heading', size }, TITLE.width)
    if (lines.length <= TITLE.lines) return { size, lines }
  }
  throw new HttpError(
    'validation_failed',
    'Shorten the kind. It has at most three lines. Validation failed',
  )
}
