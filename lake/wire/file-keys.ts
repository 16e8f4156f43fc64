import { DAY } from '#lake/common/units.ts'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Default life of a key, milliseconds: the time in which an export has to begin to fetch the file. */
const LIFE = DAY

/** Keys in the addresses of exports, each of which opens one file until it expires. */
export interface FileKeys {
  /** @param path of the file, as its document names it */
  make(path: string): string
  opens(path: string, key: string | null): boolean
}

export interface FileKeyOptions {
  /** Secret of the signatures. Default: a random one, with which keys end with the process. */
  readonly secret?: string | Buffer
  /** Life of a key, milliseconds. Default: a day. */
  readonly life?: number
  /** The clock, milliseconds since 1970. */
  readonly now?: () => number
}

/** Makes and checks keys of files. */
export function createFileKeys(options: FileKeyOptions = {}): FileKeys {
  const { secret = randomBytes(32), life = LIFE, now = Date.now } = options
  const sign = (path: string, until: string) =>
    createHmac('sha256', secret).update(`${until}\n${path}`).digest('base64url')
  return {
    make(path) {
      const until = String(now() + life)
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
