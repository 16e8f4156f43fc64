import type { CaseStudyDetail } from '#shared/content/article.ts'
import { paths } from '#shared/paths.ts'
import { site } from '#shared/site.ts'
import { useApp } from '#web/lib/app-context.tsx'
import { absoluteUrl, canonicalOf, socialImage } from '#web/lib/head.ts'
import { imageOfSize } from '#web/lib/image-urls.ts'
import { PageHead } from '#web/lib/page-head.tsx'
import { industryName, serviceName } from './industry-name.ts'

/** Title, social card and structured data of a case study. `/case-studies/{slug}` is the address to keep. */
export function CaseStudyHead({ study }: { readonly study: CaseStudyDetail }) {
  const { origin } = useApp()
  const { seo, industry } = study
  const canonical = canonicalOf(seo.canonical, paths.caseStudy(study.slug))
  const description = seo.description ?? study.summary
  const picture = seo.og_image ?? study.cover_image
  const image =
    picture === null ? undefined : imageOfSize(picture, socialImage.width, socialImage.height)
  const published = study.published_at ?? undefined
  const services = study.services.map(serviceName)
  return (
    <PageHead
      title={seo.title ?? study.title}
      description={description}
      canonical={canonical}
      noindex={seo.noindex}
      keywords={seo.keywords.length > 0 ? seo.keywords : services}
      image={image === undefined ? undefined : { url: image, alt: picture?.alt_text ?? '' }}
      article={{
        published,
        modified: study.updated_at,
        section: industry === null ? undefined : industryName(industry),
        tags: services,
      }}
      structuredData={{
        '@type': 'Article',
        headline: study.title,
        description,
        datePublished: published,
        dateModified: study.updated_at,
        author: { '@type': 'Organization', name: site.product, url: origin },
        publisher: { '@type': 'Organization', name: site.product, url: origin },
        ...(image === undefined ? {} : { image: absoluteUrl(image, origin) }),
        mainEntityOfPage: absoluteUrl(canonical, origin),
      }}
    />
  )
}
