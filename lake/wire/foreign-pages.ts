import type { ForeignPages } from './types.ts'

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/** Whether a name or an address is this machine's own, which no other can reach. */
export const isLoopback = (host: string) => LOOPBACK.has(host)

/** The origins under which a server that listens on `host` and `port` is reached. */
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
 * What pages of other origins may do at a lake that runs alone.
 * @param listed origins, and `*` for every other one, which then brings a token or reads what is public; undefined for the pages of this machine
 */
export function foreignPages(listed: readonly string[] | undefined): ForeignPages {
  if (listed === undefined) {
    return (origin) => (isLoopback(URL.parse(origin)?.hostname ?? '') ? 'credentials' : 'nothing')
  }
  const origins = new Set(listed)
  const others = origins.has('*') ? 'tokens' : 'nothing'
  return (origin) => (origin !== '*' && origins.has(origin) ? 'credentials' : others)
}
