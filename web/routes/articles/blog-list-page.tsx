import { useSearchParams } from 'react-router-dom'
import { BlogList } from '#web/site/blog/blog-list.tsx'
import { useApp } from '#web/lib/page/app-context.tsx'
import { listStatus, readListUrl, type ListUrl } from '#web/lib/page/list-place.ts'
import { loadContent, staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import { blogListQuery } from '#web/lib/queries/blogs.ts'
import type { Via } from '#web/lib/queries/content-env.ts'
import { useContent } from '#web/lib/content/use-content.ts'
import { blogListing } from '#shared/pages/blog-listing.ts'
import { Missing } from '../site/missing.tsx'
import { Unready } from '../site/unready.tsx'

const queryPlace = ({ page, filter }: ListUrl) => ({ page, category: filter })

/** Loads the page of the blog's list for the URL. */
export const blogListLoader =
  (via: Via): PageLoader =>
  (env) =>
  ({ request }) => {
    const place = readListUrl(new URL(request.url).searchParams, 'category')
    if (place === undefined) return staticPage(404)
    return loadContent(env, blogListQuery(env, via, queryPlace(place)), ({ total }) =>
      listStatus(place, total),
    )
  }

function BlogListAt({ via, place }: { readonly via: Via; readonly place: ListUrl }) {
  const content = useContent(blogListQuery(useApp(), via, queryPlace(place)))
  if (content.state === 'ready') {
    const found = place.filter !== undefined || listStatus(place, content.data.total) === 200
    if (!found) return <Missing />
    return <BlogList via={via} place={place} content={content.data} origin={content.origin} />
  }
  return <Unready title={blogListing.title} content={content} cards={6} />
}

/** Page of the blog's list, with its loading, error and not-found states. */
export function BlogListPage({ via }: { readonly via: Via }) {
  const [search] = useSearchParams()
  const place = readListUrl(search, 'category')
  return place === undefined ? <Missing /> : <BlogListAt via={via} place={place} />
}
