import type { Author, BlogPage } from '#shared/content/article.ts'
import { pictureShapes } from '#shared/content/pictures/picture-shapes.ts'
import { paths } from '#shared/paths/paths.ts'
import { hasFile, Picture } from '#web/blocks/picture.tsx'
import { longDate } from '#web/lib/time/dates.ts'

/** Month of the author's oldest post. Undefined if this page of the list does not contain all posts. */
function firstMonth({ items, total }: BlogPage): string | undefined {
  if (items.length < total) return undefined
  const [oldest] = items.flatMap(({ published_at }) => published_at ?? []).toSorted()
  return oldest && longDate(oldest).replace(/^\d+ /, '')
}

/** Portrait, role, subjects and number of posts of an author, and a link for reporting errors. */
export function AuthorFacts({
  author,
  posts,
}: {
  readonly author: Author
  readonly posts: BlogPage
}) {
  const { picture, role } = author
  const subjects = [...new Set(posts.items.flatMap(({ category }) => category?.title ?? []))]
  const since = firstMonth(posts)
  const entries = [
    ['Role', role],
    ['Writes about', subjects.join(', ')],
    ['Articles', since === undefined ? posts.total : `${posts.total} since ${since}`],
  ] as const
  return (
    <aside className="author-facts" aria-label="About the author">
      {hasFile(picture) && (
        <Picture
          picture={picture}
          shape={pictureShapes.portrait}
          sizes="(min-width: 640px) 216px, 96px"
        />
      )}
      <div>
        <dl>
          {entries.map(
            ([name, value]) =>
              value !== null &&
              value !== '' && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <a className="fact-link" href={paths.contactMessage}>
          Report an error in an article
        </a>
      </div>
    </aside>
  )
}
