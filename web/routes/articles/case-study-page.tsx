import { redirect, useParams, Navigate } from 'react-router-dom'
import { listingNames } from '#shared/pages/catalogue/listing-names.ts'
import { paths } from '#shared/paths/paths.ts'
import { CaseStudyArticle } from '#web/site/case-study/case-study-article.tsx'
import { CaseStudyHead } from '#web/site/case-study/case-study-head.tsx'
import { askServerIfMissing } from '#web/lib/content/ask-server.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { loadContent, type PageLoader } from '#web/lib/page/page-loader.ts'
import { caseStudyDetailQuery } from '#web/lib/queries/case-studies.ts'
import type { Via } from '#web/lib/queries/content-env.ts'
import { useContent } from '#web/lib/content/use-content.ts'
import { Missing } from '../site/missing.tsx'
import { Unready } from '../site/unready.tsx'

const pathOf = (via: Via) => (via === 'cms' ? paths.cmsCaseStudy : paths.caseStudy)

/** Loads the case study of the URL. An address with a document id redirects to the slug. */
export const caseStudyLoader =
  (via: Via): PageLoader =>
  (env) =>
  async ({ params, request }) => {
    const id = params['id'] ?? ''
    const query = caseStudyDetailQuery(env, via, id)
    const page = await loadContent(env, query, (study) => {
      if (study === null) return 404
      if (study.slug !== id) throw redirect(pathOf(via)(study.slug), 308)
      return 200
    })
    await askServerIfMissing(env, query.queryKey, request.url)
    return page
  }

/**
 * Component for previews in the staff area. Re-exported by this module, because the bundler would create a separate chunk if the preview
 * imported the component directly.
 */
export const PreviewedCaseStudy = CaseStudyArticle

/** Case study, with its loading, error and not-found states. */
export function CaseStudyPage({ via }: { readonly via: Via }) {
  const { id = '' } = useParams()
  const content = useContent(caseStudyDetailQuery(useApp(), via, id))
  if (content.state === 'ready') {
    const { data: study, origin } = content
    if (study === null) {
      const back = {
        label: 'All case studies',
        href: via === 'cms' ? paths.cmsCaseStudies() : paths.caseStudies(),
      }
      return <Missing heading="Case study not found or not available" back={back} />
    }
    if (study.slug !== id) return <Navigate to={pathOf(via)(study.slug)} replace />
    return (
      <>
        <CaseStudyHead via={via} study={study} />
        <CaseStudyArticle key={study.id} via={via} study={study} origin={origin} />
      </>
    )
  }
  return <Unready title={listingNames.caseStudy} content={content} />
}
