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
import type { LoaderEnv, PageState, Personal } from '../lib/page/page-loader.ts'
import { createServerQueryClient } from '../lib/content/query-client.ts'
import { withRecord } from '../lib/page/record-tags.ts'
import { countsRoute, moduleAt, routePattern, serves } from './route-table.ts'
import { OfflinePage } from '../offline/offline-page.tsx'
import { words as offlineWords } from '../offline/labels.ts'
import { createRoutes } from './routes.tsx'

export { assetsOf, countsRoute, devAssets, routePattern, serves }
export type { ContentSource, PageAssets, ViteManifest }

/** Every script that pages carry inline and that runs. The CSP needs the hash of each. */
export const inlineScripts: readonly string[] = [bootScript]

/** Keeps markup as long as it sees fit. */
export interface Drawings {
  get(key: string): string | undefined
  set(key: string, markup: string): unknown
}

/** One page to render. */
export interface RenderOptions {
  readonly request: Request
  readonly source: ContentSource
  readonly assets: PageAssets
  /** Scheme and host of the site, without a trailing slash. */
  readonly origin: string
  /** What this request alone brings. */
  readonly personal?: Personal | undefined
  /** Whether the sign-in page offers the demo account. */
  readonly demoLogin?: boolean
  /** Where visitors are asked for their consent. */
  readonly consentBanner?: BannerPlace
  /** The service that meetings are booked with; without one it is the site's own page. */
  readonly scheduling?: HostedScheduling | undefined
  /** True if this site sends emails. */
  readonly hasMail?: boolean
  /**
   * What networks are told of the page at a path, of which it says nothing itself; undefined when no record fits. Without it
   * a page tells what it can.
   */
  readonly recordOf?: ((pathname: string) => Promise<OpenGraphRecord | undefined>) | undefined
  /** Markup that was drawn before, by all that it depends on; without it everything is drawn for each page. */
  readonly drawings?: Drawings | undefined
  /** Told of blocks that could not be drawn and were left out. */
  readonly onBrokenBlocks?: ((blocks: BrokenBlocks) => void) | undefined
}

/** A rendered page. */
export interface Rendered {
  readonly status: number
  readonly html: string
  /** What the page says about itself. */
  readonly head: readonly HeadTag[]
  /** `saved` when any of its content came from the fallback or could not be had. */
  readonly origin: Origin
  /** Where the page is instead; `status` then says how, and `html` is empty. */
  readonly redirect?: string
}

/** One for all requests: it sorts the whole table of routes when it is made. */
const handler = createStaticHandler(createRoutes(({ context }) => context))

const titleless: Head = { title: site.motto, noindex: true }

/** A page whose content is there. */
interface Filled {
  readonly context: StaticHandlerContext
  readonly queryClient: QueryClient
  readonly data: Omit<PageData, 'loaderData' | 'queries'>
  /** Draws what stands within the page's body; the callbacks are told what else it shows. */
  draw(told?: Pick<AppEnv, 'collectHead' | 'collectLead'>, drawings?: Drawings): string
}

/**
 * The same text as one row of letters. React's is a tree of some hundred pieces of it, which take several times the memory, and are walked
 * through for every page that the text gets into.
 */
const inOnePiece = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text))

/** What is kept is drawn by itself, without the page around it: nothing of that page can get into it. */
const keepIn =
  (drawings: Drawings, env: AppEnv): NonNullable<AppEnv['keepDrawing']> =>
  (key, element) => {
    const known = drawings.get(key)
    if (known !== undefined) return known
    const markup = inOnePiece(renderToString(<AppProvider value={env}>{element}</AppProvider>))
    drawings.set(key, markup)
    return markup
  }

/** Asks for the content of a page; the answer that leads elsewhere where that is what its address does. */
async function fill(options: RenderOptions): Promise<Filled | Rendered> {
  const { request, source, origin, personal, onBrokenBlocks } = options
  const { demoLogin = false, consentBanner = 'bottom', scheduling, hasMail = false } = options
  const queryClient = createServerQueryClient()
  const requestContext: LoaderEnv = { queryClient, source, onServer: true, personal }
  const context = await handler.query(readable(request), { requestContext })
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
  return { context, queryClient, data, draw }
}

/**
 * Renders the page of a request. Content is asked of `source` alone; a page whose content cannot be had is rendered
 * whole with status 503. Rejects only when the page itself is broken.
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
  const own = headTags(head, origin)
  const isMute = head.description === undefined && recordOf !== undefined
  const record = isMute ? await recordOf(new URL(request.url).pathname) : undefined
  const tags = isMute ? withRecord(own, record ?? defaultOpenGraph(origin)) : own
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
  const contentFrom = contentOrigin(queryClient)
  queryClient.clear()
  return { status: context.statusCode, html, head: tags, origin: contentFrom }
}

/**
 * What draws the body of a page with React and nothing else, for who compares that with making the page.
 * @throws Error when the address leads elsewhere
 */
export async function drawingOf(options: RenderOptions): Promise<() => string> {
  const filled = await fill(options)
  if ('html' in filled) throw new Error(`${options.request.url} leads elsewhere`)
  return () => filled.draw()
}

/**
 * The page that the service worker shows in the place of one that cannot be had without a connection. It has a script of its own in
 * the place of the site's, which it does not come alive with.
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

/** Whether a loader found that there is no such content: what was asked then says nothing but the address. */
const isMissing = (loaderData: Readonly<Record<string, Partial<PageState> | undefined>>) =>
  Object.values(loaderData).some((state) => state?.missing === true)

function redirected(response: Response, from: Origin): Rendered {
  const location = response.headers.get('Location') ?? '/'
  return { status: response.status, html: '', head: [], redirect: location, origin: from }
}

/** The router complains on the console about a path it cannot decode; such a path is taken literally, and found nowhere. */
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
