import { expect, it } from 'vitest'
import { parseTrustProxy } from '#lake/common/client-address.ts'
import { checkOrigin, checkProxy, type AddressSettings } from './address-check.ts'

/** Creates settings with the default port. `trust` is the value of TRUST_PROXY. */
function settings({
  trust = 'off',
  ...given
}: Partial<AddressSettings> & { readonly trust?: string }): AddressSettings {
  return {
    host: 'localhost',
    port: 3000,
    origin:
      given.originIsSet === false || given.origin === undefined ? 'http://localhost:3000' : '',
    originIsSet: given.origin !== undefined,
    hasTls: false,
    trustProxy: parseTrustProxy(trust) ?? { kind: 'none' },
    ...given,
  }
}

const www = 'https://www.example.com'

it.each<readonly [string, Parameters<typeof settings>[0], string, string, string]>([
  ['a proxy without ORIGIN', { trust: '1' }, 'wrong', 'Not set, but `TRUST_PROXY`', 'ORIGIN=https'],
  ['a certificate without ORIGIN', { hasTls: true }, 'look', 'Not set', 'Set `ORIGIN`'],
  [
    'a server on all networks without ORIGIN',
    { host: '0.0.0.0' },
    'look',
    'HOST=0.0.0.0',
    'Set `ORIGIN`',
  ],
  [
    'a proxy with a local ORIGIN',
    { origin: 'http://localhost:3000', trust: '1' },
    'wrong',
    'this machine only',
    'address of the proxy',
  ],
  [
    'a server on all networks with a local ORIGIN',
    { origin: 'http://127.0.0.1:3000', host: '::' },
    'wrong',
    'this machine only',
    'HOST=localhost',
  ],
  [
    'an https ORIGIN without TLS and without a proxy',
    { origin: www, host: '0.0.0.0' },
    'wrong',
    'needs TLS',
    'TRUST_PROXY=1',
  ],
  [
    'an http ORIGIN with a certificate',
    { origin: 'http://www.example.com', hasTls: true, host: '0.0.0.0' },
    'wrong',
    'accepts only TLS',
    'ORIGIN=https://www.example.com',
  ],
  [
    'a public ORIGIN of a server that listens on this machine only',
    { origin: 'http://www.example.com' },
    'wrong',
    'this machine only, and no proxy',
    'HOST=0.0.0.0',
  ],
  [
    'a public http ORIGIN behind a proxy',
    { origin: 'http://www.example.com', trust: '1' },
    'look',
    'unencrypted',
    'https address',
  ],
  [
    'a server that listens on another port than that of ORIGIN',
    { origin: www, hasTls: true, host: '0.0.0.0' },
    'look',
    'uses port 443, but the server listens on port 3000',
    'PORT=443',
  ],
])('the check of ORIGIN reports %s', (_name, given, result, found, toDo) => {
  expect(checkOrigin(settings(given))).toEqual({
    result,
    found: expect.stringContaining(found),
    to_do: expect.stringContaining(toDo),
  })
})

it.each<readonly [string, Parameters<typeof settings>[0], string, string]>([
  [
    'a certificate behind a local proxy',
    { origin: www, trust: '1', hasTls: true },
    'look',
    'TLS_CERT',
  ],
  ['many proxies', { origin: www, trust: '5' }, 'look', 'forge'],
])('the check of TRUST_PROXY reports %s', (_name, given, result, toDo) => {
  expect(checkProxy(settings(given))).toMatchObject({
    result,
    to_do: expect.stringContaining(toDo),
  })
})

it.each<readonly [string, Parameters<typeof settings>[0]]>([
  ['the default settings', {}],
  ['a proxy on this machine', { origin: www, trust: '1' }],
  ['a proxy of another container', { origin: www, trust: '172.18.0.0/16', host: '0.0.0.0' }],
  ['TLS without a proxy', { origin: www, hasTls: true, host: '0.0.0.0', port: 443 }],
])('the checks of ORIGIN and TRUST_PROXY accept %s', (_name, given) => {
  expect(checkOrigin(settings(given)).result).toBe('fine')
  expect(checkProxy(settings(given)).result).toBe('fine')
})
