import type { CaseStudyDetail } from '#shared/content/article.ts'
import { listingNames } from '#shared/pages/catalogue/listing-names.ts'
import { paths } from '#shared/paths/paths.ts'
import { caseStudyDetailQuery } from '#web/lib/queries/case-studies.ts'
import type { Via } from '#web/lib/queries/content-env.ts'
import { CaseStudyArticle } from '#web/site/case-study/case-study-article.tsx'
import { CaseStudyHead } from '#web/site/case-study/case-study-head.tsx'
import { articleLoader, ArticleRoutePage, type ArticleRoute } from './article-route.tsx'

const route: ArticleRoute<CaseStudyDetail> = {
  query: caseStudyDetailQuery,
  path: (via, slug) => (via === 'cms' ? paths.cmsCaseStudy : paths.caseStudy)(slug),
  title: listingNames.caseStudy,
  missing: 'Case study not found or not available',
  back: (via) => ({
    label: 'All case studies',
    href: via === 'cms' ? paths.cmsCaseStudies() : paths.caseStudies(),
  }),
  draw: (study, via, origin) => (
    <>
      <CaseStudyHead via={via} study={study} />
      <CaseStudyArticle key={study.id} via={via} study={study} origin={origin} />
    </>
  ),
}

/** Loads the case study that the URL names. */
export const caseStudyLoader = articleLoader(route)

/**
 * Component for previews in the staff area. The preview imports it from this module, because the bundler would create an additional chunk
 * for a direct import.
 */
export const PreviewedCaseStudy = CaseStudyArticle

/** Page of a case study. */
export function CaseStudyPage({ via }: { readonly via: Via }) {
  return <ArticleRoutePage route={route} via={via} />
}
