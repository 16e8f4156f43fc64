import { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type ViteDevServer } from 'vite'
import type { FeedHtml, Render, SiteFacts } from './web-entry.ts'
import type { NodeRequest, NodeResponse } from '#lake/common/node-messages.ts'
import { paths } from '#shared/paths/paths.ts'
import type * as EntryServer from '#web/shell/entry-server.tsx'

/** Site and Studio served from source, with hot reload. */
export interface Development {
  readonly render: Render
  /** Returns true if views of the route with this pattern are counted. */
  readonly counts: (route: string) => Promise<boolean>
  readonly feedHtml: (...article: Parameters<FeedHtml>) => Promise<string>
  readonly middleware: (request: NodeRequest, response: NodeResponse, next: () => void) => void
  close(): Promise<void>
}

const vite = (configFile: string, base: string, appType: 'custom' | 'spa') =>
  createServer({
    configFile,
    appType,
    base,
    cacheDir: `node_modules/.vite${base.replaceAll('/', '-')}`,
    // The two servers need different WebSocket ports for hot reload.
    server: { middlewareMode: true, hmr: { port: base === '/' ? 24_678 : 24_679 } },
  })

/** Starts Vite for site and Studio. */
export async function startDevelopment({
  origin,
  demoLogin,
  consentBanner,
  scheduling,
  hasMail,
}: SiteFacts): Promise<Development> {
  const [site, studio] = await Promise.all([
    vite('vite.config.ts', '/', 'custom'),
    vite('scripts/build/vite.studio.config.ts', `${paths.studio}/`, 'spa'),
  ])
  const entry = () => loadEntry(site)
  return {
    render: async (asked) => {
      const { render, devAssets } = await entry()
      const page = await render({
        ...asked,
        assets: devAssets,
        origin,
        demoLogin,
        consentBanner,
        scheduling,
        hasMail,
      })
      const html = await site.transformIndexHtml(new URL(asked.request.url).pathname, page.html)
      return { ...page, html }
    },
    counts: async (route) => (await entry()).countsRoute(route),
    feedHtml: async (...article) => (await entry()).feedHtml(...article),
    middleware: (request, response, next) => {
      const path = request.url?.split('?')[0] ?? ''
      // Vite handles HTTP/1.1 requests only. Over TLS there is no hot reload, but the pages are the same.
      const plain = request instanceof IncomingMessage && response instanceof ServerResponse
      if (!plain || path === paths.studioSettings) next()
      else if (path === paths.studio) response.writeHead(302, { location: `${path}/` }).end()
      else if (path.startsWith(`${paths.studio}/`)) studio.middlewares(request, response, next)
      else site.middlewares(request, response, next)
    },
    close: async () => {
      await Promise.all([site.close(), studio.close()])
    },
  }
}

async function loadEntry(site: ViteDevServer): Promise<typeof EntryServer> {
  // The cast is correct, because this path always loads exactly this module.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await site.ssrLoadModule('/web/shell/entry-server.tsx')) as typeof EntryServer
}
