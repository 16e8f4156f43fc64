import '#web/blocks/article.css'
import { counted } from '#shared/text/count.ts'
import { useMemo } from 'react'
import type { BlogDetail } from '#shared/content/article.ts'
import { invitations } from '#shared/pages/invitation.ts'
import { listingNames } from '#shared/pages/catalogue/listing-names.ts'
import { paths } from '#shared/paths/paths.ts'
import { ArticleEnd } from '#web/blocks/article-end/article-end.tsx'
import { updatedEntry } from '#web/blocks/article-end/updated-entry.tsx'
import { ArticleBody } from '#web/blocks/article-body.tsx'
import { ContentsRail } from '#web/ui/contents-rail.tsx'
import { WideCover } from '#web/blocks/cover.tsx'
import { headingsOf } from '#web/blocks/headings.ts'
import { tagName } from '#web/lib/page/catalogue-names.ts'
import { longDate } from '#web/lib/time/dates.ts'
import { familyOf } from '#shared/engraving/family-of.ts'
import { accentClass } from '#web/lib/page/family.ts'
import type { Origin } from '#web/lib/content/content-fallback.ts'
import type { Via } from '#web/lib/queries/content-env.ts'
import { Actions } from '#web/ui/actions.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { SavedNotice } from '#web/ui/notice.tsx'
import { Record } from '#web/ui/record.tsx'
import { StaticIsland } from '#web/ui/island/static-island.tsx'
import { authorPart, readNextPart } from './blog-parts.ts'
import { repeatsOpening } from './lead-paragraph.ts'

interface BlogArticleProps {
  readonly via: Via
  readonly blog: BlogDetail
  readonly origin: Origin
}

/** Category and tags of a post. Each links to the list of its posts. */
function Subjects({ category, tags }: Pick<BlogDetail, 'category' | 'tags'>) {
  const links = [
    ...(category === null ? [] : [[paths.blogCategory(category.slug), category.title] as const]),
    ...tags.map((tag) => [paths.blogTag(tag.toLowerCase()), tagName(tag)] as const),
  ]
  return (
    <ul>
      {links.map(([href, name], index) => (
        <li key={index}>
          <a className="fact-link" href={href}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Related posts except the previous and the next post, to which the page has other links. */
const unlinkedPosts = ({ related, previous, next }: BlogDetail) =>
  related.filter(({ id }) => id !== previous?.id && id !== next?.id)

/** Blog post: title and facts, then the cover, then a table of contents in the side column and the text in the main column. */
export function BlogArticle({ via, blog, origin }: BlogArticleProps) {
  const listPath = via === 'cms' ? paths.cmsBlogs : paths.blogs
  const headings = useMemo(() => headingsOf(blog.body), [blog.body])
  const family = familyOf(blog.category?.slug ?? blog.slug)
  const { category, author } = blog
  const related = unlinkedPosts(blog)
  const links = [
    { label: listingNames.blog, href: listPath() },
    ...(category === null
      ? []
      : [{ label: category.title, href: listPath({ filter: category.slug }) }]),
  ]
  const minutes = counted(blog.reading_minutes, 'minute')
  return (
    <article className={`article ${accentClass[family]}`}>
      <header className="page article-head">
        <Breadcrumb links={links} />
        <div className="article-titles">
          <h1>{blog.title}</h1>
          {blog.excerpt !== '' && !repeatsOpening(blog.excerpt, blog.body) && (
            <p className="lede">{blog.excerpt}</p>
          )}
          {origin === 'saved' && <SavedNotice />}
        </div>
        <Record
          entries={[
            [
              'Written by',
              author === null ? null : (
                <a className="fact-link" href={paths.author(author.id)}>
                  {author.name}
                </a>
              ),
            ],
            [
              'Published',
              blog.published_at === null ? null : (
                <time dateTime={blog.published_at}>{longDate(blog.published_at)}</time>
              ),
            ],
            updatedEntry(blog),
            ['Reading', minutes],
            [
              'Subject',
              category === null && blog.tags.length === 0 ? null : (
                <Subjects category={category} tags={blog.tags} />
              ),
            ],
          ]}
        />
      </header>
      <WideCover picture={blog.cover_image} family={family} />
      <div className="page article-columns">
        <ContentsRail key={blog.id} headings={headings} />
        <div className="article-text">
          <ArticleBody document={blog.id} body={blog.body} headings={headings} />
          {author !== null && (
            <StaticIsland
              part={authorPart}
              as="div"
              className="author-place"
              props={{ author, family }}
            />
          )}
          <Actions {...invitations.post(blog.tags)} />
        </div>
        <ArticleEnd
          title={blog.title}
          path={paths.blog(blog.slug)}
          previous={blog.previous}
          next={blog.next}
          pathOf={via === 'cms' ? paths.cmsBlog : paths.blog}
        />
      </div>
      {related.length > 0 && (
        <StaticIsland
          part={readNextPart}
          as="div"
          className="page read-next"
          props={{ related, via }}
        />
      )}
    </article>
  )
}
