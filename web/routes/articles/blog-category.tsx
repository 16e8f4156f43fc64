import { blogListing } from '#shared/pages/blog-listing.ts'
import { paths } from '#shared/paths/paths.ts'
import { BlogCollectionPage, collectionLoader } from './blog-collection-page.tsx'

const collection: Parameters<typeof collectionLoader>[0] = {
  parameter: 'slug',
  filter: (category) => ({ category }),
  path: (filter, page) => paths.blogs({ filter, page }),
  // A category can be requested by its id too, but its canonical address contains the slug.
  describe: (slug, { facets }) => {
    const facet = facets.find((one) => one.slug === slug)
    return (
      facet && {
        name: facet.title,
        intro: <p className="lede">{blogListing.description}</p>,
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
