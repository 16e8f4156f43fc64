import type { Specimen } from '../pages/catalogue/page-copy.ts'
import type { ReportContent, ReportRow } from './report-content.ts'

/** The parts of a specimen that its sample report contains. */
type SampleSource = Pick<Specimen, 'kind' | 'title' | 'foot'> & {
  readonly fields: readonly Pick<Specimen['fields'][number], 'label' | 'value' | 'detail'>[]
}

/** Rows of the sample report of a page, from the specimen in its copy. The small print of a field follows its value in brackets. */
export const sampleRows = ({ fields }: Pick<SampleSource, 'fields'>): readonly ReportRow[] =>
  fields.map(({ label, value, detail }) => ({
    label,
    value: detail === undefined ? value : `${value} (${detail})`,
  }))

/** Content of the sample report of a page: the rows of its specimen, and the lines at the bottom as its limits. */
export const sampleContent = (specimen: SampleSource): ReportContent => ({
  kind: `${specimen.kind}: ${specimen.title}`,
  rows: sampleRows(specimen),
  limits: specimen.foot.map((line) => `${line}.`).join(' '),
})
