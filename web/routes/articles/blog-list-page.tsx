import type { BlogPage } from '#shared/content/article.ts'
import { blogListing } from '#shared/pages/blog-listing.ts'
import type { Via } from '#web/lib/queries/content-env.ts'
import { blogListQuery } from '#web/lib/queries/blogs.ts'
import { BlogList } from '#web/site/blog/blog-list.tsx'
import { listLoader, ListRoutePage, type ListRoute } from './article-list-route.tsx'

const route: ListRoute<BlogPage> = {
  parameter: 'category',
  query: (env, via, { page, filter }) => blogListQuery(env, via, { page, category: filter }),
  title: blogListing.title,
  cards: 6,
  list: BlogList,
}

/** Loads the page of the list of posts whose number and filter are in the URL. */
export const blogListLoader = listLoader(route)

/** Page of the list of all posts. */
export function BlogListPage({ via }: { readonly via: Via }) {
  return <ListRoutePage route={route} via={via} />
}
