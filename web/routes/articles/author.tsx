import '#web/blocks/article.css'
import { paths } from '#shared/paths/paths.ts'
import { familyOf } from '#shared/engraving/family-of.ts'
import { AuthorNote } from '#web/site/blog/author-note.tsx'
import { BlogCollectionPage, collectionLoader } from './blog-collection-page.tsx'

const collection: Parameters<typeof collectionLoader>[0] = {
  parameter: 'id',
  filter: (author) => ({ author }),
  path: paths.author,
  describe: (id, { items }) => {
    const author = items.map((blog) => blog.author).find((one) => one?.id === id)
    if (!author) return undefined
    const intro = <AuthorNote author={author} family={familyOf(author.id)} isNamed />
    return { name: author.name, intro, noindex: false }
  },
}

export const createLoader = collectionLoader(collection)

/** Route of the posts of an author. */
export function Component() {
  return <BlogCollectionPage collection={collection} />
}
