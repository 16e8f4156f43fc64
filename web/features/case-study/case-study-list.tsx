import type { CaseStudyPage } from '#shared/content/article.ts'
import { caseStudyListing } from '#shared/pages/listings.ts'
import { paths, type ListPlace } from '#shared/paths.ts'
import type { Origin } from '#web/lib/ladder.ts'
import { pageCount, pagerEntries, type ListUrl } from '#web/lib/list-place.ts'
import { PageHead } from '#web/lib/page-head.tsx'
import { organization } from '#web/lib/structured-data/organization.ts'
import { breadcrumbList } from '#web/lib/structured-data/page-nodes.ts'
import type { Via } from '#web/lib/queries/content-env.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterLinks } from '#web/ui/filter-links.tsx'
import { SavedNotice } from '#web/ui/notice.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { CaseStudyRow } from './case-study-row.tsx'
import { industryName } from './industry-name.ts'

interface CaseStudyListProps {
  readonly via: Via
  readonly place: ListUrl
  readonly content: CaseStudyPage
  readonly origin: Origin
}

/** A page of the case studies. */
export function CaseStudyList({ via, place, content, origin }: CaseStudyListProps) {
  const listPath = via === 'cms' ? paths.cmsCaseStudies : paths.caseStudies
  const articlePath = via === 'cms' ? paths.cmsCaseStudy : paths.caseStudy
  const { page, filter } = place
  const { items, total, facets } = content
  const count = pageCount(total)
  const at = (to: number): ListPlace => ({ page: to, filter })
  const industry = facets.some(({ slug }) => slug === filter) ? filter : undefined
  const title =
    industry === undefined
      ? caseStudyListing.title
      : `${industryName(industry)} · ${caseStudyListing.title}`
  const empty = filter === undefined ? caseStudyListing.empty : caseStudyListing.emptyFilter
  return (
    <div className="page listing">
      <PageHead
        title={page > 1 ? `${title}, page ${page}` : title}
        description={caseStudyListing.description}
        canonical={paths.caseStudies(at(page))}
        noindex={total === 0 && filter !== undefined}
        previous={page > 1 ? listPath(at(page - 1)) : undefined}
        next={page < count ? listPath(at(page + 1)) : undefined}
        structuredData={[
          organization,
          breadcrumbList([{ label: caseStudyListing.title, href: paths.caseStudies() }]),
        ]}
      />
      <header className="listing-head">
        <p className="label">{caseStudyListing.title}</p>
        <h1>{industry === undefined ? caseStudyListing.heading : industryName(industry)}</h1>
        <p className="lede">{caseStudyListing.description}</p>
      </header>
      {origin === 'saved' && <SavedNotice />}
      <FilterLinks
        label={caseStudyListing.filterLabel}
        all={{ label: caseStudyListing.all, href: listPath() }}
        current={filter}
        options={facets.map((facet) => ({
          slug: facet.slug,
          label: industryName(facet.slug),
          count: facet.count,
          href: listPath({ filter: facet.slug }),
        }))}
      />
      {items.length === 0 ? (
        <EmptyState
          {...empty}
          link={
            filter === undefined ? undefined : { label: caseStudyListing.all, href: listPath() }
          }
        />
      ) : (
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
      <Pager
        current={page}
        count={count}
        entries={pagerEntries(page, count)}
        href={(to) => listPath(at(to))}
      />
    </div>
  )
}
