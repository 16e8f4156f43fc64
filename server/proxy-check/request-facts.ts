import { normaliseAddress } from '#lake/common/client-address.ts'

/** Facts about the network route of a staff member's request. */
export interface RequestFacts {
  /** Origin of the sending page according to the browser; undefined if no page sent the request. */
  readonly pageOrigin: string | undefined
  /** Addresses in `X-Forwarded-For`, the nearest proxy last. Reading from the right stops at the first invalid address. */
  readonly forwardedFor: readonly string[]
  /** True if a header is present that only proxies set. */
  readonly isForwarded: boolean
  /** Address at the other end of the connection. */
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

/** Maximum number of parsed addresses. TRUST_PROXY is at most nine, so further addresses are irrelevant. */
const MOST_ADDRESSES = 10

/**
 * Origin of the page behind a request. Browsers set `Origin` on writes and `Referer` on reads. Proxies change neither of these headers, but
 * may change `Host`. In browsers that send `Sec-Fetch-Site`, this header excludes pages of other sites.
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
