import type { CaseStudyDetail } from '#shared/content/article.ts'
import { clientOf } from '#shared/pages/case-study-standing.ts'
import { updatedEntry } from '#web/blocks/article-end/updated-entry.tsx'
import { industryName } from '#web/lib/page/catalogue-names.ts'
import { longDate } from '#web/lib/time/dates.ts'
import { Record } from '#web/ui/record.tsx'
import { ServiceLinks } from './service-links.tsx'
import { splitFigure } from './split-figure.ts'

/** Maximum number of figures in the row below the title. */
const FIGURES = 2

/** Row below the title of a case study: its figures, then client, industry, services and dates. */
export function CaseFacts({ study }: { readonly study: CaseStudyDetail }) {
  const { results, industry, services } = study
  return (
    <div className="case-facts">
      {results.length > 0 && (
        <dl className="case-numbers">
          {results
            .slice(0, FIGURES)
            .map(splitFigure)
            .map(({ figure, unit, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{[figure, unit].filter(Boolean).join(' ')}</dd>
              </div>
            ))}
        </dl>
      )}
      <Record
        entries={[
          ['Client', clientOf(study)],
          ['Industry', industry === null ? null : industryName(industry)],
          ['Services', services.length === 0 ? null : <ServiceLinks slugs={services} />],
          ['Published', longDate(study.published_at)],
          updatedEntry(study),
        ]}
      />
    </div>
  )
}
