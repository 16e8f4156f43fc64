import type { CaseStudyPage } from '#shared/content/article.ts'
import { caseStudyListing } from '#shared/pages/case-study-listing.ts'
import { paths } from '#shared/paths/paths.ts'
import { Listing } from '#web/blocks/listing/listing.tsx'
import type { Origin } from '#web/lib/content/content-fallback.ts'
import type { ListUrl } from '#web/lib/page/list-place.ts'
import type { Via } from '#web/lib/queries/content-env.ts'
import { groupFacets } from './group-facets.ts'
import { CaseStudyRow } from './case-study-row.tsx'

interface CaseStudyListProps {
  readonly via: Via
  readonly place: ListUrl
  readonly content: CaseStudyPage
  readonly origin: Origin
}

/** Page of the list of case studies. */
export function CaseStudyList({ via, place, content, origin }: CaseStudyListProps) {
  const articlePath = via === 'cms' ? paths.cmsCaseStudy : paths.caseStudy
  const { items, total, facets } = content
  return (
    <Listing
      copy={caseStudyListing}
      place={place}
      total={total}
      facets={groupFacets(facets, place.filter)}
      origin={origin}
      path={via === 'cms' ? paths.cmsCaseStudies : paths.caseStudies}
      canonical={paths.caseStudies}
    >
      {items.length > 0 && (
        <div className="case-rows">
          {items.map((study, index) => (
            <CaseStudyRow
              key={study.id}
              study={study}
              href={articlePath(study.slug)}
              level={2}
              lead={index === 0}
            />
          ))}
        </div>
      )}
    </Listing>
  )
}
