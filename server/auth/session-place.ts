import { isIP } from 'node:net'
import { addressBlock } from '#lake/common/client-address.ts'

/** Browser and network of a session, with just enough detail for its owner to recognize it. */
export interface SessionPlace {
  /** Browser and system, such as "Firefox on Windows". Empty if the browser sends none. */
  readonly browser: string
  /** Truncated network, such as "203.0.113.…". Empty if the address is unknown. */
  readonly network: string
}

// Most user agent strings also contain the names of older browsers. Therefore the order matters, and the first match is used.
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameOf = (agent: string, names: typeof PROGRAMS) =>
  names.find(([pattern]) => pattern.test(agent))?.[1]

/** Browser and operating system without version numbers, which could identify a user. */
function browserOf(agent: string): string {
  const program = nameOf(agent, PROGRAMS)
  const system = nameOf(agent, SYSTEMS)
  if (program === undefined) return system === undefined ? '' : `A program on ${system}`
  return system === undefined ? program : `${program} on ${system}`
}

/** Truncates an address: the first three of four IPv4 numbers, or the first three of eight IPv6 groups. */
function networkOf(address: string): string {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.…`
  if (isIP(address) !== 6) return ''
  return `${addressBlock(address).split(':').slice(0, 3).join(':')}:…`
}

/** Browser and network of a request, reduced to the detail that users need to recognize their own sessions. */
export const sessionPlace = (headers: Headers, address: string): SessionPlace => ({
  browser: browserOf((headers.get('user-agent') ?? '').slice(0, 1_000)),
  network: networkOf(address),
})
