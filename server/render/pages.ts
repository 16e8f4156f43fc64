import type { AddressBook } from './address-book.ts'
import type { LastGood } from './stale-copies.ts'
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

/** What the web's server entry makes of a request. */
export interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
  /** What the page says about itself, as elements of its head. */
  readonly head: readonly { readonly attributes: Readonly<Record<string, string>> }[]
  /** `saved` when the page was filled from REST because the CMS did not answer. */
  readonly origin: 'cms' | 'saved'
  /** Where the page lives now; the answer is then a permanent redirect. */
  readonly redirect?: string
}

/** The web's server entry, built or through Vite. */
export type Render = (input: {
  readonly request: Request
  readonly source: ContentSource
  readonly onBrokenBlocks?: (blocks: BrokenBlocks) => void
  /** What this request alone brings; a page made with it is kept by nobody. */
  readonly personal?: Personal
  /** Markup that was drawn before, by all that it depends on. */
  readonly drawings?: Drawings
  /** What networks are told of a page that says nothing of itself. */
  readonly recordOf?: (pathname: string) => Promise<OpenGraphRecord | undefined>
}) => Promise<RenderedPage>

/** What a page was filled from. */
type Rung = 'cms' | 'saved' | 'copy'

export interface PagesOptions {
  readonly render: Render
  readonly content: PageContent
  /** The site's public origin. A request's own Host never gets into a page that others will be given. */
  readonly origin: string
  readonly cache: PageCache
  readonly lastGood: LastGood
  readonly headers: Readonly<Record<string, string>>
  /** False while the CMS cannot tell us of changes: nothing may then be answered from the cache. */
  readonly mayCache: () => boolean
  /** False until it is known what was taken off while the process was away: a copy may show it. */
  readonly mayCopy: () => boolean
  /** Knows which addresses have a page. */
  readonly addresses: AddressBook
  /** Where an address leads that has no page, by its path in the canonical spelling. */
  readonly moved?: (
    pathname: string,
  ) => Promise<{ readonly to: string; readonly permanent: boolean } | undefined>
  /** Told of a page that is not there. */
  readonly onMissing?: (request: Request, pathname: string) => void
  /** What one address may ask for that is not there; `off` only under load tests. */
  readonly missLimit?: RateLimit | 'off'
  readonly onError: (error: unknown, path: string) => void
  /** Told of blocks that a page was made without, because they could not be drawn. */
  readonly onBrokenBlocks: (blocks: BrokenBlocks, path: string) => void
}

/** Public pages: request to HTML. */
export interface Pages {
  /** @param address the client's, against which pages that are not there are counted */
  fetch(request: Request, address: string): Promise<Response>
  /** The kept page of a URL exactly as it stands on the request line, for answers before any framework runs. */
  kept(target: string): CachedPage | undefined
  /** Drops every page that shows what changed, and makes the dropped ones anew in the background. */
  changed(tags: readonly string[]): void
  /** Drops the copies on disk that show one of `types`, where something is no longer published, and makes them anew. */
  takenOff(types: readonly string[]): Promise<void>
  /** Settles when the background work asked for so far is done. */
  idle(): Promise<void>
}

const HOUSE_KEEPING_BATCH = 20

/** As many misses as the REST API lets one address have. */
const MISSES: RateLimit = { burst: 100, perMinute: 100 }

const acceptedBy = (request: Request) => request.headers.get('accept-encoding')

