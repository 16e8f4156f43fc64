import { blogListing } from '#shared/pages/blog-listing.ts'
import { paths } from '#shared/paths/paths.ts'
import { counted } from '#shared/text/count.ts'
import { longDate } from '#web/lib/time/dates.ts'
import { BlogCollectionPage, collectionLoader } from './blog-collection-page.tsx'

const collection: Parameters<typeof collectionLoader>[0] = {
  parameter: 'slug',
  filter: (category) => ({ category }),
  path: (filter, page) => paths.blogs({ filter, page }),
  // The URL may contain the id of the category instead of the slug, but the canonical address contains the slug.
  describe: (slug, { facets, items, total }) => {
    const facet = facets.find((one) => one.slug === slug)
    const newest = items[0]?.published_at ?? null
    return (
      facet && {
        kind: 'Category',
        name: facet.title,
        intro: (
          <>
            <p className="lede">{blogListing.description}</p>
            <p className="collection-count">
              {counted(total, 'article')}, last on {longDate(newest)}
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
