import type { Specimen } from '../pages/catalogue/page-copy.ts'
import { FIXED_LABELS } from './canonical-text.ts'
import type { ReportContent, ReportRow } from './report-content.ts'

/** The parts of a specimen that are used for the sample report. */
type SampleSource = Pick<Specimen, 'kind' | 'title' | 'foot'> & {
  readonly fields: readonly Pick<Specimen['fields'][number], 'label' | 'value' | 'detail'>[]
}

/** Rows of a sample report, from the specimen in the copy of a page. The small print of a field follows its value in brackets. */
const sampleRows = ({ fields }: Pick<SampleSource, 'fields'>): readonly ReportRow[] =>
  fields.map(({ label, value, detail }) => ({
    label,
    value: detail === undefined ? value : `${value} (${detail})`,
  }))

/**
 * Content of a sample report: the rows of the specimen. Its limits are the row with this name, and the lines at the bottom of the specimen.
 */
export function sampleContent(specimen: SampleSource): ReportContent {
  const rows = sampleRows(specimen)
  const isLimit = ({ label }: ReportRow) => label === FIXED_LABELS.limits
  const limits = [...rows.filter(isLimit).map(({ value }) => value), ...specimen.foot]
  return {
    kind: `${specimen.kind}: ${specimen.title}`,
    rows: rows.filter((row) => !isLimit(row)),
    limits: limits.map((line) => `${line}.`).join(' '),
  }
}
