import '#web/blocks/article.css'
import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import type { BlogPage } from '#shared/content/article.ts'
import { blogListing } from '#shared/pages/blog-listing.ts'
import { paths } from '#shared/paths/paths.ts'
import type { ListPlace } from '#shared/paths/list-paths.ts'
import { BlogList } from '#web/site/blog/blog-list.tsx'
import type { ListingCollection } from '#web/blocks/listing/listing.tsx'
import { useApp } from '#web/lib/page/app-context.tsx'
import { listStatus, readListUrl, type ListUrl } from '#web/lib/page/list-place.ts'
import { loadContent, staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import { blogListQuery, type BlogListPlace } from '#web/lib/queries/blogs.ts'
import { useContent } from '#web/lib/content/use-content.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Missing } from '../site/missing.tsx'
import { Unready } from '../site/unready.tsx'

interface Described extends Pick<ListingCollection, 'name' | 'aside' | 'noindex'> {
  /** Kind of the collection, as the label of its heading. */
  readonly kind: string
  /** Text below the heading. */
  readonly intro: ReactNode
}

/** Collection of posts with a common property, such as a tag. The value of this property is a parameter of the route. */
interface BlogCollection {
  readonly parameter: string
  readonly filter: (value: string) => Omit<BlogListPlace, 'page'>
  readonly path: (value: string, page: number | undefined) => string
  /** Returns the texts of the collection with this value of the parameter. Undefined if the collection does not exist. */
  readonly describe: (value: string, content: BlogPage) => Described | undefined
}

const placeOf = (params: URLSearchParams, value: string): ListUrl | undefined => {
  const place = readListUrl(params, '')
  return place && value !== '' && value.length <= 200 ? { ...place, filter: value } : undefined
}

/** Loads a page of a collection. The status of a collection without published posts is 404. */
export const collectionLoader =
  ({ parameter, filter, describe }: BlogCollection): PageLoader =>
  (env) =>
  ({ request, params }) => {
    const value = params[parameter] ?? ''
    const place = placeOf(new URL(request.url).searchParams, value)
    if (place === undefined) return staticPage(404)
    const query = blogListQuery(env, 'rest', { page: place.page, ...filter(value) })
    return loadContent(env, query, (content) =>
      describe(value, content) === undefined ? 404 : listStatus(place, content.total),
    )
  }

const CollectionTitle = ({ kind, name, intro }: Described) => (
  <>
    <Breadcrumb links={[{ label: blogListing.name, href: paths.blogs() }]} current={name} />
    <header className="listing-head">
      <p className="label">{kind}</p>
      <h1>{name}</h1>
      {intro}
    </header>
  </>
)

function CollectionAt({
  collection: { filter, path, describe },
  place,
  value,
}: {
  readonly collection: BlogCollection
  readonly place: ListUrl
  readonly value: string
}) {
  const content = useContent(
    blogListQuery(useApp(), 'rest', { page: place.page, ...filter(value) }),
  )
  if (content.state !== 'ready') {
    return <Unready title={blogListing.title} content={content} cards={6} />
  }
  const { data, origin } = content
  const described = describe(value, data)
  if (described === undefined || listStatus(place, data.total) !== 200) {
    return <Missing back={{ label: blogListing.all, href: paths.blogs() }} />
  }
  const at = ({ page }: ListPlace = {}) => path(value, page)
  const { name, aside, noindex } = described
  return (
    <div className="collection">
      <BlogList
        via="rest"
        place={place}
        content={data}
        origin={origin}
        path={at}
        canonical={at}
        collection={{
          name,
          aside,
          noindex,
          title: <CollectionTitle {...described} />,
          filterPath: paths.blogs,
        }}
      />
    </div>
  )
}

/** Page of a collection, or its loading, error or not-found state. */
export function BlogCollectionPage({ collection }: { readonly collection: BlogCollection }) {
  const [search] = useSearchParams()
  const value = useParams()[collection.parameter] ?? ''
  const place = placeOf(search, value)
  return place === undefined ? (
    <Missing />
  ) : (
    <CollectionAt collection={collection} place={place} value={value} />
  )
}
