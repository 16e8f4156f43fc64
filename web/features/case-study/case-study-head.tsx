import type { CaseStudyDetail } from '#shared/content/article.ts'
import { caseStudyListing } from '#shared/pages/listings.ts'
import { paths } from '#shared/paths.ts'
import { industryName, serviceName } from '#web/lib/catalogue-names.ts'
import { socialImageOf } from '#web/lib/article-image.ts'
import { canonicalOf } from '#web/lib/canonical.ts'
import { PageHead } from '#web/lib/page-head.tsx'
import { article, breadcrumbList } from '#web/lib/structured-data/subjects.ts'

/** Title, social card and structured data of a case study. `/case-studies/{slug}` is the address to keep. */
export function CaseStudyHead({ study }: { readonly study: CaseStudyDetail }) {
  const { seo, industry, title } = study
  const path = paths.caseStudy(study.slug)
  const canonical = canonicalOf(seo.canonical, path)
  const description = seo.description ?? study.summary
  const image = socialImageOf(study, path)
  const published = study.published_at ?? undefined
  const section = industry === null ? undefined : industryName(industry)
  const services = study.services.map(serviceName)
  const keywords = seo.keywords.length > 0 ? seo.keywords : services
  return (
    <PageHead
      title={seo.title ?? title}
      description={description}
      keywords={keywords}
      canonical={canonical}
      ogImage={image}
      ogType="article"
      noindex={seo.noindex}
      articlePublishedTime={published}
      articleModifiedTime={study.updated_at}
      articleSection={section}
      articleTags={services}
      structuredData={[
        article({
          type: 'Article',
          headline: title,
          description,
          page: canonical,
          image: image.url,
          published,
          modified: study.updated_at,
          section,
          keywords,
        }),
        breadcrumbList([
          { label: caseStudyListing.title, href: paths.caseStudies() },
          { label: title, href: path },
        ]),
      ]}
    />
  )
}
