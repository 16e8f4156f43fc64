import { createKept } from './single-flight-cache.ts'
import { createDiscoveryFiles, encoded, isShown } from './discovery-files.ts'
import type { DiscoveryOptions } from './discovery-options.ts'
import { securityText } from './security-text.ts'
import type { SocialCard } from './social-card.ts'
import { createSocialImages } from './social-images.ts'
import type { DiscoveredArticle } from './types.ts'
import { REVALIDATED, timing } from '#lake/common/caching.ts'
import {
  respondEncoded,
  unencodedAnswer,
  type EncodedAnswer,
} from '#server/http/encoding/encoded-answer.ts'
import { createTaggedCache } from '#server/http/tagged-cache.ts'
import { familyOf } from '#shared/engraving/family-of.ts'
import { isPageMark } from '#shared/engraving/marks/marks.ts'
import type { PlateDesign } from '#shared/engraving/relief/plate-file.ts'
import { subjectOf } from '#shared/engraving/relief/subjects.ts'
import { recordPaths, type OpenGraphRecord } from '#shared/browser/open-graph.ts'
import { labelOfPath } from '#shared/pages/catalogue/page-label.ts'
import { publicPages } from '#shared/pages/catalogue/public-pages.ts'
import { wellKnownPaths } from '#shared/paths/paths.ts'

/** Handler of the files for search engines and social networks. */
export interface Discovery {
  /** Responds to the paths of the files. Resolves to undefined for any other path. */
  fetch(request: Request): Promise<Response | undefined>
  /** Returns the cached response for an exact request target; undefined if none is cached. */
  kept(target: string): EncodedAnswer | undefined
  /**
   * Returns the Open Graph record of a path, or else the record of its nearest parent page. Returns undefined if there is no such record,
   * or if it cannot be read.
   */
  recordOf(pathname: string): Promise<OpenGraphRecord | undefined>
  /** Clears the caches after a content change. */
  changed(): void
}

/**
 * Relief plate for an article whose cover is not a relief plate: the plate of the page called `name` if there is one, otherwise the plate
 * of the line of work to which `name` belongs.
 */
function plateOf(name: string): PlateDesign {
  const family = familyOf(name)
  return { family, subject: subjectOf(family, isPageMark(name) ? name : undefined) }
}

const PAGE_PATHS: ReadonlySet<string> = new Set(publicPages.map(({ path }) => path))

/** Maximum size of the cached social images, in bytes. */
const IMAGE_BYTES = 8 * 1024 * 1024

const NO_TAGS: ReadonlySet<string> = new Set()

const PART = /^\/sitemap-(?<part>[1-9]\d{0,4})\.xml$/
const SOCIAL = /^\/social(?<page>\/.+)\.png$/

/**
 * Headers of social images. They permit embedding by any origin, because social networks show the images in their own pages. All other
 * files may be embedded by this origin only.
 */
const IMAGE_HEADERS = {
  'content-type': 'image/png',
  'cache-control': REVALIDATED,
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Creates sitemap, robots.txt, Open Graph records and social images. */
export function createDiscovery(options: DiscoveryOptions): Discovery {
  const { headers } = options
  const images = createSocialImages(options.store)
  const answers = createKept<readonly EncodedAnswer[]>()
  const lists = createKept<readonly DiscoveredArticle[]>()
  /** Cached social images by path. A content change removes all of them. */
  const shown = createTaggedCache<EncodedAnswer>({
    maxBytes: IMAGE_BYTES,
    bytesOf: ({ body }) => body.length,
    tagsOf: () => NO_TAGS,
  })
  const { makers, pageRecord, articleRecord } = createDiscoveryFiles(options, () =>
    lists.getOrMake('articles', options.articles),
  )

  const cardOf = async (path: string): Promise<SocialCard | undefined> => {
    const page = publicPages.find((one) => one.path === path)
    const label = labelOfPath(path)
    if (page !== undefined) {
      const facts = await options.pageFacts(path)
      if (facts === undefined) return undefined
      const { family, mark } = page
      const title = facts.openGraph['og:title']
      return { path, label, title, family, subject: subjectOf(family, mark) }
    }
    const article = await options.article(path)
    if (article === undefined) return undefined
    const { title, subject, plate = plateOf(subject) } = article
    return { path, label, title, ...plate }
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
    const since = shown.epoch()
    const card = await cardOf(path)
    if (card === undefined) return missing(request)
    const { body, etag } = await images.image(card)
    const answer = unencodedAnswer({
      headers: { ...headers, ...IMAGE_HEADERS },
      body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
      etag,
    })
    shown.put(pathname, answer, since)
    return respondEncoded(answer, request)
  }

  /** Returns the name of the function that generates the file at a path, and the index of the file in the function's result. */
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
      // Not cached, because its expiry date depends on the current day.
      if (pathname === wellKnownPaths.security) {
        const text = securityText(options.origin, options.contactEmail(), Date.now())
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
      shown.clear()
    },
  }
}
