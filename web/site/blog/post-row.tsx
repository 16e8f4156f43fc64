import type { BlogItem } from '#shared/content/article.ts'
import { familyOf } from '#shared/engraving/family-of.ts'
import { pictureShapes } from '#shared/content/pictures/picture-shapes.ts'
import { hasFile, Picture } from '#web/blocks/picture.tsx'
import { Relief } from '#web/blocks/relief/relief.tsx'
import { DrawnOnce } from '#web/lib/page/drawn-once.tsx'
import { accentClass } from '#web/lib/page/family.ts'
import { longDate } from '#web/lib/time/dates.ts'

interface PostRowProps {
  readonly blog: Pick<
    BlogItem,
    | 'slug'
    | 'title'
    | 'excerpt'
    | 'cover_image'
    | 'category'
    | 'author'
    | 'published_at'
    | 'reading_minutes'
  >
  readonly href: string
  readonly lead: boolean
}

const familyOfBlog = ({ category, slug }: PostRowProps['blog']) => familyOf(category?.slug ?? slug)

function Inside({ blog, href, lead }: PostRowProps) {
  const { title, excerpt, author, published_at, reading_minutes, cover_image: cover } = blog
  const facts = [author?.name, longDate(published_at), `${reading_minutes} min`].filter(Boolean)
  return (
    <>
      <h2 className="card-title">
        <a href={href}>{title}</a>
      </h2>
      {excerpt !== '' && <p className="card-text">{excerpt}</p>}
      <p className="post-facts">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <div className="card-cover">
        {hasFile(cover) ? (
          <Picture
            picture={cover}
            shape={pictureShapes.card}
            sizes="(min-width: 640px) 216px, 96px"
            lead={lead}
            decorative
          />
        ) : (
          <Relief family={familyOfBlog(blog)} />
        )}
      </div>
    </>
  )
}

/** Post in the list of a category, tag or author: title, excerpt and facts, and the cover at the right. The complete row is one link. */
export function PostRow({ blog, href, lead }: PostRowProps) {
  const { slug, title, excerpt, cover_image, category, author, published_at, reading_minutes } =
    blog
  const shown = {
    slug,
    title,
    excerpt,
    cover_image,
    category,
    author,
    published_at,
    reading_minutes,
  }
  return (
    <DrawnOnce
      part={Inside}
      name="post-row"
      props={{ blog: shown, href, lead }}
      className={`post-row ${accentClass[familyOfBlog(blog)]}`}
      anew={lead && hasFile(cover_image)}
    />
  )
}
