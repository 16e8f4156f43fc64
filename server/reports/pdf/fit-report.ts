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

/** Breaks the rows into lines. Returns undefined if the lines are higher than the space, in points. */
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

/** Sets rows in the first density that fits. @throws HttpError if no density fits */
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

/** Sets a title in the first size that fits. @throws HttpError if no size fits */
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