/** Makes the page answers out of the web's render function, the content's rungs and the two stores. */
export function createPages(options: PagesOptions): Pages {
  const { cache, lastGood } = options
  const smaller = createSmallerPages(cache)
  const pending = new Map<string, Promise<{ page: CachedPage; rung: Rung }>>()
  let background: Promise<unknown> = Promise.resolve()

  /** Answers in the form that is asked for, which stays with the page for the others. */
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

  /** What is to be answered, as bytes; `shows` the document types of a page that was just drawn. */
  interface Drawn {
    readonly page: CachedPage
    readonly rung: Rung
    readonly shows?: ReadonlySet<string>
  }

  const fromCopy = async (key: string): Promise<Drawn | undefined> => {
    const copy = options.mayCopy() ? await lastGood.get(key) : undefined
    if (copy === undefined) return undefined
    const { headers } = options
    const tags = new Set(copy.tags)
    const page = plainPage({ status: 200, html: copy.html, headers, tags })
    return { page: uncached(page), rung: 'copy' }
  }

  /** The text of a page goes with this call: while pages are packed that would be held for nothing, and grow old. */
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

  /** @param accepted the Accept-Encoding of whom it is made for */
  const make = async (key: string, accepted: string | null) => {
    const since = cache.epoch()
    const { page: plain, rung, shows } = await draw(key)
    const page = await withForms(plain, [selectForm(accepted, plain)])
    if (shows === undefined) return { page, rung }
    // Only what is whole is kept: a page that does not exist yet may exist in a moment, and anyone can ask for any number of those.
    if (page.status !== 200) return { page: uncached(page), rung }
    // A copy of what was taken off while it was being rendered would outlive its removal.
    if (cache.isCurrent(shows, since)) {
      const { body, headers } = page
      lastGood.put(key, { body, etag: headers['etag'] ?? '', tags: [...shows] })
    }
    if (rung === 'saved') return { page: uncached(page), rung }
    if (options.mayCache()) cache.put(key, page, since)
    return { page, rung }
  }

  /** Visitors who ask for the same page at the same time wait for one render; it is compressed as the first of them takes it. */
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

  /** Where an old address leads. What cannot be looked up leads nowhere. */
  const moved = async (url: URL) => {
    const move = await options.moved?.(url.pathname).catch(() => undefined)
    if (move === undefined) return undefined
    return new Response(null, {
      status: move.permanent ? 308 : 307,
      headers: { ...options.headers, location: move.to + url.search, 'cache-control': MOVED },
    })
  }

  /** The answer for an address without a page. */
  const absent = async (url: URL, request: Request, address: string, family: string) => {
    const leads = await moved(url)
    if (leads !== undefined) return leads
    const wait = limiter?.take(addressBlock(address), 1) ?? 0
    if (wait > 0) return tooMany(wait)
    options.onMissing?.(request, url.pathname)
    return respondEncoded(await missing.get(family), request)
  }

  /**
   * The answer for an address that no page is kept of: the page, else what stands in the place of none. A miss is charged to
   * whoever asks; who has had too many gets no page made of which it is not known that it is there.
   */
  const answer = async (url: URL, request: Request, address: string) => {
    const key = pageKey(url)
    const { exists, family } = await options.addresses.look(url.pathname)
    // Parameters choose a page of a list, which may have fewer.
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

  /** @param isDone says of a page that it need not be made any more */
  const inBackground = (keys: readonly string[], isDone: (key: string) => boolean) => {
    background = background.then(async () => {
      for (const key of keys.slice(0, HOUSE_KEEPING_BATCH)) {
        // Packed quickly, for whoever asks in the meantime waits for it too.
        if (!isDone(key)) await makeOnce(key, 'zstd').catch(() => undefined)
      }
    })
  }

  /** Somebody who asked for it has had it made. */
  const isKept = (key: string) => cache.get(key) !== undefined

  const changed = (tags: readonly string[]) => {
    // What is being made at this moment may show the old state: nobody who asks from now on waits for it.
    pending.clear()
    return cache.invalidate(tags)
  }

  return {
    fetch: async (request, address) => {
      const url = new URL(request.url)
      const spelling = canonicalPath(url.pathname)
      // Each spelling would be a page of its own, in the cache and on disk, and there is no end of them.
      if (spelling !== url.pathname) return movedTo(spelling + url.search)
      const key = pageKey(url)
      const kept = options.mayCache() ? smaller.get(key) : undefined
      if (kept !== undefined) return respond(key, kept, request, timing('hit'))
      return answer(url, request, address)
    },
    kept: (target) => (options.mayCache() ? smaller.get(target) : undefined),
    changed: (tags) => inBackground(changed(tags), isKept),
    // A page that is kept has lost its copy as well, which is written as it is made.
    takenOff: async (types) => inBackground(await lastGood.drop(new Set(types)), () => false),
    idle: () => background.then(() => undefined),
  }
}
