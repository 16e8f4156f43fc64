import type { ForeignPages } from './types.ts'

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/** True if a host name or address is that of the loopback interface, which other machines cannot reach. */
export const isLoopback = (host: string) => LOOPBACK.has(host)

/** Returns the origins of a server that listens on `host` and `port`. */
export function ownOrigins(protocol: 'http:' | 'https:', host: string, port: number) {
  const everywhere = host === '0.0.0.0' || host === '::'
  const names =
    everywhere || isLoopback(host) ? ['localhost', '127.0.0.1', '[::1]'] : [bracketed(host)]
  const first = everywhere ? 'localhost' : bracketed(host)
  const origins = [first, ...names].map((name) => new URL(`${protocol}//${name}:${port}`).origin)
  return { first: origins[0] ?? '', all: new Set(origins) }
}

const bracketed = (host: string) =>
  host.includes(':') && !host.startsWith('[') ? `[${host}]` : host

/**
 * Returns the permissions of pages of other origins at a standalone lake.
 * @param listed permitted origins. `*` permits every other origin to send requests with a token and to read public content. Undefined
 * permits only pages of this machine
 */
export function foreignPages(listed: readonly string[] | undefined): ForeignPages {
  if (listed === undefined) {
    return (origin) => (isLoopback(URL.parse(origin)?.hostname ?? '') ? 'credentials' : 'nothing')
  }
  const origins = new Set(listed)
  const others = origins.has('*') ? 'tokens' : 'nothing'
  return (origin) => (origin !== '*' && origins.has(origin) ? 'credentials' : others)
}
