import { LRUCache } from 'lru-cache'
import { createKept } from './single-flight-cache.ts'
import { robotsText } from './robots.ts'
import { securityText } from './security-text.ts'
import { sitemapFiles, type SitemapEntry } from './sitemap.ts'
import type { SocialCard } from './social-card.ts'
import { AT_HAND, createSocialImages, type FileStore } from './social-images.ts'
import type { DiscoveredArticle, PageFacts } from './types.ts'
import { REVALIDATED, timing } from '#lake/common/caching.ts'
import {
  encodeAnswer,
  respondEncoded,
  unencodedAnswer,
  type EncodedAnswer,
} from '#server/http/encoding/encoded-answer.ts'
import type { HeaderSet } from '#server/http/encoding/headers.ts'
import { familyOf } from '#shared/engraving/family-of.ts'
import { recordPaths, type OpenGraphRecord } from '#shared/browser/open-graph.ts'
import { labelOfPath } from '#shared/pages/catalogue/page-label.ts'
import { publicPages } from '#shared/pages/catalogue/public-pages.ts'
import { wellKnownPaths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'

export interface DiscoveryOptions {
  /** Scheme and host under which visitors see the site, no trailing slash. */
  readonly origin: string
  readonly headers: HeaderSet
  /** What a public page says about itself; undefined when there is no such page at the moment. */
  readonly pageFacts: (path: string) => Promise<PageFacts | undefined>
  /** Every published article, newest first within its kind. */
  readonly articles: () => Promise<readonly DiscoveredArticle[]>
  /** The published article whose page is at a path; undefined when there is none. */
  readonly article: (path: string) => Promise<DiscoveredArticle | undefined>
  /** Where those of them are that search engines may keep, in the same order. */
  readonly addresses: () => Promise<
    readonly { readonly path: string; readonly modified?: string }[]
  >
  readonly store: FileStore
  /** Told of what kept a record from being found; the site's own then stands in. */
  readonly onError: (error: unknown) => void
}

/** What search engines and social networks ask for. */
export interface Discovery {
  /** Answers the well-known paths; undefined for any other. */
  fetch(request: Request): Promise<Response | undefined>
  /** The answer to a request line that was made before and is kept; undefined for any other. */
  kept(target: string): EncodedAnswer | undefined
  /**
   * What is told of the page at a path: its own record, else that of the longest path that holds it; undefined when there is
   * none, or none can be had.
   */
  recordOf(pathname: string): Promise<OpenGraphRecord | undefined>
  /** Forgets what was made of content, for it has changed. */
  changed(): void
}

/** Articles that `/OpenGraph_Info.json` names; older ones are told of as the list that holds them. */
const MOST_RECORDS = 1_000

/** Networks and search engines are told of it under its address here. */
const isShown = ({ noindex, canonical }: DiscoveredArticle) => !noindex && canonical === null

const PAGE_PATHS: ReadonlySet<string> = new Set(publicPages.map(({ path }) => path))

const PART = /^\/sitemap-(?<part>[1-9]\d{0,4})\.xml$/
const SOCIAL = /^\/social(?<page>\/.+)\.png$/

/** Social networks' own pages show the image; everything else stays with the site. */
const IMAGE_HEADERS = {
  'content-type': 'image/png',
  'Cache-Control': REVALIDATED,
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

const encoded = (contentType: string, text: string, headers: HeaderSet) =>
  encodeAnswer({ status: 200, headers: { ...headers, 'content-type': contentType }, text })

/** Composes sitemap, robots.txt, the open-graph records and the social images. */
export function createDiscovery(options: DiscoveryOptions): Discovery {
  const { origin, headers } = options
  const images = createSocialImages(options.store)
  const answers = createKept<readonly EncodedAnswer[]>()
  const lists = createKept<readonly DiscoveredArticle[]>()
  const noImages = () => new LRUCache<string, EncodedAnswer>({ max: AT_HAND })
  /** Social images by their paths. Another takes its place when content changes, so that what was begun before is kept nowhere. */
  let shown = noImages()
  const absolute = (path: string) => URL.parse(path, origin)?.href ?? origin

  const articles = () => lists.getOrMake('articles', options.articles)

  const pageRecord = async (path: string): Promise<OpenGraphRecord | undefined> => {
    const facts = await options.pageFacts(path)
    const isShown = facts !== undefined && !facts.noindex && facts.canonical === absolute(path)
    return isShown ? facts.openGraph : undefined
  }

  const pageRecords = async () => {
    const records: OpenGraphRecord[] = []
    for (const { path } of publicPages) {
      const record = await pageRecord(path)
      if (record !== undefined) records.push(record)
    }
    return records
  }

  const sitemap = async () => {
    const entries: SitemapEntry[] = [
      ...publicPages.map(({ path }) => ({ url: absolute(path) })),
      ...(await options.addresses()).map(({ path, ...known }) => ({
        url: absolute(path),
        ...known,
      })),
    ]
    const files = sitemapFiles(entries, {
      urlOfPart: (part) => absolute(wellKnownPaths.sitemapPart(part)),
    })
    return Promise.all(
      files.map((text) => encoded('application/xml; charset=utf-8', text, headers)),
    )
  }

  const articleRecord = (article: DiscoveredArticle): OpenGraphRecord => ({
    'og:title': article.title,
    'og:description': article.description,
    'og:image': absolute(article.image),
    'og:type': 'article',
    'og:url': absolute(article.path),
    'og:site_name': site.product,
  })

  const openGraph = async () => {
    const records = [
      ...(await pageRecords()),
      ...(await articles()).filter(isShown).slice(0, MOST_RECORDS).map(articleRecord),
    ]
    return [await encoded('application/json; charset=utf-8', JSON.stringify(records), headers)]
  }

  const robots = async () => [
    await encoded('text/plain; charset=utf-8', robotsText(origin), headers),
  ]

  const cardOf = async (path: string): Promise<SocialCard | undefined> => {
    const page = publicPages.find((one) => one.path === path)
    const label = labelOfPath(path)
    if (page !== undefined) {
      const facts = await options.pageFacts(path)
      return facts && { ...page, label, title: facts.openGraph['og:title'] }
    }
    const article = await options.article(path)
    return article && { path, label, title: article.title, family: familyOf(article.subject) }
  }

  const missing = (request: Request) =>
    new Response(request.method === 'HEAD' ? null : 'Not found\n', {
      status: 404,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
    })

  const socialImage = async (path: string, request: Request) => {
    const { pathname } = new URL(request.url)
    const known = shown.get(pathname)
    if (known !== undefined) return respondEncoded(known, request)
    const since = shown
    const card = await cardOf(path)
    if (card === undefined) return missing(request)
    const { body, etag } = await images.image(card)
    const answer = unencodedAnswer({
      headers: { ...headers, ...IMAGE_HEADERS },
      body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
      etag,
    })
    since.set(pathname, answer)
    return respondEncoded(answer, request)
  }

  const makers: Readonly<Record<string, () => Promise<readonly EncodedAnswer[]>>> = {
    [wellKnownPaths.sitemap]: sitemap,
    [wellKnownPaths.openGraph]: openGraph,
    [wellKnownPaths.robots]: robots,
  }

  /** Where the file of a path lies: what makes it, and which of its files it is. */
  const placeOf = (pathname: string): readonly [maker: string, index: number] | undefined => {
    if (Object.hasOwn(makers, pathname)) return [pathname, 0]
    const part = PART.exec(pathname)?.groups?.['part']
    return part === undefined ? undefined : [wellKnownPaths.sitemap, Number(part)]
  }

  const answer = async (path: string, index: number, request: Request) => {
    const make = makers[path]
    const isKept = answers.get(path) !== undefined
    const file = make && (await answers.getOrMake(path, make))[index]
    if (file === undefined) return missing(request)
    const response = respondEncoded(file, request)
    response.headers.set('server-timing', timing(isKept ? 'hit' : 'miss'))
    return response
  }

  return {
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      // Made anew each time: it says until when it holds.
      if (pathname === wellKnownPaths.security) {
        const text = securityText(origin, Date.now())
        return respondEncoded(await encoded('text/plain; charset=utf-8', text, headers), request)
      }
      const place = placeOf(pathname)
      if (place !== undefined) return answer(...place, request)
      const page = SOCIAL.exec(pathname)?.groups?.['page']
      if (page === undefined) return undefined
      return socialImage(page === '/home' ? '/' : page, request)
    },
    kept: (target) => {
      const place = placeOf(target)
      return place === undefined ? shown.get(target) : answers.get(place[0])?.[place[1]]
    },
    recordOf: async (pathname) => {
      try {
        for (const path of recordPaths(pathname)) {
          const article = PAGE_PATHS.has(path) ? undefined : await options.article(path)
          if (article !== undefined && isShown(article)) return articleRecord(article)
          const record = PAGE_PATHS.has(path) ? await pageRecord(path) : undefined
          if (record !== undefined) return record
        }
      } catch (error) {
        options.onError(error)
      }
      return undefined
    },
    changed: () => {
      answers.clear()
      lists.clear()
      shown = noImages()
    },
  }
}
