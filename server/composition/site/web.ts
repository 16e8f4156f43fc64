import type { Hono } from 'hono'
import type { Config } from '#server/config/config.ts'
import type { Development } from '#server/render/development.ts'
import {
  adminHeaders,
  apiHeaders,
  framedHeaders,
  imageHostSources,
  pageHeaders,
  schedulingSources,
  studioHeaders,
  workerHeaders,
  type HeaderSet,
} from '#server/http/encoding/headers.ts'
import type { Handler } from '#lake/common/listen.ts'
import { createFiles } from '#server/render/files.ts'
import type { Render } from '#server/render/pages.ts'
import { loadBuiltWeb, type SiteFacts } from '#server/render/web-entry.ts'

/** Site and Studio as served: the renderer, the built files, and the headers of each kind of response. */
export interface Web {
  readonly render: Render
  /** True if the router has a page for a path. Undefined in development, where routes change. */
  readonly serves?: (pathname: string) => boolean
  /** Pattern of the route that serves a path. Undefined in development. */
  readonly routePattern?: (pathname: string) => string | undefined
  /** True if views of the route with this pattern are counted. */
  readonly counts: (route: string) => boolean | Promise<boolean>
  readonly headers: {
    readonly page: HeaderSet
    /** Headers of the page that other pages of the site show in a frame. */
    readonly framed: HeaderSet
    readonly admin: HeaderSet
    readonly api: HeaderSet
  }
  /** Built files of site and Studio. Absent in development, where `middleware` serves them from source. */
  readonly files?: Hono
  /** HTML of the offline page. Absent in development, where there is no service worker. */
  readonly offlineHtml?: string
  readonly middleware?: NonNullable<Handler['middleware']>
  readonly mayCache: boolean
  /** Version of the build and its settings. Pages of other versions are not reused. */
  readonly build: string
}

/** Folder of the builds. */
const BUILD_DIRECTORY = 'dist'

/** Hot reload needs inline scripts and styles, and a socket on its own port. */
const DEVELOPMENT_POLICY = "default-src 'self' 'unsafe-inline' data: blob: ws://localhost:*"

const relaxed = (headers: HeaderSet): HeaderSet => ({
  ...headers,
  'Content-Security-Policy': DEVELOPMENT_POLICY,
})

/** Site settings passed to every page. */
export const siteFacts = (config: Config): SiteFacts => ({
  ...config,
  hasMail: config.mail.smtp !== undefined,
})

/**
 * Loads the built site and Studio.
 * @throws Error if they are not built
 */
export async function openBuiltWeb(config: Config): Promise<Web> {
  const { render, serves, routePattern, counts, offlineHtml, scriptHashes, build } =
    await loadBuiltWeb(BUILD_DIRECTORY, siteFacts(config))
  const sources = schedulingSources(config.scheduling)
  const security = { https: config.https, scriptHashes, sources }
  const page = pageHeaders(security)
  const uploads = imageHostSources(config.cloudinary)
  return {
    render,
    serves,
    routePattern,
    counts,
    offlineHtml,
    headers: {
      page,
      framed: framedHeaders(security),
      admin: adminHeaders({ ...security, sources: { ...sources, ...uploads } }),
      api: apiHeaders(config),
    },
    files: await createFiles({
      directory: BUILD_DIRECTORY,
      fileHeaders: apiHeaders(config),
      workerHeaders: workerHeaders(config),
      studioHeaders: (hashes) =>
        studioHeaders({
          https: config.https,
          scriptHashes: hashes,
          origin: config.origin,
          hosted: config.mode === 'hosted',
          sources: uploads,
        }),
    }),
    mayCache: true,
    build: `${build} ${JSON.stringify(page)}`,
  }
}

/** Serves site and Studio from source, with a policy that permits hot reload. */
export function toDevelopmentWeb(config: Config, development: Development): Web {
  const { render, counts, middleware } = development
  return {
    render,
    counts,
    middleware,
    headers: {
      page: relaxed(pageHeaders(config)),
      framed: relaxed(framedHeaders(config)),
      admin: relaxed(adminHeaders(config)),
      api: apiHeaders(config),
    },
    mayCache: false,
    build: 'from source',
  }
}
