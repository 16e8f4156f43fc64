import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** How long an export may take until it has fetched its last file, milliseconds. */
const LIFE = 24 * 60 * 60_000

/** Keys that open one file each of a private dataset, for a day or until the process ends. */
export interface FileKeys {
  /** @param path of the file, as its document names it */
  make(path: string): string
  opens(path: string, key: string | null): boolean
}

/** @param now the clock, milliseconds since 1970 */
export function createFileKeys(now: () => number = Date.now): FileKeys {
  const secret = randomBytes(32)
  const sign = (path: string, until: string) =>
    createHmac('sha256', secret).update(`${until}\n${path}`).digest('base64url')
  return {
    make(path) {
      const until = String(now() + LIFE)
      return `${until}.${sign(path, until)}`
    },
    opens(path, key) {
      const [until = '', given = ''] = (key ?? '').split('.')
      if (!/^\d{1,15}$/.test(until) || Number(until) <= now()) return false
      const [a, b] = [Buffer.from(given), Buffer.from(sign(path, until))]
      return a.length === b.length && timingSafeEqual(a, b)
    },
  }
}
