import {
  encodeAnswer,
  respondEncoded,
  type EncodedAnswer,
} from '#server/http/encoding/encoded-answer.ts'
import type { HeaderSet } from '#server/http/encoding/headers.ts'
import { createTaggedCache, type Epoch } from '#server/http/tagged-cache.ts'
import { createSingleFlight } from '#shared/async/single-flight.ts'
import type { ArticleType } from '#shared/content/status.ts'
import {
  articleAt,
  hasMarkdown,
  markdownPath,
  pageOfMarkdown,
} from '#shared/paths/markdown-paths.ts'
import { prefersMarkdown } from './accept.ts'
import { articleWriters } from './article-writers.ts'
import { canonicalOf, pageMarkdown } from './page-markdown.ts'

export interface MarkdownOptions {
  /** Public origin of the site. */
  readonly origin: string
  readonly headers: HeaderSet
  /** Responds to a request for a page, as visitors see it. */
  readonly page: (request: Request, address: string) => Promise<Response>
  /** True if a page exists that visitors may see; undefined if only rendering can determine this. */
  readonly exists: (path: string) => Promise<boolean | undefined>
  /** Returns the new path of a page that has moved. */
  readonly moved: (
    path: string,
  ) => Promise<{ readonly to: string; readonly permanent: boolean } | undefined>
  /** Returns the fields of a published document, as its REST operation returns them; undefined if there is none. */
  readonly fields: (type: ArticleType, slug: string) => Promise<unknown>
  /** True if the query parameters of an address do not change the page. */
  readonly isPlain: (url: URL) => boolean
}

/** Markdown versions of pages and articles, for programs. */
export interface MarkdownPages {
  /**
   * Responds to the address of a Markdown version. Redirects a client that prefers Markdown from a page to its Markdown version. Resolves
   * to undefined for any other request, and if the page does not exist.
   */
  fetch(request: Request, address: string): Promise<Response | undefined>
  /** Called after a content change. Removes the cached Markdown that was made from fields of documents. */
  changed(): void
}

/** Maximum size of the cached Markdown versions, in bytes. */
const CACHE_BYTES = 8 * 1024 * 1024

/**
 * Cache tag of Markdown that is made from the fields of a document. It may contain fields that the page does not show, so the page's entity
 * tag does not suffice to invalidate it.
 */
const FIELDS: ReadonlySet<string> = new Set(['fields'])

const NO_TAGS: ReadonlySet<string> = new Set()

interface CachedMarkdown {
  /** Entity tag of the page. */
  readonly page: string
  readonly answer: EncodedAnswer
  readonly tags: ReadonlySet<string>
}

/** Article at a path and the function that makes Markdown from its fields. Undefined for paths whose rendered page is converted instead. */
function writtenArticle(path: string) {
  const article = articleAt(path)
  const write = article && articleWriters[article.type]
  return article && write && { ...article, write }
}

/** Creates the Markdown versions. Pages are converted from the HTML that visitors get, and articles from their fields. */
export function createMarkdownPages(options: MarkdownOptions): MarkdownPages {
  const { origin } = options
  /** Markdown by path of the page. An entry is valid as long as the page's entity tag does not change. */
  const cache = createTaggedCache<CachedMarkdown>({
    maxBytes: CACHE_BYTES,
    bytesOf: ({ answer }) => 3 * answer.body.length,
    tagsOf: ({ tags }) => tags,
  })

  const pending = createSingleFlight<EncodedAnswer | undefined>()

  const redirect = (status: 302 | 307 | 308, path: string) => {
    const headers = new Headers(options.headers)
    headers.set('location', path)
    headers.set('cache-control', 'no-store')
    headers.set('vary', 'Accept')
    return new Response(null, { status, headers })
  }

  /** Returns the Markdown of a page; undefined if its document has been unpublished since the page was rendered. */
  const textOf = async (path: string, html: string) => {
    const article = writtenArticle(path)
    if (article === undefined) return pageMarkdown(html, origin + path)
    const { write } = article
    const fields = await options.fields(article.type, decodeURIComponent(article.slug))
    return fields === undefined ? undefined : write(fields, origin)
  }

  const make = async (path: string, response: Response) => {
    const html = await response.text()
    const text = await textOf(path, html)
    if (text === undefined) return undefined
    return encodeAnswer({
      status: 200,
      headers: {
        ...options.headers,
        'content-type': 'text/markdown; charset=utf-8',
        'x-robots-tag': 'noindex',
        link: `<${canonicalOf(html) ?? origin + path}>; rel="canonical"`,
      },
      text,
      caching: response.headers.get('cache-control') ?? 'no-store',
    })
  }

  /** Converts a page once for concurrent requests. A request after a content change does not share an earlier conversion. */
  const makeOnce = (path: string, since: Epoch, etag: string, response: Response) =>
    pending.run(`${since} ${etag} ${path}`, () => make(path, response))

  const serve = async (path: string, request: Request, address: string) => {
    const exists = await options.exists(path)
    if (exists === false) {
      const move = await options.moved(path)
      if (move === undefined || !hasMarkdown(move.to)) return undefined
      return redirect(move.permanent ? 308 : 307, markdownPath(move.to))
    }
    const since = cache.epoch()
    const response = await options.page(new Request(origin + path), address)
    if (response.status === 404) return undefined
    // Any other status, such as a redirect or an error, is passed on as the page's response.
    if (response.status !== 200) return response
    const etag = response.headers.get('etag') ?? ''
    const known = cache.get(path)
    if (known?.page === etag) return respondEncoded(known.answer, request)
    const answer = await makeOnce(path, since, etag, response)
    if (answer === undefined) return undefined
    const tags = writtenArticle(path) === undefined ? NO_TAGS : FIELDS
    cache.put(path, { page: etag, answer, tags }, since)
    return respondEncoded(answer, request)
  }

  return {
    fetch: async (request, address) => {
      const url = new URL(request.url)
      const page = pageOfMarkdown(url.pathname)
      if (page !== undefined) return serve(page, request, address)
      const isAsked =
        prefersMarkdown(request.headers.get('accept')) &&
        hasMarkdown(url.pathname) &&
        options.isPlain(url)
      return isAsked ? redirect(302, markdownPath(url.pathname)) : undefined
    },
    changed: () => void cache.invalidate(FIELDS),
  }
}
