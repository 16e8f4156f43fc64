import type { CaseStudyDetail } from '#shared/content/article.ts'
import { listingNames } from '#shared/pages/catalogue/listing-names.ts'
import { paths } from '#shared/paths/paths.ts'
import { ArticlePageHead } from '#web/lib/page/article-page-head.tsx'
import { industryName, serviceName } from '#web/lib/page/catalogue-names.ts'
import type { Via } from '#web/lib/queries/content-env.ts'

interface CaseStudyHeadProps {
  readonly via: Via
  readonly study: CaseStudyDetail
}

/** Title, social card and structured data of a case study. The canonical address is `/case-studies/{slug}`. */
export function CaseStudyHead({ via, study }: CaseStudyHeadProps) {
  return (
    <ArticlePageHead
      via={via}
      article={study}
      type="Article"
      path={paths.caseStudy(study.slug)}
      summary={study.summary}
      section={study.industry === null ? undefined : industryName(study.industry)}
      tags={study.services.map(serviceName)}
      way={[{ label: listingNames.caseStudy, href: paths.caseStudies() }]}
    />
  )
}
