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
import {
  loadBuiltWeb,
  type FeedHtml,
  type Render,
  type SiteFacts,
} from '#server/render/web-entry.ts'

/** Public site and Studio as the server delivers them: the page renderer, the built files, and the headers of each kind of response. */
export interface Web {
  readonly render: Render
  /** Returns true if the router has a page for a path. Undefined in development, where the routes can change. */
  readonly serves?: (pathname: string) => boolean
  /** Returns the pattern of the route that serves a path. Undefined in development. */
  readonly routePattern?: (pathname: string) => string | undefined
  /** Returns true if views of the route with this pattern are counted. */
  readonly counts: (route: string) => boolean | Promise<boolean>
  /** Returns the full text of an article for feeds. */
  readonly feedHtml: (...article: Parameters<FeedHtml>) => string | Promise<string>
  readonly headers: {
    readonly page: HeaderSet
    /** Headers of a page that other pages of the site show in a frame. */
    readonly framed: HeaderSet
    readonly admin: HeaderSet
    readonly api: HeaderSet
  }
  /** Handler of the built files. Undefined in development, where `middleware` serves the sources. */
  readonly files?: Hono
  /** HTML of the offline page. Undefined in development, where there is no service worker. */
  readonly offlineHtml?: string
  readonly middleware?: NonNullable<Handler['middleware']>
  readonly mayCache: boolean
  /** Hash of the build and its settings. Cached pages of other builds are discarded. */
  readonly build: string
  /** Id of the build, without its settings. It changes whenever other code is deployed. */
  readonly version: string
}

/** Folder of the builds. */
const BUILD_DIRECTORY = 'dist'

/** Content Security Policy in development: hot reload needs inline scripts and styles, and a socket on its own port. */
const DEVELOPMENT_POLICY = "default-src 'self' 'unsafe-inline' data: blob: ws://localhost:*"

const relaxed = (headers: HeaderSet): HeaderSet => ({
  ...headers,
  'Content-Security-Policy': DEVELOPMENT_POLICY,
})

/** Settings of the site that every page gets. */
export const siteFacts = (config: Config): SiteFacts => ({
  ...config,
  hasMail: config.mail.smtp !== undefined,
})

/**
 * Loads the built site and Studio.
 * @throws Error if there is no build
 */
export async function openBuiltWeb(config: Config): Promise<Web> {
  const {
    render,
    serves,
    routePattern,
    counts,
    feedHtml,
    offlineHtml,
    scriptHashes,
    build,
    version,
  } = await loadBuiltWeb(BUILD_DIRECTORY, siteFacts(config))
  const sources = schedulingSources(config.scheduling)
  const security = { https: config.https, scriptHashes, sources }
  const page = pageHeaders(security)
  const uploads = imageHostSources(config.cloudinary)
  return {
    render,
    serves,
    routePattern,
    counts,
    feedHtml,
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
    version,
  }
}

/** Serves site and Studio from their sources, with a Content Security Policy that permits hot reload. */
export function toDevelopmentWeb(config: Config, development: Development): Web {
  const { render, counts, feedHtml, middleware } = development
  return {
    render,
    counts,
    feedHtml,
    middleware,
    headers: {
      page: relaxed(pageHeaders(config)),
      framed: relaxed(framedHeaders(config)),
      admin: relaxed(adminHeaders(config)),
      api: apiHeaders(config),
    },
    mayCache: false,
    build: 'from source',
    version: 'from source',
  }
}
