import type { Auth } from '../../auth/auth.ts'
import type { Config } from '../../config/config.ts'
import { createFeeds } from '../../feeds/feeds.ts'
import { createAddressBook } from '../../render/address-book.ts'
import type { Render } from '../../render/web-entry.ts'
import type { ContentArea } from '../content.ts'
import type { Deps } from '../deps.ts'
import { createDiscoveryArea } from './discovery.ts'
import { createMarkdownArea } from './markdown.ts'
import { createMcpArea } from './mcp.ts'
import { createPageArea, type PageSources } from './pages.ts'
import type { Web } from './web.ts'

type McpSources = Parameters<typeof createMcpArea>[2]

interface DeliverySources extends Omit<PageSources, 'render' | 'addresses' | 'content'> {
  readonly auth: Pick<Auth, 'checkOrigin'>
  readonly acts: McpSources['acts']
  readonly visitorSearch: McpSources['visitorSearch']
  readonly content: ContentArea
  readonly counts: McpSources['counts']
}

/** Creates the areas that deliver pages: as HTML, Markdown and feeds, to search engines, and to programs over MCP. */
export async function createDeliveryAreas(
  config: Config,
  deps: Deps,
  web: Web,
  sources: DeliverySources,
) {
  const { changes, content, redirects } = sources
  /** Pattern of the page's route, for its span. */
  const routeOf = ({ url }: Request) => ({
    'http.route': web.routePattern?.(new URL(url).pathname) ?? 'other',
  })
  const discovery = await createDiscoveryArea(config, deps, web, content, changes)
  const feeds = createFeeds({
    origin: config.origin,
    articles: content.service,
    answers: content.answers,
    html: web.feedHtml,
  })
  const render: Render = (page) =>
    deps.tracer.span('render', routeOf(page.request), () =>
      web.render({ ...page, recordOf: discovery.recordOf }),
    )
  const addresses = createAddressBook({ serves: web.serves, hasArticle: content.hasArticle })
  const pages = createPageArea(config, deps, web, { ...sources, render, addresses })
  const markdown = createMarkdownArea(config, web, {
    content,
    pages,
    addresses,
    redirects,
    changes,
  })
  const mcp = createMcpArea(config, deps, { ...sources, markdown, discovery })
  return { discovery, feeds, render, addresses, pages, markdown, mcp }
}
