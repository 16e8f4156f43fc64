import type { TrustProxy } from '#lake/common/client-address.ts'
import type { ProxyWarning } from '#shared/contracts/site/proxy-check.ts'
import type { RequestFacts } from './request-facts.ts'

/** The settings that the proxy check compares with requests. */
export interface CheckedSettings {
  /** Public origin of the site. */
  readonly origin: string
  readonly originIsSet: boolean
  /** Origins under which the pages of this site may be loaded. */
  readonly ownOrigins: readonly string[]
  readonly trustProxy: TrustProxy
  /** True if the server itself has a TLS certificate. */
  readonly hasTls: boolean
}

/** Contradiction between a request and a setting. */
export type Contradiction = Pick<ProxyWarning, 'kind' | 'set' | 'seen' | 'change'>

/** Result of the comparison of a request with a setting: the request fits the setting, contradicts it, or proves nothing (undefined). */
export type Verdict = 'fits' | Contradiction | undefined

const one = ['TRUST_PROXY=1']

/** Compares ORIGIN with the origin of the page. */
export function compareOrigin(settings: CheckedSettings, facts: RequestFacts): Verdict {
  const { origin, originIsSet, ownOrigins, trustProxy } = settings
  const { pageOrigin: seen, isForwarded } = facts
  if (seen === undefined) return undefined
  if (ownOrigins.includes(seen)) return 'fits'
  const throughProxy = isForwarded || terminatesTls(settings, facts)
  const change = [`ORIGIN=${seen}`, ...(throughProxy && trustProxy.kind === 'none' ? one : [])]
  if (!originIsSet) return { kind: 'origin-unset', set: '', seen, change }
  const isSameHost = new URL(seen).hostname === new URL(origin).hostname
  const isOtherScheme = new URL(seen).protocol !== new URL(origin).protocol
  const kind = isSameHost && isOtherScheme ? 'origin-scheme' : 'origin-host'
  return { kind, set: origin, seen, change }
}

/** True if there must be a proxy in front of the server, because the page was loaded over TLS and this server has no TLS. */
function terminatesTls({ hasTls }: CheckedSettings, { pageOrigin }: RequestFacts): boolean {
  return !hasTls && pageOrigin?.startsWith('https:') === true
}

/** Compares TRUST_PROXY with the headers that proxies set. */
export function compareProxy(settings: CheckedSettings, facts: RequestFacts): Verdict {
  const { trustProxy } = settings
  const { forwardedFor, isForwarded, peer, pageOrigin } = facts
  // No page sent the request. A program may have connected to the port directly, which says nothing about the route of visitors.
  if (pageOrigin === undefined) return undefined
  const seen = String(forwardedFor.length)
  const mustBeProxied = isForwarded || terminatesTls(settings, facts)
  if (trustProxy.kind === 'none') {
    if (!mustBeProxied) return 'fits'
    const kind = forwardedFor.length === 0 ? 'proxy-silent' : 'proxy-untrusted'
    return {
      kind,
      set: 'off',
      seen,
      change: [`TRUST_PROXY=${Math.min(9, Math.max(1, forwardedFor.length))}`],
    }
  }
  if (trustProxy.kind === 'networks') {
    if (forwardedFor.length > 0 && !trustProxy.includes(peer)) {
      return { kind: 'proxy-elsewhere', set: 'networks', seen: peer, change: [] }
    }
    return forwardedFor.length === 0 && mustBeProxied
      ? { kind: 'proxy-silent', set: 'networks', seen, change: [] }
      : 'fits'
  }
  const set = String(trustProxy.count)
  if (forwardedFor.length === 0) {
    return mustBeProxied
      ? { kind: 'proxy-silent', set, seen, change: [] }
      : { kind: 'proxy-missing', set, seen, change: ['TRUST_PROXY=off'] }
  }
  if (forwardedFor.length <= trustProxy.count) return 'fits'
  return {
    kind: 'proxy-hops',
    set,
    seen,
    change: [`TRUST_PROXY=${Math.min(9, forwardedFor.length)}`],
  }
}
