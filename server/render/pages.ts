import type { AddressBook } from './address-book.ts'
import type { StaleCopies } from './stale-copies.ts'
import { createMissingPages } from './missing-pages.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { createPageSource, type PageContent } from './page-source.ts'
import { plainPage } from './prepare-page.ts'
import { createSmallerPages } from './recompress.ts'
import { MOVED, timing } from '#lake/common/caching.ts'
import { addressBlock } from '#lake/common/client-address.ts'
import { respondEncoded, selectForm, withForms } from '#server/http/encoding/encoded-answer.ts'
import { createRateLimiter, type RateLimit } from '#lake/common/rate-limiter.ts'
import { canonicalPath } from '#shared/paths/canonical-path.ts'
import type { Drawings } from '#web/shell/entry-server.tsx'
import type { BrokenBlocks } from '#web/lib/page/app-context.tsx'
import type { ContentSource } from '#web/lib/content/content-source.ts'
import type { Personal } from '#web/lib/page/page-loader.ts'
import type { OpenGraphRecord } from '#shared/browser/open-graph.ts'

/** Result of the web's server entry for a request. */
export interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
  /** Metadata elements of the page's head. */
  readonly head: readonly { readonly attributes: Readonly<Record<string, string>> }[]
  /** `saved` if the content came from REST because the CMS did not respond. */
  readonly origin: 'cms' | 'saved'
  /** New address of the page; the response is then a permanent redirect. */
  readonly redirect?: string
}

/** The web's server entry, built or through Vite. */
export type Render = (input: {
  readonly request: Request
  readonly source: ContentSource
  readonly onBrokenBlocks?: (blocks: BrokenBlocks) => void
  /** Data of this request only. A page rendered with it is never cached. */
  readonly personal?: Personal
  /** Cache of rendered markup by its inputs. */
  readonly drawings?: Drawings
  /** Returns the Open Graph record for a page without its own. */
  readonly recordOf?: (pathname: string) => Promise<OpenGraphRecord | undefined>
}) => Promise<RenderedPage>

/** Origin of a page's content. */
type ContentOrigin = 'cms' | 'saved' | 'copy'

export interface PagesOptions {
  readonly render: Render
  readonly content: PageContent
  /** Public origin of the site. The Host header of a request never gets into a page, as others may get the same page. */
  readonly origin: string
  readonly cache: PageCache
  readonly staleCopies: StaleCopies
  readonly headers: Readonly<Record<string, string>>
  /** False while the CMS reports no changes. The cache is then not used. */
  readonly mayCache: () => boolean
  /** False until it is known which content was unpublished during downtime, as a stale copy may contain it. */
  readonly mayCopy: () => boolean
  /** Looks up addresses that have a page. */
  readonly addresses: AddressBook
  /** Returns the redirect of an address without a page, by its canonical path. */
  readonly moved?: (
    pathname: string,
  ) => Promise<{ readonly to: string; readonly permanent: boolean } | undefined>
  /** Called for a page that does not exist. */
  readonly onMissing?: (request: Request, pathname: string) => void
  /** Limit of missing pages per client address; `off` only under load tests. */
  readonly missLimit?: RateLimit | 'off'
  readonly onError: (error: unknown, path: string) => void
  /** Called with blocks that could not be rendered and were left out of a page. */
  readonly onBrokenBlocks: (blocks: BrokenBlocks, path: string) => void
}

/** Public pages: request to HTML. */
export interface Pages {
  /** Responds to a page request. @param address IP address of the client, for counting requests for missing pages */
  fetch(request: Request, address: string): Promise<Response>
  /** Returns the cached page of an exact request target, for responses before a framework runs. */
  kept(target: string): CachedPage | undefined
  /** Invalidates every page that shows a change and renders it again in the background. */
  changed(tags: readonly string[]): void
  /** Deletes the copies on disk that show one of `types` after unpublishing, and renders the pages again. */
  takenOff(types: readonly string[]): Promise<void>
  /** Resolves when the background work requested so far is done. */
  idle(): Promise<void>
}

const HOUSE_KEEPING_BATCH = 20

/** Limit of misses per address, as in the REST API. */
const MISSES: RateLimit = { burst: 100, perMinute: 100 }

const acceptedBy = (request: Request) => request.headers.get('accept-encoding')

