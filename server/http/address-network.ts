import { addressBlock } from './client-address.ts'

/** The network of an address that one customer may have as a whole: /24 of IPv4, /48 of IPv6. */
export function networkOf(address: string): string {
  const block = addressBlock(address)
  if (block.endsWith('::/64')) return `${block.split(':').slice(0, 3).join(':')}::/48`
  const octets = block.split('.')
  return octets.length === 4 ? `${octets.slice(0, 3).join('.')}.0/24` : block
}
