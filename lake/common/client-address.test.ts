import { describe, expect, it } from 'vitest'
import {
  addressBlock,
  addressNetwork,
  addressBlocks,
  clientAddress,
  normaliseAddress,
  parseTrustProxy,
} from './client-address.ts'

describe('clientAddress', () => {
  it.each([
    { trust: 'off', forwarded: '1.1.1.1', client: '192.0.2.9' },
    { trust: '1', forwarded: '', client: '192.0.2.9' },
    { trust: '1', forwarded: '1.1.1.1', client: '1.1.1.1' },
    { trust: '1', forwarded: '6.6.6.6, 1.1.1.1', client: '1.1.1.1' },
    { trust: '2', forwarded: '6.6.6.6, 1.1.1.1, 10.0.0.1', client: '1.1.1.1' },
    { trust: '9', forwarded: '1.1.1.1', client: '1.1.1.1' },
    { trust: '1', forwarded: 'not an address', client: '192.0.2.9' },
    { trust: '1', forwarded: '[2001:db8::1]:4711', client: '2001:db8::1' },
    { trust: '192.0.2.0/24', forwarded: '6.6.6.6, 1.1.1.1', client: '1.1.1.1' },
    { trust: '192.0.2.9, 10.0.0.0/8', forwarded: '6.6.6.6, 1.1.1.1, 10.1.2.3', client: '1.1.1.1' },
    { trust: '10.0.0.0/8', forwarded: '6.6.6.6', client: '192.0.2.9' },
    { trust: '2001:db8::/32', forwarded: '6.6.6.6', client: '192.0.2.9' },
  ])(
    'returns $client if TRUST_PROXY is $trust and X-Forwarded-For is "$forwarded"',
    ({ trust, forwarded, client }) => {
      const headers = new Headers({ 'X-Forwarded-For': forwarded })
      const trusted = parseTrustProxy(trust) ?? { kind: 'none' }
      expect(clientAddress(headers, '::ffff:192.0.2.9', trusted)).toBe(client)
    },
  )
})

it.each(['', '10', '-1', 'localhost', '10.0.0.1/', '10.0.0.1/33', '1.2.3.4/8/8', '1.2.3.4,x'])(
  'parseTrustProxy rejects "%s"',
  (value) => {
    expect(parseTrustProxy(value)).toBe(undefined)
  },
)

it.each([
  ['::FFFF:1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:80', '1.2.3.4'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unix:', ''],
])('normaliseAddress converts %s to "%s"', (text, spelled) => {
  expect(normaliseAddress(text)).toBe(spelled)
})

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('addressBlock maps %s to the rate limit key %s', (address, block) => {
  expect(addressBlock(address)).toBe(block)
})

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['unknown', 'unknown'],
])('addressNetwork maps %s to the network %s', (address, network) => {
  expect(addressNetwork(address)).toBe(network)
})

it.each([
  ['192.0.2.1', '192.0.2.1', undefined, '192.0.2.0/24'],
  ['::ffff:192.0.2.1', '192.0.2.1', undefined, '192.0.2.0/24'],
  ['::ffff:c000:201', '192.0.2.1', undefined, '192.0.2.0/24'],
  ['2001:db8:1:2ff::1', '2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:db8:1:2fe::1', '2001:db8:1:2fe::/64', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:db8:1:300::1', '2001:db8:1:300::/64', '2001:db8:1:300::/56', '2001:db8:1::/48'],
  ['64:ff9b:1::192.0.2.1', '64:ff9b:1:0::/64', '64:ff9b:1:0::/56', '64:ff9b:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48'],
  ['unknown', 'unknown', undefined, 'unknown'],
])(
  'addressBlocks finds the address, site and network blocks of %s',
  (text, address, site, network) => {
    expect(addressBlocks(text)).toEqual({ address, site, network })
  },
)
