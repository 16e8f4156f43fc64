import type { AddressBook } from './address-book.ts'
import type { StaleCopies } from './stale-copies.ts'
import { createMissingPages } from './missing-pages.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { createPageSource, type PageContent } from './page-source.ts'
import { plainPage } from './prepare-page.ts'
import { createSmallerPages } from './recompress.ts'
import type { Render, RenderedPage } from './web-entry.ts'
import { MOVED, timing } from '#lake/common/caching.ts'
import { addressBlock } from '#lake/common/client-address.ts'
import { respondEncoded, selectForm, withForms } from '#server/http/encoding/encoded-answer.ts'
import { createRateLimiter, type RateLimit } from '#lake/common/rate-limiter.ts'
import { createSerial } from '#shared/async/serial.ts'
import { createSingleFlight } from '#shared/async/single-flight.ts'
import { canonicalPath } from '#shared/paths/canonical-path.ts'
import type { BrokenBlocks } from '#web/lib/page/app-context.tsx'

/** Origin of a page's content. `copy`: a stale copy. */
type ContentOrigin = RenderedPage['origin'] | 'copy'

export interface PagesOptions {
  readonly render: Render
  readonly content: PageContent
  /** Public origin of the site. Pages never contain the Host header of a request, because a page may be sent to several visitors. */
  readonly origin: string
  readonly cache: PageCache
  readonly staleCopies: StaleCopies
  readonly headers: Readonly<Record<string, string>>
  /** Returns the name of the request header, besides Accept-Encoding, on which the page at a path depends. Default: none. */
  readonly varies?: (pathname: string) => string | undefined
  /** False while changes of the CMS are not reported. During that time, pages are neither cached nor read from the cache. */
  readonly mayCache: () => boolean
  /**
   * False until it is known which content was unpublished while the server was stopped. Until then no stale copies are sent, because they
   * may contain unpublished content.
   */
  readonly mayCopy: () => boolean
  /** Lookup of the addresses that have a page. */
  readonly addresses: AddressBook
  /** Returns the redirect of a canonical path that has no page, or undefined. */
  readonly moved?: (
    pathname: string,
  ) => Promise<{ readonly to: string; readonly permanent: boolean } | undefined>
  /** Called for a page that does not exist. */
  readonly onMissing?: (request: Request, pathname: string) => void
  /** Limit of missing pages per client address; `off` only under load tests. */
  readonly missLimit?: RateLimit | 'off'
  readonly onError: (error: unknown, path: string) => void
  /** Called when a page is sent with its shipped text, although a published text may exist. */
  readonly onShipped?: (path: string) => void
  /** Called with blocks that could not be rendered and were left out of a page. */
  readonly onBrokenBlocks: (blocks: BrokenBlocks, path: string) => void
}

/** Public pages. Converts requests to HTML responses. */
export interface Pages {
  /** Responds to a page request. @param address IP address of the client. Its requests for missing pages are counted */
  fetch(request: Request, address: string): Promise<Response>
  /**
   * Returns the cached page for a request target, which must match exactly. Called before a `Request` is created or the web framework runs.
   */
  kept(target: string): CachedPage | undefined
  /** Invalidates every page that shows content with one of `tags`. Renders some of these pages again in the background. */
  changed(tags: readonly string[]): void
  /** Called after content was unpublished. Deletes the stale copies that show one of `types`, and renders some of these pages again. */
  takenOff(types: readonly string[]): Promise<void>
  /** Resolves when all background renders that were requested so far are done. */
  idle(): Promise<void>
  /** Stops the background renders. Resolves when the render in progress is done. */
  close(): Promise<void>
}

const HOUSE_KEEPING_BATCH = 20

/** Limit of requests for missing pages per client address, as in the REST API. */
const MISSES: RateLimit = { burst: 100, perMinute: 100 }

const acceptedBy = (request: Request) => request.headers.get('accept-encoding')

/**
 * Creates the responses to page requests from the render function of the web application, the content origins, the cache and the stale
 * copies.
 */
