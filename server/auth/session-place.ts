import { isIP } from 'node:net'
import { addressBlock } from '#lake/common/client-address.ts'

/** Where a session is, as far as its owner needs it to know it again. */
export interface SessionPlace {
  /** Program and system, such as "Firefox on Windows"; empty when the browser does not say. */
  readonly browser: string
  /** The network without its end, such as "203.0.113.…"; empty when the address is not known. */
  readonly network: string
}

// Most programs also name those that they are like: the first that fits is meant.
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

/** The browser in words: nothing of its version, by which one could be told from others. */
function browserOf(agent: string): string {
  const program = nameOf(agent, PROGRAMS)
  const system = nameOf(agent, SYSTEMS)
  if (program === undefined) return system === undefined ? '' : `A program on ${system}`
  return system === undefined ? program : `${program} on ${system}`
}

/** The first three of four numbers, or the first three of eight groups. */
function networkOf(address: string): string {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.…`
  if (isIP(address) !== 6) return ''
  return `${addressBlock(address).split(':').slice(0, 3).join(':')}:…`
}

/** Where a request comes from, with no more of it than its sender needs to know it again. */
export const sessionPlace = (headers: Headers, address: string): SessionPlace => ({
  browser: browserOf((headers.get('user-agent') ?? '').slice(0, 1_000)),
  network: networkOf(address),
})
