import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import type * as EntryServer from '#web/shell/entry-server.tsx'
import type { Drawings } from '#web/shell/entry-server.tsx'
import type { BrokenBlocks } from '#web/lib/page/app-context.tsx'
import type { ContentSource } from '#web/lib/content/content-source.ts'
import type { Personal } from '#web/lib/page/page-loader.ts'
import type { OpenGraphRecord } from '#shared/browser/open-graph.ts'
import type { BlogDetail, CaseStudyDetail } from '#shared/content/article.ts'
import type { BannerPlace } from '#shared/browser/consent.ts'
import type { HostedScheduling } from '#shared/company/scheduling.ts'

/** Result of the render function. */
export interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
  /** Metadata elements of the page's head. */
  readonly head: readonly { readonly attributes: Readonly<Record<string, string>> }[]
  /**
   * Origin of the content. `saved`: from REST, because the CMS did not respond. `shipped`: the shipped copy, because neither the CMS nor
   * REST responded.
   */
  readonly origin: 'cms' | 'saved' | 'shipped'
  /** New address of the page. The response is then a permanent redirect. */
  readonly redirect?: string
}

/** Render function of the web application's server entry. The entry is built, or loaded through Vite. */
export type Render = (input: {
  readonly request: Request
  readonly source: ContentSource
  readonly onBrokenBlocks?: (blocks: BrokenBlocks) => void
  /** Data that belong to this request only. A page rendered with such data is never cached. */
  readonly personal?: Personal
  /** Cache of rendered markup. The key consists of the inputs of the markup. */
  readonly drawings?: Drawings
  /** Returns the Open Graph record for a page that does not define one. */
  readonly recordOf?: (pathname: string) => Promise<OpenGraphRecord | undefined>
}) => Promise<RenderedPage>

/** Returns the full text of an article for feeds, with absolute addresses. `address` is the absolute URL of the article. */
export type FeedHtml = (article: BlogDetail | CaseStudyDetail, address: string) => string

/** The loaded web application, ready to render pages. */
export interface WebEntry {
  readonly render: Render
  /** Returns a function that renders the body of a page with React only. Used by benchmarks. */
  readonly drawingOf: (page: Parameters<Render>[0]) => Promise<() => string>
  /** True if the router has a page for paths of this form. */
  readonly serves: (pathname: string) => boolean
  /** Returns the pattern of the route that serves a path. */
  readonly routePattern: (pathname: string) => string | undefined
  /** True if views of the route with this pattern are counted. */
  readonly counts: (route: string) => boolean
  readonly feedHtml: FeedHtml
  /** HTML of the offline page. */
  readonly offlineHtml: string
  /** CSP sources (`sha256-…`) of the pages' inline scripts. */
  readonly scriptHashes: readonly string[]
  /**
   * Hash of everything that determines the HTML of pages besides content: the code, the names of its files, and the facts about the site.
   */
  readonly build: string
  /** Hash of the code and the names of its files. */
  readonly version: string
}

/** Facts about the site that are passed to every page. */
export interface SiteFacts {
  /** Public scheme and host of the site. */
  readonly origin: string
  readonly demoLogin: boolean
  /** Position of the consent banner, or `off`. */
  readonly consentBanner: BannerPlace
  /** External scheduling service; undefined if the site uses its own booking page. */
  readonly scheduling: HostedScheduling | undefined
  /** True if this site sends emails. */
  readonly hasMail: boolean
}

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).exactOptional(),
    imports: z.array(z.string()).exactOptional(),
  }),
)

/** Returns the CSP sources (`sha256-…`) of the given scripts. */
function hashScripts(scripts: readonly string[]): readonly string[] {
  return scripts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
}

/**
 * Loads the built web application from `directory` (`dist`).
 * @throws Error if the application is not built
 */
export async function loadBuiltWeb(directory: string, facts: SiteFacts): Promise<WebEntry> {
  const { origin, demoLogin, consentBanner, scheduling, hasMail } = facts
  const entryFile = join(directory, 'server', 'entry-server.js')
  const [entry, code, manifestText] = await Promise.all([
    importEntry(entryFile),
    readFile(entryFile),
    readFile(join(directory, 'client', '.vite', 'manifest.json'), 'utf8'),
  ])
  const assets = entry.assetsOf(manifest.parse(JSON.parse(manifestText)))
  return {
    render: (page) =>
      entry.render({ ...page, assets, origin, demoLogin, consentBanner, scheduling, hasMail }),
    drawingOf: (page) =>
      entry.drawingOf({ ...page, assets, origin, demoLogin, consentBanner, scheduling, hasMail }),
    serves: entry.serves,
    routePattern: entry.routePattern,
    counts: entry.countsRoute,
    feedHtml: entry.feedHtml,
    offlineHtml: entry.renderOffline({ assets, origin }),
    scriptHashes: hashScripts(entry.inlineScripts),
    version: createHash('sha256').update(code).update(manifestText).digest('hex').slice(0, 16),
    build: createHash('sha256')
      .update(code)
      .update(manifestText)
      .update(JSON.stringify([origin, demoLogin, consentBanner, scheduling, hasMail]))
      .digest('base64url'),
  }
}

async function importEntry(file: string): Promise<typeof EntryServer> {
  // The build's output is untyped. It is built from exactly this module.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await import(pathToFileURL(resolve(file)).href)) as typeof EntryServer
}