export function createPages(options: PagesOptions): Pages {
  const { cache, staleCopies } = options
  const smaller = createSmallerPages(cache)
  const pending = createSingleFlight<{ page: CachedPage; rung: ContentOrigin }>()
  const background = createSerial()
  let closed = false

  /** Responds with the compressed form that the client accepts. If this form is new, it is cached with the page. */
  const respond = async (key: string, page: CachedPage, request: Request, from?: string) => {
    const whole = await withForms(page, [selectForm(acceptedBy(request), page)])
    if (whole !== page && cache.get(key) === page) cache.put(key, whole, cache.epoch())
    const response = respondEncoded(whole, request)
    if (from !== undefined) response.headers.set('server-timing', from)
    return response
  }

  const movedTo = (location: string) =>
    new Response(null, {
      status: 308,
      headers: { ...options.headers, location, 'cache-control': 'no-store' },
    })

  const uncached = (page: CachedPage): CachedPage => ({
    ...page,
    headers: { ...page.headers, 'cache-control': 'no-store' },
  })

  /** A rendered page or a stale copy, to be sent as bytes. `shows` contains the document types of a rendered page. */
  interface Drawn {
    readonly page: CachedPage
    readonly rung: ContentOrigin
    readonly shows?: ReadonlySet<string>
  }

  /** Request header on which the page with this cache key depends. A key begins with the path of the page. */
  const varyOf = (key: string) => options.varies?.(key.replace(/\?.*$/s, ''))

  const fromCopy = async (key: string): Promise<Drawn | undefined> => {
    const copy = options.mayCopy() ? await staleCopies.get(key) : undefined
    if (copy === undefined) return undefined
    const { headers } = options
    const tags = new Set(copy.tags)
    const page = plainPage({ status: 200, html: copy.html, headers, tags, vary: varyOf(key) })
    return { page: uncached(page), rung: 'copy' }
  }

  /** Renders a page. This is a function of its own, so that the HTML text can be garbage-collected before the page is compressed. */
  const draw = async (key: string): Promise<Drawn> => {
    const { source, tags, types } = createPageSource(options.content)
    let rendered: RenderedPage
    try {
      rendered = await options.render({
        request: new Request(new URL(key, options.origin)),
        source,
        onBrokenBlocks: (blocks) => options.onBrokenBlocks(blocks, key),
      })
    } catch (error) {
      options.onError(error, key)
      const copy = await fromCopy(key)
      if (copy !== undefined) return copy
      throw error
    }
    if (rendered.status >= 500 || rendered.origin === 'shipped') {
      const copy = await fromCopy(key)
      if (copy !== undefined) return copy
    }
    if (rendered.origin === 'shipped') options.onShipped?.(key)
    const location = rendered.redirect === undefined ? {} : { location: rendered.redirect }
    const page = plainPage({
      status: rendered.redirect === undefined ? rendered.status : 308,
      html: rendered.redirect === undefined ? rendered.html : '',
      headers: { ...options.headers, ...rendered.headers, ...location },
      tags,
      vary: varyOf(key),
    })
    return { page, rung: rendered.origin, shows: types }
  }

  /** Renders a page and caches it if possible. @param accepted Accept-Encoding of the first request */
  const make = async (key: string, accepted: string | null) => {
    const since = cache.epoch()
    const { page: plain, rung, shows } = await draw(key)
    const page = await withForms(plain, [selectForm(accepted, plain)])
    if (shows === undefined) return { page, rung }
    // Only 200 responses are cached. A 404 may become a page at any time, and the number of missing addresses is unbounded.
    if (page.status !== 200) return { page: uncached(page), rung }
    // The stale copy may contain the last published text, so it is not replaced by the shipped text.
    if (rung === 'shipped') return { page: uncached(page), rung }
    // A page that was rendered while content was unpublished may still show this content. It must not become a stale copy.
    if (cache.isCurrent(shows, since)) {
      const { body, headers } = page
      staleCopies.put(key, { body, etag: headers['etag'] ?? '', tags: [...shows] })
    }
    if (rung === 'saved') return { page: uncached(page), rung }
    if (options.mayCache()) cache.put(key, page, since)
    return { page, rung }
  }

  /** Renders a page once for all concurrent requests. It is compressed with the encoding that the first client accepts. */
  const makeOnce = (key: string, accepted: string | null) =>
    pending.run(key, () => make(key, accepted))

  const missing = createMissingPages(async (key) => withForms((await makeOnce(key, 'br')).page))
  const misses = options.missLimit ?? MISSES
  const limiter = misses === 'off' ? undefined : createRateLimiter(misses)

  const tooMany = (seconds: number) =>
    new Response('Too many pages were asked for that do not exist. Please wait a moment.\n', {
      status: 429,
      headers: {
        ...options.headers,
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(seconds),
      },
    })

  /** Returns the redirect of an old address. If the lookup fails, there is no redirect. */
  const moved = async (url: URL) => {
    const move = await options.moved?.(url.pathname).catch(() => undefined)
    if (move === undefined) return undefined
    return new Response(null, {
      status: move.permanent ? 308 : 307,
      headers: { ...options.headers, location: move.to + url.search, 'cache-control': MOVED },
    })
  }

  /** Returns the response for an address without a page: a redirect, a 429 above the rate limit, or the 404 page. */
  const absent = async (url: URL, request: Request, address: string, family: string) => {
    const leads = await moved(url)
    if (leads !== undefined) return leads
    const wait = limiter?.take(addressBlock(address), 1) ?? 0
    if (wait > 0) return tooMany(wait)
    options.onMissing?.(request, url.pathname)
    return respondEncoded(await missing.get(family), request)
  }

  /**
   * Responds to a request for a page that is not cached. Requests for missing pages count towards a limit per client address. For clients
   * above this limit, only pages that certainly exist are rendered.
   */
  const answer = async (url: URL, request: Request, address: string) => {
    const key = pageKey(url)
    const { exists, family } = await options.addresses.look(url.pathname)
    // With parameters it is unknown if the page exists, because they may select a page beyond the end of a list.
    if (exists === false) return absent(url, request, address, family)
    const isSure = exists === true && key === url.pathname
    const wait = isSure ? 0 : (limiter?.take(addressBlock(address), 0) ?? 0)
    if (wait > 0) return tooMany(wait)
    const { page, rung } = await makeOnce(key, acceptedBy(request))
    if (page.status !== 404)
      return respond(key, page, request, timing(rung === 'copy' ? 'stale' : 'miss', rung))
    const late = exists === undefined ? await moved(url) : undefined
    if (late !== undefined) return late
    limiter?.take(addressBlock(address))
    options.onMissing?.(request, url.pathname)
    return respond(key, page, request)
  }

  /** Renders pages in the background. @param isDone returns true if the page need not be rendered any more */
  const inBackground = (keys: readonly string[], isDone: (key: string) => boolean) => {
    void background.run(async () => {
      for (const key of keys.slice(0, HOUSE_KEEPING_BATCH)) {
        if (closed) return
        // Fast compression, because a request that arrives during this render waits for it.
        if (!isDone(key)) await makeOnce(key, 'zstd').catch(() => undefined)
      }
    })
  }

  /** True if the page has been rendered again in the meantime, for a request. */
  const isKept = (key: string) => cache.get(key) !== undefined

  const changed = (tags: readonly string[]) => {
    // A render in progress may show the state before the change, so later requests must not share it.
    pending.forget()
    missing.clear()
    return cache.invalidate(tags)
  }

  return {
    fetch: async (request, address) => {
      const url = new URL(request.url)
      const spelling = canonicalPath(url.pathname)
      // Every address has many equivalent forms. Without this redirect, each form would be cached and saved as a page of its own.
      if (spelling !== url.pathname) return movedTo(spelling + url.search)
      const key = pageKey(url)
      const kept = options.mayCache() ? smaller.get(key) : undefined
      if (kept !== undefined) return respond(key, kept, request, timing('hit'))
      return answer(url, request, address)
    },
    kept: (target) => (options.mayCache() ? smaller.get(target) : undefined),
    changed: (tags) => inBackground(changed(tags), isKept),
    // Pages in the cache are rendered again as well, because only a render writes a new stale copy.
    takenOff: async (types) => inBackground(await staleCopies.drop(new Set(types)), () => false),
    idle: background.idle,
    close: async () => {
      closed = true
      await background.idle()
    },
  }
}
