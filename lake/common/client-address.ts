import { BlockList, isIP } from 'node:net'

/** Proxies that may name the client in `X-Forwarded-For`: none, a number of hops counted from this server, or a list of networks. */
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

/** Returns a normalised address: IPv4-mapped IPv6 as IPv4, without brackets, port or zone. Returns '' if the text is not an address. */
export function normaliseAddress(text: string): string {
  const trimmed = text.trim().toLowerCase()
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1]
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed)?.[1]
  const bare = (bracketed ?? withPort ?? trimmed).replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1] ?? bare
  return isIP(mapped) === 0 ? '' : mapped
}

/** True if a peer is a proxy that TRUST_PROXY trusts. If TRUST_PROXY is a number of hops, every peer is trusted. */
export const isTrustedPeer = (peer: string, trust: TrustProxy): boolean =>
  trust.kind === 'hops' || (trust.kind === 'networks' && trust.includes(normaliseAddress(peer)))

/**
 * Returns the client's address of a request. Reads `X-Forwarded-For` from right to left and stops at the first address that TRUST_PROXY
 * does not trust. So forged entries further left have no effect.
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

/** Address ranges of increasing size around an address. One sender may control any of them. */
export interface AddressBlocks {
  /** An IPv4 address, or the /64 of an IPv6 address: usually one household or machine. */
  readonly address: string
  /** The /56 of an IPv6 address: usually one customer of a provider. Undefined for IPv4. */
  readonly site: string | undefined
  /** The /24 of an IPv4 address or the /48 of an IPv6 address: one organisation, or one block of a hosting provider. */
  readonly network: string
}

const GROUP_BITS = 16
const GROUPS = 8

/** Parses an IPv6 address into its eight groups. */
function groupsOf(address: string): readonly number[] {
  const tail = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  if (tail !== null) {
    const [, front = '', ...bytes] = tail
    const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number)
    return groupsOf(`${front}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`)
  }
  const [head = '', end = ''] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = end === '' ? [] : end.split(':')
  const zeros = address.includes('::') ? Math.max(0, GROUPS - front.length - back.length) : 0
  return [...front, ...Array.from({ length: zeros }, () => '0'), ...back].map((group) =>
    Number.parseInt(group, 16),
  )
}

/** Network of `bits` bits (16 to 64) that begins with these groups, such as `2001:db8:1::/48`. */
function networkOf(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, Math.ceil(bits / GROUP_BITS)).map((group, index) => {
    const free = Math.max(0, (index + 1) * GROUP_BITS - bits)
    return ((group >> free) << free).toString(16)
  })
  return `${kept.join(':')}::/${bits}`
}

/** Returns the IPv4 address inside `::ffff:0:0/96`, written with dots or in hexadecimal, or undefined for all other groups. */
function mappedIn(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff
  return isMapped ? [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.') : undefined
}

/** Returns the blocks of an address, for rate limits. Text that is not an address is a block of its own. */
export function addressBlocks(address: string): AddressBlocks {
  const family = isIP(address)
  if (family === 4) {
    const network = `${address.split('.').slice(0, 3).join('.')}.0/24`
    return { address, site: undefined, network }
  }
  if (family !== 6) return { address, site: undefined, network: address }
  const groups = groupsOf(address.replace(/%.*$/, ''))
  const mapped = mappedIn(groups)
  if (mapped !== undefined) return addressBlocks(mapped)
  return {
    address: networkOf(groups, 64),
    site: networkOf(groups, 56),
    network: networkOf(groups, 48),
  }
}

/** Rate limit key of an address: the IPv4 address, or the /64 of an IPv6 address, which usually belongs to one household or machine. */
export const addressBlock = (address: string): string => addressBlocks(address).address

/** Network of an address: the IPv4 address, or the /48 of an IPv6 address, the largest network that one customer usually gets. */
export function addressNetwork(address: string): string {
  const { network, site } = addressBlocks(address)
  return site === undefined ? addressBlock(address) : network
}
