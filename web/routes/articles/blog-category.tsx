import { blogListing } from '#shared/pages/blog-listing.ts'
import { FEED_FORMATS, feedFormats, feedPath } from '#shared/paths/feed-paths.ts'
import { paths } from '#shared/paths/paths.ts'
import { counted } from '#shared/text/count.ts'
import { longDate } from '#web/lib/time/dates.ts'
import { BlogCollectionPage, collectionLoader } from './blog-collection-page.tsx'

const collection: Parameters<typeof collectionLoader>[0] = {
  parameter: 'slug',
  filter: (category) => ({ category }),
  path: (filter, page) => paths.blogs({ filter, page }),
  // A category can be requested by its id too, but its canonical address contains the slug.
  describe: (slug, { facets, items, total }) => {
    const facet = facets.find((one) => one.slug === slug)
    const newest = items[0]?.published_at ?? null
    return (
      facet && {
        kind: blogListing.kinds.category,
        name: facet.title,
        intro: (
          <>
            <p className="lede">{blogListing.description}</p>
            <p className="collection-feeds">
              {feedFormats.map((format) => (
                <a
                  key={format}
                  className="fact-link"
                  href={feedPath(paths.blogCategory(slug), format)}
                >
                  {FEED_FORMATS[format].label}
                </a>
              ))}
              <span>
                {counted(total, 'article')}, last on {longDate(newest)}
              </span>
            </p>
          </>
        ),
        noindex: false,
      }
    )
  },
}

export const createLoader = collectionLoader(collection)

/** Route of the posts of a category. */
export function Component() {
  return <BlogCollectionPage collection={collection} />
}
