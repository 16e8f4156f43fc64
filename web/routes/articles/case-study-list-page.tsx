import { useSearchParams } from 'react-router-dom'
import { CaseStudyList } from '#web/site/case-study/case-study-list.tsx'
import { useApp } from '#web/lib/page/app-context.tsx'
import { listStatus, readListUrl, type ListUrl } from '#web/lib/page/list-place.ts'
import { loadContent, staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import { caseStudyListQuery } from '#web/lib/queries/case-studies.ts'
import type { Via } from '#web/lib/queries/content-env.ts'
import { useContent } from '#web/lib/content/use-content.ts'
import { caseStudyListing } from '#shared/pages/case-study-listing.ts'
import { Missing } from '../site/missing.tsx'
import { Unready } from '../site/unready.tsx'

const queryPlace = ({ page, filter }: ListUrl) => ({ page, industry: filter })

/** Loads the page of the list of case studies for the URL. */
export const caseStudyListLoader =
  (via: Via): PageLoader =>
  (env) =>
  ({ request }) => {
    const place = readListUrl(new URL(request.url).searchParams, 'industry')
    if (place === undefined) return staticPage(404)
    return loadContent(env, caseStudyListQuery(env, via, queryPlace(place)), ({ total }) =>
      listStatus(place, total),
    )
  }

function CaseStudyListAt({ via, place }: { readonly via: Via; readonly place: ListUrl }) {
  const content = useContent(caseStudyListQuery(useApp(), via, queryPlace(place)))
  if (content.state === 'ready') {
    const found = place.filter !== undefined || listStatus(place, content.data.total) === 200
    if (!found) return <Missing />
    return <CaseStudyList via={via} place={place} content={content.data} origin={content.origin} />
  }
  return <Unready title={caseStudyListing.title} content={content} cards={3} />
}

/** Page of the list of case studies, with its loading, error and not-found states. */
export function CaseStudyListPage({ via }: { readonly via: Via }) {
  const [search] = useSearchParams()
  const place = readListUrl(search, 'industry')
  return place === undefined ? <Missing /> : <CaseStudyListAt via={via} place={place} />
}
