import { normaliseAddress } from '#lake/common/client-address.ts'

/** Facts about the network route by which a request of a staff member has arrived. */
export interface RequestFacts {
  /** Origin of the page that sent the request, according to the browser; undefined if no page sent it. */
  readonly pageOrigin: string | undefined
  /**
   * Addresses in `X-Forwarded-For`, the one from the nearest proxy last. The header is read from right to left, up to the first invalid
   * address.
   */
  readonly forwardedFor: readonly string[]
  /** True if a header is present that only proxies set. */
  readonly isForwarded: boolean
  /** IP address at the other end of the connection: the nearest proxy or the client. */
  readonly peer: string
}

/** Headers that proxies send and browsers never do. */
const PROXY_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'forwarded',
  'x-real-ip',
] as const

/** Maximum number of parsed addresses. TRUST_PROXY permits at most nine proxies, so further addresses are irrelevant. */
const MOST_ADDRESSES = 10

/**
 * Origin of the page that sent a request. Browsers set `Origin` on writes and `Referer` on reads. Proxies do not change these headers, but
 * may change `Host`. If the browser sends `Sec-Fetch-Site`, pages of other sites are excluded.
 */
function pageOriginOf(headers: Headers): string | undefined {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return undefined
  const origin = headers.get('origin')
  const url = URL.parse(origin ?? headers.get('referer') ?? '')
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  return url.origin.length > 300 ? undefined : url.origin
}

/** Extracts the facts from a request. */
export function readFacts(headers: Headers, peer: string): RequestFacts {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').slice(-MOST_ADDRESSES)
  const forwardedFor: string[] = []
  for (const entry of entries.toReversed()) {
    const address = normaliseAddress(entry)
    if (address === '') break
    forwardedFor.unshift(address)
  }
  return {
    pageOrigin: pageOriginOf(headers),
    forwardedFor,
    isForwarded: PROXY_HEADERS.some((name) => headers.has(name)),
    peer: normaliseAddress(peer) || 'unknown',
  }
}
