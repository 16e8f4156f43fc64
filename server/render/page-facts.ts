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

/** Metadata of the public pages from their rendered HTML, so that all consumers have the same metadata. */
export interface KeptPageFacts {
  /** Returns the metadata of a page, or undefined if there is no such page. A page is rendered for its metadata only once, unless rendering fails. */
  of(path: string): Promise<PageFacts | undefined>
  /** Renders all pages again for their metadata, after the text of a page has changed. */
  forget(): void
}

/** Creates the metadata of the public pages. */
export function createPageFacts(options: PageFactsOptions): KeptPageFacts {
  let kept = new Map<string, PageFacts>()
  return {
    of: async (path) => {
      // A render that began before `forget` stores its result in the map that it found.
      const known = kept
      const found = known.get(path)
      if (found !== undefined) return found
      const { status, head, origin } = await options.render({
        request: new Request(new URL(path, options.origin)),
        source: createPageSource(options.content).source,
      })
      if (status !== 200) return undefined
      const facts = factsOf(head, options.origin)
      if (options.mayKeep && origin !== 'shipped') known.set(path, facts)
      return facts
    },
    forget: () => {
      kept = new Map()
    },
  }
}
