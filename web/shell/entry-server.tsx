import type { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { BannerPlace } from '#shared/browser/consent.ts'
import { defaultOpenGraph, type OpenGraphRecord } from '#shared/browser/open-graph.ts'
import type { HostedScheduling } from '#shared/company/scheduling.ts'
import { site } from '#shared/company/site.ts'
import { workerPaths } from '#shared/paths/worker-paths.ts'
import { App } from './app.tsx'
import { loadOnServer } from './server-copy.ts'
import { loadFrame } from '../lib/frame/server-frame.ts'
import { assetsOf, devAssets, type PageAssets, type ViteManifest } from './assets.ts'
import { documentHtml } from './document.ts'
import { AppProvider, type AppEnv, type BrokenBlocks } from '../lib/page/app-context.tsx'
import { contentOrigin } from '../lib/content/content-origin.ts'
import { bootScript } from '../lib/boot/boot-script.ts'
import type { ContentSource } from '../lib/content/content-source.ts'
import { headTags, type Head, type HeadTag } from '../lib/page/head.ts'
import type { Origin } from '../lib/content/content-fallback.ts'
import type { LeadFiles } from '../lib/images/lead-files.ts'
import { packQueries, type PageData } from '../lib/page/page-data.ts'
import type { LoaderEnv, PageState, Personal, CopyState } from '../lib/page/page-loader.ts'
import { createServerQueryClient } from '../lib/content/query-client.ts'
import { withRecord } from '../lib/page/record-tags.ts'
import { countsRoute, routePattern, serves } from './route-lookup.ts'
import { moduleAt } from './route-table.ts'
import { OfflinePage } from '../offline/offline-page.tsx'
import { words as offlineWords } from '#web/site/unreached/labels.ts'
import { createRoutes } from './routes.tsx'

export { feedHtml } from '../site/feed/feed-html.tsx'
export { assetsOf, countsRoute, devAssets, routePattern, serves }
export type { ContentSource, PageAssets, ViteManifest }

/** All executable inline scripts of pages. The CSP needs the hash of each. */
export const inlineScripts: readonly string[] = [bootScript]

/** Cache of rendered markup. It may evict entries at any time. */
export interface Drawings {
  get(key: string): string | undefined
  set(key: string, markup: string): unknown
}

/** Page to render. */
export interface RenderOptions {
  readonly request: Request
  readonly source: ContentSource
  readonly assets: PageAssets
  /** Scheme and host of the site, without a trailing slash. */
  readonly origin: string
  /** Data that belongs to this request only, such as a posted form. */
  readonly personal?: Personal | undefined
  /** True if the sign-in page offers the demo account. */
  readonly demoLogin?: boolean
  /** Position of the consent banner. */
  readonly consentBanner?: BannerPlace
  /** Hosted service for booking meetings. Default: the site's own booking page. */
  readonly scheduling?: HostedScheduling | undefined
  /** True if this site sends emails. */
  readonly hasMail?: boolean
  /** Returns the Open Graph record for a path, or undefined. Used for pages without metadata of their own. Default: no records. */
  readonly recordOf?: ((pathname: string) => Promise<OpenGraphRecord | undefined>) | undefined
  /** Cache of rendered markup, keyed by all of its inputs. Default: everything is rendered for each page. */
  readonly drawings?: Drawings | undefined
  /** Called with blocks that failed to render and were left out. */
  readonly onBrokenBlocks?: ((blocks: BrokenBlocks) => void) | undefined
}

/** Rendered page. */
export interface Rendered {
  readonly status: number
  readonly html: string
  /** Metadata of the page. */
  readonly head: readonly HeadTag[]
  /**
   * `saved` if any content of the page came from the fallback or could not be loaded. `shipped` if the text of the page or the frame of all
   * pages could not be loaded.
   */
  readonly origin: Origin | 'shipped'
  /** Target of a redirect. `status` is then the redirect status, and `html` is empty. */
  readonly redirect?: string
}

/** One handler for all requests, because creating a handler sorts the route table. */
const handler = createStaticHandler(createRoutes(({ context }) => context))

const titleless: Head = { title: site.motto, noindex: true }

/** Page whose content has been loaded, before it is rendered. */
interface Filled {
  readonly context: StaticHandlerContext
  readonly queryClient: QueryClient
  readonly data: Omit<PageData, 'loaderData' | 'queries'>
  /** True if the published frame (navigation and site settings of all pages) is known. */
  readonly isFramed: boolean
  /**
   * Renders the markup of the page's body. `told` receives the page's metadata and the files of the largest picture of the first screen.
   * `drawings` caches rendered markup.
   */
  draw(told?: Pick<AppEnv, 'collectHead' | 'collectLead'>, drawings?: Drawings): string
}

/**
 * Copies a string into one piece. V8 represents React's result as a rope of hundreds of strings. A rope takes several times the memory of a
 * flat string, and V8 traverses it for every page that includes it.
 */
const inOnePiece = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text))

/** Renders markup for the cache separately from the current page, so that the markup cannot depend on that page. */
const keepIn =
  (drawings: Drawings, env: AppEnv): NonNullable<AppEnv['keepDrawing']> =>
  (key, element) => {
    const known = drawings.get(key)
    if (known !== undefined) return known
    const markup = inOnePiece(renderToString(<AppProvider value={env}>{element}</AppProvider>))
    drawings.set(key, markup)
    return markup
  }

