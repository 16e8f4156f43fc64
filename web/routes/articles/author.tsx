import { paths } from '#shared/paths/paths.ts'
import { AuthorFacts } from '#web/site/blog/author-facts.tsx'
import { BlogCollectionPage, collectionLoader } from './blog-collection-page.tsx'

const collection: Parameters<typeof collectionLoader>[0] = {
  parameter: 'id',
  filter: (author) => ({ author }),
  path: paths.author,
  describe: (id, posts) => {
    const author = posts.items.map((blog) => blog.author).find((one) => one?.id === id)
    if (!author) return undefined
    return {
      kind: 'Author',
      name: author.name,
      intro: author.bio !== null && <p className="lede">{author.bio}</p>,
      aside: <AuthorFacts author={author} posts={posts} />,
      noindex: false,
    }
  },
}

export const createLoader = collectionLoader(collection)

/** Route of the posts of an author. */
export function Component() {
  return <BlogCollectionPage collection={collection} />
}
