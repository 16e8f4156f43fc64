import '#web/blocks/living-report/living.css'
import '#web/blocks/planner/planner.css'
import '#web/site/landing/landing.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { data, useParams } from 'react-router-dom'
import type { LandingPage } from '#shared/content/landing/landing-page.ts'
import { planningTable } from '#shared/pages/planning.ts'
import { hasLandingForm } from '#shared/paths/landing-path.ts'
import { paths } from '#shared/paths/paths.ts'
import { askServerIfMissing } from '#web/lib/content/ask-server.ts'
import { useContent } from '#web/lib/content/use-content.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { landingHead } from '#web/lib/page/landing-head.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { loadContent, type PageLoader, type PageState } from '#web/lib/page/page-loader.ts'
import { landingQuery } from '#web/lib/queries/landing.ts'
import { rangesQuery } from '#web/lib/queries/planning-ranges.ts'
import { LandingArticle } from '#web/site/landing/landing-article.tsx'
import { Missing } from './missing.tsx'
import { Unready } from './unready.tsx'

const hasPlanner = (page: LandingPage | null | undefined) =>
  page?.blocks.some(({ type }) => type === 'landingPlanner') === true

/**
 * Loads the landing page at this path, and the planning ranges for its planner. The route also matches every path of one segment without a
 * route of its own. If the path cannot be that of a landing page, no request is sent.
 */
export const createLoader: PageLoader =
  (env) =>
  async ({ params, request }) => {
    const slug = params['slug'] ?? ''
    if (!hasLandingForm(slug)) {
      return data<PageState>({ failed: false, missing: true }, { status: 404 })
    }
    const query = landingQuery(env, slug)
    const page = await loadContent(env, query, (found) => (found === null ? 404 : 200))
    await askServerIfMissing(env, query.queryKey, request.url)
    if (hasPlanner(env.queryClient.getQueryData(query.queryKey)?.data)) {
      // If the ranges cannot be loaded, the planner uses the shipped ones.
      await loadContent(env, rangesQuery(env), () => 200).catch(() => undefined)
    }
    return page
  }

/** Landing page, or its loading, error or not-found state. */
export function Component() {
  const { slug = '' } = useParams()
  const app = useApp()
  const content = useContent(landingQuery(app, slug))
  const isPlanned = content.state === 'ready' && hasPlanner(content.data)
  const { data: ranges } = useQuery({ ...rangesQuery(app), enabled: isPlanned })
  const delivered = ranges?.data
  // Memoized, because the planner replaces its server-rendered form whenever one of its props changes.
  const table = useMemo(() => planningTable(delivered ?? []), [delivered])
  if (content.state !== 'ready') return <Unready title="Loading" content={content} />
  const { data: page, origin } = content
  if (page === null) {
    return <Missing back={{ label: 'What we offer', href: paths.whatWeOffer }} />
  }
  return (
    <>
      <PageHead {...landingHead(page)} />
      <LandingArticle key={page.id} page={page} origin={origin} ranges={table} />
    </>
  )
}
