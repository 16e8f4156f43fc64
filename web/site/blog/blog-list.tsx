import type { BlogPage } from '#shared/content/article.ts'
import { blogListing } from '#shared/pages/blog-listing.ts'
import { paths } from '#shared/paths/paths.ts'
import { Listing, type ListingProps } from '#web/blocks/listing/listing.tsx'
import type { Origin } from '#web/lib/content/content-fallback.ts'
import type { ListUrl } from '#web/lib/page/list-place.ts'
import type { Via } from '#web/lib/queries/content-env.ts'
import { BlogCard } from './blog-card.tsx'
import { PostRow } from './post-row.tsx'

interface BlogListProps {
  readonly via: Via
  readonly place: ListUrl
  readonly content: BlogPage
  readonly origin: Origin
  /** Returns the address of a page of the list. Default: the list of all posts. */
  readonly path?: ListingProps['path']
  readonly canonical?: ListingProps['path']
  readonly collection?: ListingProps['collection']
}

/** Page with a list of posts. */
export function BlogList({ via, place, content, origin, ...selection }: BlogListProps) {
  const articlePath = via === 'cms' ? paths.cmsBlog : paths.blog
  const { items, total, facets } = content
  const isCollection = selection.collection !== undefined
  return (
    <Listing
      copy={blogListing}
      place={place}
      total={total}
      facets={facets.map(({ slug, title, count }) => ({ slug, label: title, count }))}
      origin={origin}
      path={via === 'cms' ? paths.cmsBlogs : paths.blogs}
      canonical={paths.blogs}
      {...selection}
    >
      {items.length > 0 && (
        <div className={isCollection ? 'post-rows' : 'cards'}>
          {items.map((blog, index) => {
            const shared = { blog, href: articlePath(blog.slug), lead: index === 0 }
            return isCollection ? (
              <PostRow key={blog.id} {...shared} />
            ) : (
              <BlogCard key={blog.id} {...shared} level={2} />
            )
          })}
        </div>
      )}
    </Listing>
  )
}
