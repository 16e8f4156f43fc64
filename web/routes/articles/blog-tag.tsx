import { blogListing, INDEXED_TAG } from '#shared/pages/blog-listing.ts'
import { paths } from '#shared/paths/paths.ts'
import { tagName } from '#web/lib/page/catalogue-names.ts'
import { BlogCollectionPage, collectionLoader } from './blog-collection-page.tsx'

const collection: Parameters<typeof collectionLoader>[0] = {
  parameter: 'tag',
  filter: (tag) => ({ tag }),
  path: paths.blogTag,
  describe: (tag, { items, total }) => {
    // All spellings of a tag (case, spaces) have one canonical address. REST trims the tag. For a blank tag REST lists all posts, none of
    // which has this tag.
    const spelling = items[0]?.tags.find((one) => one.toLowerCase() === tag)
    if (spelling === undefined) return undefined
    return {
      kind: 'Topic',
      name: tagName(spelling),
      intro: <p className="lede">{blogListing.tagged}</p>,
      noindex: total < INDEXED_TAG,
    }
  },
}

export const createLoader = collectionLoader(collection)

/** Route of the posts with a tag. */
export function Component() {
  return <BlogCollectionPage collection={collection} />
}
