import { DAY } from '#lake/common/units.ts'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Default lifetime of a key, in milliseconds. An export must start to read a file within this time. */
const LIFE = DAY

/** Signed keys for file addresses in exports. Each key permits access to one file until the key expires. */
export interface FileKeys {
  /** Creates a key for a file. @param path path of the file, as in the asset's document */
  make(path: string): string
  opens(path: string, key: string | null): boolean
}

export interface FileKeyOptions {
  /** Secret for the signatures. Default: a random one, so that all keys become invalid when the process ends. */
  readonly secret?: string | Buffer
  /** Lifetime of a key, in milliseconds. Default: one day. */
  readonly life?: number
  /** Clock, in milliseconds since 1970. */
  readonly now?: () => number
}

/** Creates and checks signed file keys. */
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
