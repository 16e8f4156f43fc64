import type { BlogCard as BlogCardData } from '#shared/content/article.ts'
import { paths } from '#shared/paths/paths.ts'
import type { Via } from '#web/lib/queries/content-env.ts'
import { BlogCard } from './blog-card.tsx'

export interface ReadNextProps {
  readonly via: Via
  readonly related: readonly BlogCardData[]
}

/** Related posts below a post. */
export function ReadNext({ via, related }: ReadNextProps) {
  const articlePath = via === 'cms' ? paths.cmsBlog : paths.blog
  return (
    <section aria-labelledby="read-next">
      <h2 className="label" id="read-next">
        Read next
      </h2>
      <div className="cards">
        {related.slice(0, 3).map((blog) => (
          <BlogCard key={blog.id} blog={blog} href={articlePath(blog.slug)} level={3} />
        ))}
      </div>
    </section>
  )
}