/** Creates the page responses from the web's render function, the content origins, the cache and the stale copies. */
export function createPages(options: PagesOptions): Pages {
  const { cache, staleCopies } = options
  const smaller = createSmallerPages(cache)
  const pending = new Map<string, Promise<{ page: CachedPage; rung: ContentOrigin }>>()
  let background: Promise<unknown> = Promise.resolve()

  /** Responds in the accepted form, which is then cached with the page. */
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

  /** A page to send as bytes. `shows` contains the document types of a page that was just rendered. */
  interface Drawn {
    readonly page: CachedPage
    readonly rung: ContentOrigin
    readonly shows?: ReadonlySet<string>
  }

  const fromCopy = async (key: string): Promise<Drawn | undefined> => {
    const copy = options.mayCopy() ? await staleCopies.get(key) : undefined
    if (copy === undefined) return undefined
    const { headers } = options
    const tags = new Set(copy.tags)
    const page = plainPage({ status: 200, html: copy.html, headers, tags })
    return { page: uncached(page), rung: 'copy' }
  }

  /** A separate function, so that the HTML text can be garbage-collected while the page is compressed. */
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
    if (rendered.status >= 500) {
      const copy = await fromCopy(key)
      if (copy !== undefined) return copy
    }
    const location = rendered.redirect === undefined ? {} : { location: rendered.redirect }
    const page = plainPage({
      status: rendered.redirect === undefined ? rendered.status : 308,
      html: rendered.redirect === undefined ? rendered.html : '',
      headers: { ...options.headers, ...rendered.headers, ...location },
      tags,
    })
    return { page, rung: rendered.origin, shows: types }
  }

  /** Renders a page and caches it if possible. @param accepted Accept-Encoding of the first request */
  const make = async (key: string, accepted: string | null) => {
    const since = cache.epoch()
    const { page: plain, rung, shows } = await draw(key)
    const page = await withForms(plain, [selectForm(accepted, plain)])
    if (shows === undefined) return { page, rung }
    // Caches only 200 responses. A 404 may become a page at any time, and their number is unbounded.
    if (page.status !== 200) return { page: uncached(page), rung }
    // A copy of content that was unpublished during the render would outlive it.
    if (cache.isCurrent(shows, since)) {
      const { body, headers } = page
      staleCopies.put(key, { body, etag: headers['etag'] ?? '', tags: [...shows] })
    }
    if (rung === 'saved') return { page: uncached(page), rung }
    if (options.mayCache()) cache.put(key, page, since)
    return { page, rung }
  }

  /** Renders a page once for concurrent requests, compressed with the encoding that the first one accepts. */
  const makeOnce = (key: string, accepted: string | null) => {
    const waiting = pending.get(key)
    if (waiting !== undefined) return waiting
    const made = make(key, accepted).finally(() => {
      if (pending.get(key) === made) pending.delete(key)
    })
    pending.set(key, made)
    return made
  }

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

  /** Returns the redirect of an old address. A failed lookup counts as none. */
  const moved = async (url: URL) => {
    const move = await options.moved?.(url.pathname).catch(() => undefined)
    if (move === undefined) return undefined
    return new Response(null, {
      status: move.permanent ? 308 : 307,
      headers: { ...options.headers, location: move.to + url.search, 'cache-control': MOVED },
    })
  }

  /** Returns the response for an address without a page. */
  const absent = async (url: URL, request: Request, address: string, family: string) => {
    const leads = await moved(url)
    if (leads !== undefined) return leads
    const wait = limiter?.take(addressBlock(address), 1) ?? 0
    if (wait > 0) return tooMany(wait)
    options.onMissing?.(request, url.pathname)
    return respondEncoded(await missing.get(family), request)
  }

  /**
   * Responds to a request for a page that is not cached. A miss is counted per client address. Above the limit, only pages that
   * are known to exist are rendered.
   */
  const answer = async (url: URL, request: Request, address: string) => {
    const key = pageKey(url)
    const { exists, family } = await options.addresses.look(url.pathname)
    // The address has a page, but its parameters may select a page beyond the end of a list.
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

  /** Renders pages in the background. @param isDone true if a page need not be rendered any more */
  const inBackground = (keys: readonly string[], isDone: (key: string) => boolean) => {
    background = background.then(async () => {
      for (const key of keys.slice(0, HOUSE_KEEPING_BATCH)) {
        // Fast compression, as a request that arrives meanwhile waits for it.
        if (!isDone(key)) await makeOnce(key, 'zstd').catch(() => undefined)
      }
    })
  }

  /** True if a request has already caused the render. */
  const isKept = (key: string) => cache.get(key) !== undefined

  const changed = (tags: readonly string[]) => {
    // A running render may show the old state, so new requests must not wait for it.
    pending.clear()
    return cache.invalidate(tags)
  }

  return {
    fetch: async (request, address) => {
      const url = new URL(request.url)
      const spelling = canonicalPath(url.pathname)
      // Without the redirect, every spelling would be cached and saved as a separate page, in unlimited number.
      if (spelling !== url.pathname) return movedTo(spelling + url.search)
      const key = pageKey(url)
      const kept = options.mayCache() ? smaller.get(key) : undefined
      if (kept !== undefined) return respond(key, kept, request, timing('hit'))
      return answer(url, request, address)
    },
    kept: (target) => (options.mayCache() ? smaller.get(target) : undefined),
    changed: (tags) => inBackground(changed(tags), isKept),
    // Cached pages are rendered again as well, as this writes their copies.
    takenOff: async (types) => inBackground(await staleCopies.drop(new Set(types)), () => false),
    idle: () => background.then(() => undefined),
  }
}
