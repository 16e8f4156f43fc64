import type { BlogItem } from '#shared/content/article.ts'
import { CardCover } from '#web/blocks/cover.tsx'
import { familyOf } from '#shared/engraving/family-of.ts'
import { accentClass } from '#web/lib/family.ts'

interface BlogCardProps {
  readonly blog: BlogItem
  readonly href: string
  readonly level: 2 | 3
  readonly lead?: boolean
  /** Without the excerpt, on pages about something else. */
  readonly brief?: boolean
}

/** A post in a list: cover, subject and reading time, title, excerpt. The whole card leads to it. */
export function BlogCard({ blog, href, level, lead = false, brief = false }: BlogCardProps) {
  const family = familyOf(blog.category?.slug ?? blog.slug)
  const Heading = `h${level}` as const
  return (
    <article className={`card ${accentClass[family]}`}>
      <CardCover picture={blog.cover_image} slug={blog.slug} family={family} lead={lead} />
      <p className="card-label">
        {blog.category !== null && <span className="card-subject">{blog.category.title}</span>}
        <span>{blog.reading_minutes} min</span>
      </p>
      <Heading className="card-title">
        <a href={href}>{blog.title}</a>
      </Heading>
      {!brief && <p className="card-text">{blog.excerpt}</p>}
    </article>
  )
}
