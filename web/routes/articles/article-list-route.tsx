import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Origin } from '#web/lib/content/content-fallback.ts'
import { useContent } from '#web/lib/content/use-content.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { listStatus, readListUrl, type ListUrl } from '#web/lib/page/list-place.ts'
import { loadContent, staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import type { articleListQuery } from '#web/lib/queries/article-query.ts'
import type { ContentEnv, Via } from '#web/lib/queries/content-env.ts'
import { Missing } from '../site/missing.tsx'
import { Unready } from '../site/unready.tsx'

/** Configuration of a route with a list of articles that can be filtered. */
export interface ListRoute<Page> {
  /** Name of the URL parameter that contains the filter. */
  readonly parameter: string
  readonly query: (
    env: ContentEnv,
    via: Via,
    place: ListUrl,
  ) => ReturnType<typeof articleListQuery<Page>>
  readonly title: string
  /** Number of cards that the skeleton of the list shows. */
  readonly cards: number
  readonly list: (props: {
    readonly via: Via
    readonly place: ListUrl
    readonly content: Page
    readonly origin: Origin
  }) => ReactNode
}

interface RouteProps<Page> {
  readonly route: ListRoute<Page>
  readonly via: Via
}

/** Loads the page of the list whose number and filter are in the URL. */
export const listLoader =
  <Page extends { readonly total: number }>(route: ListRoute<Page>) =>
  (via: Via): PageLoader =>
  (env) =>
  ({ request }) => {
    const place = readListUrl(new URL(request.url).searchParams, route.parameter)
    if (place === undefined) return staticPage(404)
    return loadContent(env, route.query(env, via, place), ({ total }) => listStatus(place, total))
  }

function ListAt<Page extends { readonly total: number }>({
  route,
  via,
  place,
}: RouteProps<Page> & { readonly place: ListUrl }) {
  const { query, title, cards, list: List } = route
  const content = useContent(query(useApp(), via, place))
  if (content.state === 'ready') {
    const found = place.filter !== undefined || listStatus(place, content.data.total) === 200
    if (!found) return <Missing />
    return <List via={via} place={place} content={content.data} origin={content.origin} />
  }
  return <Unready title={title} content={content} cards={cards} />
}

/** Page of a list, or its loading, error or not-found state. */
export function ListRoutePage<Page extends { readonly total: number }>({
  route,
  via,
}: RouteProps<Page>) {
  const [search] = useSearchParams()
  const place = readListUrl(search, route.parameter)
  return place === undefined ? <Missing /> : <ListAt route={route} via={via} place={place} />
}
