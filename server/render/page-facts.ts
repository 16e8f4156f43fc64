import { createPageSource, type PageContent } from './page-source.ts'
import type { Render, RenderedPage } from './web-entry.ts'
import type { PageFacts } from '#server/discovery/types.ts'
import { defaultOpenGraph } from '#shared/browser/open-graph.ts'

export interface PageFactsOptions {
  readonly render: Render
  readonly content: PageContent
  /** Public origin of the site. */
  readonly origin: string
  /** False if pages change while the server runs, as in development. */
  readonly mayKeep: boolean
  /** Returns the id of the document that contains the text of a page, or undefined if the page has no such document. */
  readonly documentOf: (path: string) => string | undefined
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

/** Change of public content. */
interface Change {
  /** Ids of the changed documents; empty if they are unknown. */
  readonly ids: readonly string[]
  readonly tags: readonly string[]
}

/** Metadata of the public pages. They are taken from the rendered HTML, so that they are the same for all users of the metadata. */
export interface KeptPageFacts {
  /** Returns the metadata of a page, or undefined if there is no such page. Renders the page only if its metadata are not cached. */
  of(path: string): Promise<PageFacts | undefined>
  /** Discards the metadata of pages whose text has changed. If the change has no ids, these are the pages with one of its tags. */
  changed(change: Change): void
}

interface Kept {
  readonly facts: PageFacts
  readonly document: string | undefined
  readonly tags: ReadonlySet<string>
}

/** True if a change affects the metadata of a page. They depend only on the page's own text, not on the articles that the page lists. */
const affects = ({ ids, tags }: Change, page: Omit<Kept, 'facts'>) =>
  ids.length === 0
    ? tags.some((tag) => page.tags.has(tag))
    : page.document !== undefined && ids.includes(page.document)

/** Creates the source of the metadata of public pages. */
export function createPageFacts(options: PageFactsOptions): KeptPageFacts {
  const kept = new Map<string, Kept>()
  /** One list for each render in progress: the changes that have arrived since its start. */
  const rendering = new Set<Change[]>()

  const renderOf = async (path: string): Promise<PageFacts | undefined> => {
    const changes: Change[] = []
    rendering.add(changes)
    try {
      const { source, tags } = createPageSource(options.content)
      const { status, head, origin } = await options.render({
        request: new Request(new URL(path, options.origin)),
        source,
      })
      if (status !== 200) return undefined
      const facts = factsOf(head, options.origin)
      const page = { facts, document: options.documentOf(path), tags }
      const isCurrent = !changes.some((change) => affects(change, page))
      if (options.mayKeep && origin !== 'shipped' && isCurrent) kept.set(path, page)
      return facts
    } finally {
      rendering.delete(changes)
    }
  }

  return {
    of: async (path) => kept.get(path)?.facts ?? renderOf(path),
    changed: (change) => {
      for (const changes of rendering) changes.push(change)
      for (const [path, page] of kept) if (affects(change, page)) kept.delete(path)
    },
  }
}
