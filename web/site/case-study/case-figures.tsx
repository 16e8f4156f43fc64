import type { CaseStudyItem } from '#shared/content/article.ts'
import { clientOf } from '#shared/pages/case-study-standing.ts'
import { familyOf } from '#shared/engraving/family-of.ts'
import { industryName, serviceName } from '#web/lib/page/catalogue-names.ts'
import { markOf } from '#web/blocks/cover.tsx'
import { Relief } from '#web/blocks/relief/relief.tsx'
import { EngravedFigure } from '#web/ui/engraving/engraved-figure.tsx'
import { Record } from '#web/ui/record.tsx'
import { inWords } from './in-words.ts'
import { splitFigure, type Figure } from './split-figure.ts'

/** Maximum number of banknotes in a row. */
const NOTES = 3

type Study = Pick<
  CaseStudyItem,
  'slug' | 'industry' | 'client' | 'is_example' | 'services' | 'results'
>

interface NoteProps extends Figure {
  readonly index: number
  readonly study: Study
}

function Note({ index, study, figure, unit, label }: NoteProps) {
  // Each banknote has the plate of another service. If there are fewer services than banknotes, the plates repeat.
  const service = study.services[index % study.services.length]
  return (
    <li className="case-note">
      <p className="case-note-head" aria-hidden="true">
        <span>{unit ?? label}</span>
        <span>{figure}</span>
      </p>
      <div className="case-note-face">
        <Relief
          family={familyOf(service ?? study.industry ?? study.slug)}
          mark={markOf(service)}
          className="case-note-plate"
        />
        <EngravedFigure id={`case-figure-${index}`} value={figure} className="case-note-figure" />
      </div>
      <div className="case-note-words">
        <p className="case-note-title">
          {unit === undefined ? figure : `${inWords(figure)} ${unit}`}
        </p>
        <p>{label}</p>
      </div>
    </li>
  )
}

/** Figures of a case study: client and services in the side column, the figures as a series of banknotes in the main column. */
export function CaseFigures({ study }: { readonly study: Study }) {
  const { industry, services, results } = study
  return (
    <div className="case-figures">
      <Record
        entries={[
          ['Industry', industry === null ? null : industryName(industry)],
          ['Client', clientOf(study)],
          ['Checks', services.map(serviceName).join(', ')],
        ]}
      />
      <ul className="case-notes">
        {results.slice(0, NOTES).map((result, index) => (
          <Note key={result.label} index={index} study={study} {...splitFigure(result)} />
        ))}
      </ul>
    </div>
  )
}
