import type { ReactNode } from 'react'
import { Navigate, redirect, useParams } from 'react-router-dom'
import type { Origin } from '#web/lib/content/content-fallback.ts'
import { askServerIfMissing } from '#web/lib/content/ask-server.ts'
import { useContent } from '#web/lib/content/use-content.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { loadContent, type PageLoader } from '#web/lib/page/page-loader.ts'
import type { articleDetailQuery } from '#web/lib/queries/article-query.ts'
import type { ContentEnv, Via } from '#web/lib/queries/content-env.ts'
import { Missing } from '../site/missing.tsx'
import { Unready } from '../site/unready.tsx'

/** Configuration of a route with one article, which the URL names by its slug or document id. */
export interface ArticleRoute<Article> {
  readonly query: (
    env: ContentEnv,
    via: Via,
    id: string,
  ) => ReturnType<typeof articleDetailQuery<Article>>
  readonly path: (via: Via, slug: string) => string
  /** Title of the loading and error states. */
  readonly title: string
  /** Heading of the state for a missing article, and its link to the list. */
  readonly missing: string
  readonly back: (via: Via) => { readonly label: string; readonly href: string }
  readonly draw: (article: Article, via: Via, origin: Origin) => ReactNode
}

interface Addressed {
  readonly slug: string
}

/** Loads the article that the URL names. An address with a document id redirects to the address with the slug. */
export const articleLoader =
  <Article extends Addressed>(route: ArticleRoute<Article>) =>
  (via: Via): PageLoader =>
  (env) =>
  async ({ params, request }) => {
    const id = params['id'] ?? ''
    const query = route.query(env, via, id)
    const page = await loadContent(env, query, (article) => {
      if (article === null) return 404
      if (article.slug !== id) throw redirect(route.path(via, article.slug), 308)
      return 200
    })
    await askServerIfMissing(env, query.queryKey, request.url)
    return page
  }

/** Page of an article, or its loading, error or not-found state. */
export function ArticleRoutePage<Article extends Addressed>({
  route,
  via,
}: {
  readonly route: ArticleRoute<Article>
  readonly via: Via
}) {
  const { id = '' } = useParams()
  const content = useContent(route.query(useApp(), via, id))
  if (content.state !== 'ready') return <Unready title={route.title} content={content} />
  const { data: article, origin } = content
  if (article === null) return <Missing heading={route.missing} back={route.back(via)} />
  if (article.slug !== id) return <Navigate to={route.path(via, article.slug)} replace />
  return route.draw(article, via, origin)
}
