import { BlockList, isIP } from 'node:net'

/** Which peers may name the client in `X-Forwarded-For`: none, so many hops counted from here, or these networks. */
export type TrustProxy =
  | { readonly kind: 'none' }
  | { readonly kind: 'hops'; readonly count: number }
  | { readonly kind: 'networks'; readonly includes: (address: string) => boolean }

/** Reads the value of TRUST_PROXY: `off`, a number from 1 to 9, or addresses and networks separated by commas. */
export function parseTrustProxy(value: string): TrustProxy | undefined {
  if (value === 'off' || value === '0') return { kind: 'none' }
  if (value === 'on') return { kind: 'hops', count: 1 }
  if (/^[1-9]$/.test(value)) return { kind: 'hops', count: Number(value) }
  const list = new BlockList()
  for (const entry of value.split(',').map((text) => text.trim())) {
    const [address = '', prefix, ...rest] = entry.split('/')
    const family = isIP(address)
    const bits = family === 6 ? 128 : 32
    if (family === 0 || rest.length > 0) return undefined
    if (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
      return undefined
    list.addSubnet(
      address,
      prefix === undefined ? bits : Number(prefix),
      family === 6 ? 'ipv6' : 'ipv4',
    )
  }
  return {
    kind: 'networks',
    includes: (address) =>
      isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'),
  }
}

/** One spelling of an address: IPv4 inside IPv6 as IPv4, no brackets, port or zone. Empty when it is none. */
export function normaliseAddress(text: string): string {
  const trimmed = text.trim().toLowerCase()
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1]
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed)?.[1]
  const bare = (bracketed ?? withPort ?? trimmed).replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1] ?? bare
  return isIP(mapped) === 0 ? '' : mapped
}

/**
 * The address of the client behind a request. `X-Forwarded-For` is read from its right end, and only as far as
 * TRUST_PROXY trusts those who wrote it, so what a client forges is never reached.
 */
export function clientAddress(headers: Headers, peer: string, trust: TrustProxy): string {
  const near = normaliseAddress(peer) || 'unknown'
  if (trust.kind === 'none') return near
  const chain = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .toReversed()
  let client = near
  for (const [index, entry] of chain.entries()) {
    const trusted = trust.kind === 'hops' ? index < trust.count : trust.includes(client)
    const address = normaliseAddress(entry)
    if (!trusted || address === '') break
    client = address
  }
  return client
}

/** The first groups of 16 bits of an IPv6 address as a prefix. */
function prefixOf(address: string, count: number): string {
  const [head = '', tail = ''] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::') ? Math.max(0, 8 - front.length - back.length) : 0
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...back]
  const shown = groups.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16))
  return `${shown.join(':')}::/${count * 16}`
}

/** The key under which an address is counted: itself, or for IPv6 its /64, which one household or machine has whole. */
export const addressBlock = (address: string): string =>
  isIP(address) === 6 ? prefixOf(address, 4) : address

/** The network of an address: itself, or for IPv6 its /48, the largest network that one customer usually gets. */
export const addressNetwork = (address: string): string =>
  isIP(address) === 6 ? prefixOf(address, 3) : address
