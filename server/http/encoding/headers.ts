import { PERMISSIONS_POLICY } from '#lake/common/permissions-policy.ts'
import type { HostedScheduling } from '#shared/company/scheduling.ts'

/** Response headers by name. */
export type HeaderSet = Readonly<Record<string, string>>

type Directives = Readonly<Record<string, readonly string[]>>

export interface PageSecurity {
  /** True if visitors connect over HTTPS. In that case Strict-Transport-Security is sent. */
  readonly https: boolean
  /** Hashes of the page's inline scripts, as `sha256-...` in Base64. */
  readonly scriptHashes?: readonly string[]
  /** Sources that a page needs beyond its own origin, by directive (`frame-src`, `connect-src`). */
  readonly sources?: Directives
}

const YEAR = 365 * 24 * 60 * 60

function policy(directives: Directives, ...extras: readonly (Directives | undefined)[]): string {
  const merged = new Map(Object.entries(directives))
  for (const [name, sources] of extras.flatMap((extra) => Object.entries(extra ?? {}))) {
    const present = (merged.get(name) ?? []).filter((source) => source !== "'none'")
    merged.set(name, [...present, ...sources])
  }
  return [...merged].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** Headers of every response. */
function common(https: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS_POLICY,
    ...(https ? { 'Strict-Transport-Security': `max-age=${YEAR}; includeSubDomains` } : {}),
  }
}

/** Headers of the site's pages. The policy allows only the site's own origin, and inline scripts only by their hash. */
export function pageHeaders(options: PageSecurity): HeaderSet {
  const hashes = (options.scriptHashes ?? []).map((hash) => `'${hash}'`)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    // The style sheet contains the glyphs of the mono font as a data URL.
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(options.https ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return {
    ...common(options.https),
    'Content-Security-Policy': policy(directives, options.sources),
  }
}

/**
 * URL of a script as a source in the content security policy. Semicolons and commas are escaped, because they separate directives and
 * policies.
 */
const scriptSource = (source: string) => {
  const { origin, pathname } = new URL(source)
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')
}

/** Policy sources of the embedded booking page: the site's own origin, or the origin of an external service and its script. */
export function schedulingSources(hosted: HostedScheduling | undefined): Directives {
  if (hosted === undefined) return { 'frame-src': ["'self'"] }
  return {
    'frame-src': [new URL(hosted.url).origin],
    'script-src': [scriptSource(hosted.widgetSource)],
  }
}

/** Headers of the embedded booking page, which only pages of the site may frame. */
export function framedHeaders(options: PageSecurity): HeaderSet {
  const headers = pageHeaders(options)
  const csp = headers['Content-Security-Policy'] ?? ''
  return {
    ...headers,
    'Content-Security-Policy': csp.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  }
}

/** Headers of the staff area's pages: like public pages, but not cached and not indexed. */
export function adminHeaders(options: PageSecurity): HeaderSet {
  return { ...pageHeaders(options), 'cache-control': 'no-store', 'X-Robots-Tag': 'noindex' }
}

/** Hosts of Sanity that the Studio calls if content is hosted there. */
const SANITY_SOURCES: Directives = {
  'connect-src': [
    'https://*.api.sanity.io',
    'https://*.apicdn.sanity.io',
    'wss://*.api.sanity.io',
    'https://cdn.sanity.io',
  ],
  'img-src': ['https://cdn.sanity.io'],
}

/** Policy sources that staff pages need to upload images to an external host. */
export function imageHostSources(host: { readonly apiHost: string } | undefined): Directives {
  return host === undefined ? {} : { 'connect-src': [host.apiHost] }
}

/** Headers of the Studio: inline styles are allowed, and Sanity's hosts if content is hosted there. */
export function studioHeaders(
  options: PageSecurity & { readonly origin: string; readonly hosted: boolean },
): HeaderSet {
  const hashes = (options.scriptHashes ?? []).map((hash) => `'${hash}'`)
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    // Older browsers do not apply 'self' to WebSockets.
    'connect-src': ["'self'", options.origin.replace(/^http/, 'ws')],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  const base = policy(directives, options.sources, options.hosted ? SANITY_SOURCES : undefined)
  return {
    ...common(options.https),
    'Content-Security-Policy': base,
    'cache-control': 'no-store',
    'X-Robots-Tag': 'noindex',
  }
}

/** Headers of responses that are not pages: REST, health, downloads. Browsers neither run nor frame such content. */
export function apiHeaders(options: { readonly https: boolean }): HeaderSet {
  return {
    ...common(options.https),
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  }
}

/** Headers of the service worker. The worker's content security policy comes from this response and allows this origin only. */
export function workerHeaders(options: { readonly https: boolean }): HeaderSet {
  return {
    ...apiHeaders(options),
    'Content-Security-Policy':
      "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    // Browsers revalidate the worker's file at each check for a new version.
    'cache-control': 'no-cache',
  }
}

/** Adds the given headers that the response lacks. */
export function withMissingHeaders(response: Response, headers: HeaderSet): Response {
  const missing = Object.entries(headers).filter(([name]) => !response.headers.has(name))
  if (missing.length === 0) return response
  const all = new Headers(response.headers)
  for (const [name, value] of missing) all.set(name, value)
  return new Response(response.body, { status: response.status, headers: all })
}
