import type { BlogDetail } from '#shared/content/article.ts'
import { listingNames } from '#shared/pages/catalogue/listing-names.ts'
import { paths } from '#shared/paths/paths.ts'
import { ArticlePageHead } from '#web/lib/page/article-page-head.tsx'
import { tagName } from '#web/lib/page/catalogue-names.ts'
import type { Via } from '#web/lib/queries/content-env.ts'

interface BlogHeadProps {
  readonly via: Via
  readonly blog: BlogDetail
}

/** Title, social card and structured data of a post. The canonical address is `/blogs/{slug}`. */
export function BlogHead({ via, blog }: BlogHeadProps) {
  const { author, category } = blog
  const list = { label: listingNames.blog, href: paths.blogs() }
  return (
    <ArticlePageHead
      via={via}
      article={blog}
      type="BlogPosting"
      path={paths.blog(blog.slug)}
      summary={blog.excerpt}
      section={category?.title}
      tags={blog.tags.map(tagName)}
      author={author?.name}
      way={
        category === null
          ? [list]
          : [list, { label: category.title, href: paths.blogs({ filter: category.slug }) }]
      }
    />
  )
}
