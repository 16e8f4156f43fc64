import type { CaseStudyItem } from '#shared/content/article.ts'
import type { ClientTeasers } from '#shared/content/published-types/teasers.ts'
import { standingOf } from '#shared/pages/case-study-standing.ts'
import { CardCover } from '#web/blocks/cover.tsx'
import { hasFile } from '#web/blocks/picture.tsx'
import { familyOf } from '#shared/engraving/family-of.ts'
import { industryName } from '#web/lib/page/catalogue-names.ts'
import { DrawnOnce } from '#web/lib/page/drawn-once.tsx'
import { accentClass } from '#web/lib/page/family.ts'
import { splitFigure, type Figure } from './split-figure.ts'

/** Fields that a row shows. A row without a summary is always brief. */
type RowData = ClientTeasers['case_studies'][number] & Partial<Pick<CaseStudyItem, 'summary'>>

const familyOfStudy = ({ services, industry, slug }: RowData) =>
  familyOf(services[0] ?? industry ?? slug)

interface CaseStudyRowProps {
  readonly study: RowData
  readonly href: string
  readonly level: 2 | 3
  readonly lead?: boolean
  /** True if the summary is left out, because the list is not the main content of the page. */
  readonly brief?: boolean
}

function RowFigure({ figure, unit, label }: Figure) {
  return (
    <p className="case-row-figure">
      <span className="figure-value">
        {figure} {unit !== undefined && <small>{unit}</small>}
      </span>
      <span className="figure-label">{label}</span>
    </p>
  )
}

function Inside({ study, href, level, lead = false, brief = false }: CaseStudyRowProps) {
  const Heading = `h${level}` as const
  const result = study.results[0]
  return (
    <>
      <CardCover
        picture={study.cover_image}
        family={familyOfStudy(study)}
        subject={study.services[0]}
        lead={lead}
      />
      <div className="case-row-text">
        <p className="card-label">
          {study.industry !== null && (
            <span className="card-subject">{industryName(study.industry)}</span>
          )}
          <span>{study.client ?? standingOf(study)}</span>
        </p>
        <Heading className="case-row-title">
          <a href={href}>{study.title}</a>
        </Heading>
        {!brief && <p className="card-text">{study.summary}</p>}
      </div>
      {result !== undefined && <RowFigure {...splitFigure(result)} />}
    </>
  )
}

/** Case study in a list: cover in the side column, title and summary in the main column, the first figure at the right. */
export function CaseStudyRow(props: CaseStudyRowProps) {
  const { study, lead = false } = props
  return (
    <DrawnOnce
      part={Inside}
      name="study"
      props={props}
      className={`case-row ${accentClass[familyOfStudy(study)]}`}
      anew={lead && hasFile(study.cover_image)}
    />
  )
}
