import type { BlogCard as BlogCardData } from '#shared/content/article.ts'
import { CardCover } from '#web/blocks/cover.tsx'
import { hasFile } from '#web/blocks/picture.tsx'
import { familyOf } from '#shared/engraving/family-of.ts'
import { DrawnOnce } from '#web/lib/page/drawn-once.tsx'
import { accentClass } from '#web/lib/page/family.ts'

const familyOfBlog = ({ category, slug }: Pick<BlogCardData, 'category' | 'slug'>) =>
  familyOf(category?.slug ?? slug)

/** Fields that a card shows. A card without an excerpt is always brief. */
type CardData = Pick<
  BlogCardData,
  'slug' | 'title' | 'cover_image' | 'category' | 'reading_minutes'
> &
  Partial<Pick<BlogCardData, 'excerpt'>>

interface BlogCardProps {
  readonly blog: CardData
  readonly href: string
  readonly level: 2 | 3
  readonly lead?: boolean
  /** True if the excerpt is left out, because the list is not the main content of the page. */
  readonly brief?: boolean
}

function Inside({ blog, href, level, lead = false, brief = false }: BlogCardProps) {
  const Heading = `h${level}` as const
  return (
    <>
      <CardCover picture={blog.cover_image} family={familyOfBlog(blog)} lead={lead} />
      <p className="card-label">
        {blog.category !== null && <span className="card-subject">{blog.category.title}</span>}
        <span>{blog.reading_minutes} min</span>
      </p>
      <Heading className="card-title">
        <a href={href}>{blog.title}</a>
      </Heading>
      {!brief && <p className="card-text">{blog.excerpt}</p>}
    </>
  )
}

/** Post in a list: cover, subject, reading time, title and excerpt. The complete card is one link. */
export function BlogCard(props: BlogCardProps) {
  const { blog, lead = false } = props
  return (
    <DrawnOnce
      part={Inside}
      name="blog"
      props={props}
      className={`card ${accentClass[familyOfBlog(blog)]}`}
      anew={lead && hasFile(blog.cover_image)}
    />
  )
}
