import type { BlogDetail } from '#shared/content/article.ts'
import { paths } from '#shared/paths.ts'
import { site } from '#shared/site.ts'
import { useApp } from '#web/lib/app-context.tsx'
import { absoluteUrl, canonicalOf, socialImage } from '#web/lib/head.ts'
import { imageOfSize } from '#web/lib/image-urls.ts'
import { PageHead } from '#web/lib/page-head.tsx'

/** Title, social card and structured data of a post. Whatever the address it was reached by, `/blogs/{slug}` is the one to keep. */
export function BlogHead({ blog }: { readonly blog: BlogDetail }) {
  const { origin } = useApp()
  const { seo, author, category } = blog
  const canonical = canonicalOf(seo.canonical, paths.blog(blog.slug))
  const description = seo.description ?? blog.excerpt
  const picture = seo.og_image ?? blog.cover_image
  const image =
    picture === null ? undefined : imageOfSize(picture, socialImage.width, socialImage.height)
  const published = blog.published_at ?? undefined
  return (
    <PageHead
      title={seo.title ?? blog.title}
      description={description}
      canonical={canonical}
      noindex={seo.noindex}
      keywords={seo.keywords.length > 0 ? seo.keywords : blog.tags}
      image={image === undefined ? undefined : { url: image, alt: picture?.alt_text ?? '' }}
      article={{
        author: author?.name,
        published,
        modified: blog.updated_at,
        section: category?.title,
        tags: blog.tags,
      }}
      structuredData={{
        '@type': 'BlogPosting',
        headline: blog.title,
        description,
        datePublished: published,
        dateModified: blog.updated_at,
        ...(author === null ? {} : { author: { '@type': 'Person', name: author.name } }),
        publisher: { '@type': 'Organization', name: site.product, url: origin },
        ...(image === undefined ? {} : { image: absoluteUrl(image, origin) }),
        ...(category === null ? {} : { articleSection: category.title }),
        mainEntityOfPage: absoluteUrl(canonical, origin),
      }}
    />
  )
}
