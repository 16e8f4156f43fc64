import type { Limits } from '#server/http/guards/limits.ts'
import { authorOf } from '#server/auth/tokens/token-author.ts'
import type { Auth } from '#server/auth/auth.ts'
import { wordsOf } from '#server/content/list-request.ts'
import type { Discovery } from '#server/discovery/discovery.ts'
import type { Config } from '#server/config/config.ts'
import type { Acts } from '#server/http/acts.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { Route } from '#server/http/route.ts'
import type { MarkdownPages } from '#server/markdown/markdown-pages.ts'
import { mcpRoutes } from '#server/mcp/mcp.routes.ts'
import type { PublicSite } from '#server/mcp/ports.ts'
import { foldText } from '#server/mirror/mirrored-document.ts'
import { emailFact, factPassages } from '#server/search/company-facts.ts'
import type { VisitorSearch } from '#server/search/results/visitor-search.ts'
import { pageOf } from '#shared/content/pages/fixed-pages.ts'
import { markdownPath } from '#shared/paths/markdown-paths.ts'
import { wellKnownPaths } from '#shared/paths/paths.ts'
import type { ContentArea } from '../content.ts'
import type { Deps } from '../deps.ts'

/** Maximum number of redirects that a read of a page follows. */
const REDIRECTS = 3

/** Creates the function that returns the Markdown version of a page, as visitors get it. */
const pageReader =
  (origin: string, markdown: MarkdownPages): PublicSite['page'] =>
  async (path, { address, signal }) => {
    let url = new URL(markdownPath(path), origin)
    for (let count = 0; count <= REDIRECTS; count += 1) {
      const response = await markdown.fetch(new Request(url, { signal }), address)
      if (response === undefined) return undefined
      if (response.ok) return response.text()
      await response.body?.cancel()
      const to = URL.parse(response.headers.get('location') ?? '', url)
      if (response.status < 300 || response.status >= 400 || to?.origin !== origin) {
        if (response.status < 500 && response.status !== 429) return undefined
        throw new HttpError('unavailable', `the page answered ${response.status}`)
      }
      url = to
    }
    return undefined
  }

/** Composes the MCP server from the public site and the editing of articles. */
export function createMcpArea(
  config: Pick<Config, 'origin' | 'rateLimit'>,
  { log }: Pick<Deps, 'log'>,
  sources: {
    readonly auth: Pick<Auth, 'checkOrigin'>
    readonly acts: Acts
    readonly counts: Limits
    readonly content: Pick<ContentArea, 'editing' | 'deliveredPages'>
    readonly visitorSearch: Pick<VisitorSearch, 'search'>
    readonly markdown: MarkdownPages
    readonly discovery: Pick<Discovery, 'fetch'>
  },
): Route[] {
  const { auth, acts, counts, content, visitorSearch, markdown, discovery } = sources
  const { origin, rateLimit } = config
  const { service } = content.editing
  return mcpRoutes({
    log,
    acts,
    rateLimit,
    counts,
    checkOrigin: auth.checkOrigin,
    authorOf,
    site: {
      origin,
      search: async (query, sender) =>
        visitorSearch.search(query, { ...sender, isBot: true, isUnrecorded: true }),
      page: pageReader(origin, markdown),
      pages: async () => {
        const list = await discovery.fetch(new Request(origin + wellKnownPaths.llms))
        if (list?.ok !== true) throw new HttpError('unavailable', 'the list of pages is missing')
        return list.text()
      },
      facts: async () => [
        emailFact(await content.deliveredPages.copy(pageOf('settings', 'site'))),
        ...factPassages(),
      ],
    },
    articles: {
      list: async ({ text, ...query }) =>
        service.list({
          ...query,
          words: wordsOf(text, foldText),
          order: 'updated_at',
          descending: true,
        }),
      get: service.get,
      create: service.create,
      update: service.update,
    },
  })
}