/** Loads the content of a page. If its address redirects, returns the redirect. */
async function fill(options: RenderOptions): Promise<Filled | Rendered> {
  const { request, source, origin, personal, onBrokenBlocks } = options
  const { demoLogin = false, consentBanner = 'bottom', scheduling, hasMail = false } = options
  const queryClient = createServerQueryClient()
  const requestContext: LoaderEnv = {
    queryClient,
    source,
    onServer: true,
    personal,
    loadCopy: loadOnServer,
  }
  const [context, { frame, isCertain }] = await Promise.all([
    handler.query(readable(request), { requestContext }),
    loadFrame(source),
  ])
  if (context instanceof Response) return redirected(context, contentOrigin(queryClient))
  const broken = Object.values(context.errors ?? {}).find((error) => error instanceof Error)
  if (broken !== undefined) throw broken
  const router = createStaticRouter(handler.dataRoutes, context)
  const data = {
    origin,
    year: new Date().getUTCFullYear(),
    demoLogin,
    consentBanner,
    scheduling,
    hasMail,
    ...(Object.keys(frame).length > 0 && { frame }),
  }
  const draw: Filled['draw'] = (told = {}, drawings) => {
    const env: AppEnv = {
      ...data,
      source,
      ...told,
      ...(onBrokenBlocks === undefined ? {} : { reportBlocks: onBrokenBlocks }),
      ...(drawings === undefined ? {} : { keepDrawing: keepIn(drawings, { ...data, source }) }),
    }
    return renderToString(
      <App env={env} queryClient={queryClient}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
    )
  }
  return { context, queryClient, data, isFramed: isCertain, draw }
}

/**
 * Renders the page of a request. All content comes from `source`. A page whose content cannot be loaded is rendered completely, with status
 * 503. Rejects only if the page throws while it renders.
 */
export async function render(options: RenderOptions): Promise<Rendered> {
  const { request, assets, origin, recordOf, drawings } = options
  const filled = await fill(options)
  if ('html' in filled) return filled
  const { context, queryClient, data } = filled
  let head = titleless
  let lead: readonly LeadFiles[] = []
  const body = filled.draw(
    {
      collectHead: (value) => {
        head = value
      },
      collectLead: (files) => {
        lead = files
      },
    },
    drawings,
  )
  const settings = data.frame?.settings
  const own = headTags(head, origin, settings)
  const isMute = head.description === undefined && recordOf !== undefined
  const record = isMute ? await recordOf(new URL(request.url).pathname) : undefined
  const tags = isMute
    ? withRecord(own, record ?? defaultOpenGraph(origin, settings?.description))
    : own
  const html = documentHtml({
    head: tags,
    lead,
    body,
    assets,
    route: moduleAt(context.matches.at(-1)?.route.path),
    data: {
      ...data,
      loaderData: context.loaderData,
      queries: isMissing(context.loaderData) ? [] : packQueries(queryClient),
    },
  })
  // A page with status 503 shows no text, so it must not be reported as a page with the shipped text.
  const isCertain = filled.isFramed || context.statusCode >= 500
  const contentFrom = isCertain ? originOf(context.loaderData, queryClient) : 'shipped'
  queryClient.clear()
  return { status: context.statusCode, html, head: tags, origin: contentFrom }
}

/**
 * Returns a function that renders only the body of a page. Benchmarks compare its duration with that of the complete page.
 * @throws Error if the address redirects
 */
export async function drawingOf(options: RenderOptions): Promise<() => string> {
  const filled = await fill(options)
  if ('html' in filled) throw new Error(`${options.request.url} leads elsewhere`)
  return () => filled.draw()
}

/**
 * Renders the offline page, which the service worker shows instead of a page that cannot be loaded. It has its own script and is not
 * hydrated.
 */
export function renderOffline({
  assets,
  origin,
}: Pick<RenderOptions, 'assets' | 'origin'>): string {
  return documentHtml({
    head: headTags({ title: offlineWords.title, noindex: true }, origin),
    body: renderToStaticMarkup(<OfflinePage />),
    assets: {
      scripts: [workerPaths.offlineScript],
      styles: [...assets.styles, ...(assets.offlineStyles ?? [])],
      preloads: [],
    },
    data: {
      origin,
      year: new Date().getUTCFullYear(),
      demoLogin: false,
      consentBanner: 'off',
      hasMail: false,
      loaderData: {},
      queries: [],
    },
    route: undefined,
  })
}

/** Origin of the text and all other content of a page. If their origins differ, returns the least current one. */
function originOf(
  loaderData: Readonly<Record<string, Partial<CopyState<unknown>> | undefined>>,
  queryClient: QueryClient,
): Rendered['origin'] {
  const origins = Object.values(loaderData).map((state) => state?.copyFrom)
  if (origins.includes('shipped')) return 'shipped'
  return origins.includes('saved') ? 'saved' : contentOrigin(queryClient)
}

/** True if a loader found that the requested content does not exist. Then the browser needs none of the query results for hydration. */
const isMissing = (loaderData: Readonly<Record<string, Partial<PageState> | undefined>>) =>
  Object.values(loaderData).some((state) => state?.missing === true)

function redirected(response: Response, from: Origin): Rendered {
  const location = response.headers.get('Location') ?? '/'
  return { status: response.status, html: '', head: [], redirect: location, origin: from }
}

/**
 * Escapes a path that cannot be decoded, so that the response is 404. Without this, the router would log a warning for each such request.
 */
function readable(request: Request): Request {
  const url = new URL(request.url)
  try {
    decodeURIComponent(url.pathname)
    return request
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25')
    return new Request(url, { headers: request.headers })
  }
}
