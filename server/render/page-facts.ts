import { createPageSource, type PageContent } from './page-source.ts'
import type { Render, RenderedPage } from './pages.ts'
import type { PageFacts } from '#server/discovery/types.ts'
import { defaultOpenGraph } from '#shared/browser/open-graph.ts'

export interface PageFactsOptions {
  readonly render: Render
  readonly content: PageContent
  /** Public origin of the site. */
  readonly origin: string
  /** False if pages change while the server runs, as in development. */
  readonly mayKeep: boolean
}

function factsOf(head: RenderedPage['head'], origin: string): PageFacts {
  const valueOf = (name: string, key: string, value: string) =>
    head.find((tag) => tag.attributes[name] === key)?.attributes[value]
  const openGraph = Object.fromEntries(
    Object.entries(defaultOpenGraph(origin)).map(([name, fallback]) => [
      name,
      valueOf('property', name, 'content') ?? fallback,
    ]),
  )
  return {
    canonical: valueOf('rel', 'canonical', 'href'),
    noindex: valueOf('name', 'robots', 'content')?.includes('noindex') === true,
    openGraph: { ...defaultOpenGraph(origin), ...openGraph },
  }
}

/**
 * Returns metadata of the public pages from their rendered HTML, so that all consumers have the same metadata. Pages do not change while
 * the server runs, so each page is rendered for its metadata only once, unless rendering fails.
 */
export function createPageFacts(options: PageFactsOptions) {
  const kept = new Map<string, PageFacts>()
  return async (path: string): Promise<PageFacts | undefined> => {
    const known = kept.get(path)
    if (known !== undefined) return known
    const { status, head } = await options.render({
      request: new Request(new URL(path, options.origin)),
      source: createPageSource(options.content).source,
    })
    if (status !== 200) return undefined
    const facts = factsOf(head, options.origin)
    if (options.mayKeep) kept.set(path, facts)
    return facts
  }
}
