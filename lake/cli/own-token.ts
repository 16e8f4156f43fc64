import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const TOKEN_FILE = 'token.sha256'

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Token of the owner of a lake. */
export interface OwnToken {
  /** The token itself, if this start made it. */
  readonly made: string | undefined
  /** Compares in constant time. */
  readonly matches: (token: string) => boolean
}

const tokenOf = (hash: Buffer, made?: string): OwnToken => ({
  made,
  matches(token) {
    const other = hashOf(token)
    return other.length === hash.length && timingSafeEqual(other, hash)
  },
})

/**
 * Returns the token of the settings, else the one made before, else a new one. The lake's folder stores only the hash of a token that was
 * made.
 * @param given token of the settings; nothing is stored then
 * @param replaces true makes a new token even if there is one, which is then no longer accepted
 */
export function ownToken(directory: string, given: string | undefined, replaces = false): OwnToken {
  if (given !== undefined) return tokenOf(hashOf(given))
  const path = join(directory, TOKEN_FILE)
  const stored = replaces ? undefined : storedHash(path)
  if (stored !== undefined) return tokenOf(stored)
  const made = `lake-${randomBytes(32).toString('base64url')}`
  writeFileSync(path, `${hashOf(made).toString('hex')}\n`, { mode: 0o600 })
  return tokenOf(hashOf(made), made)
}

/** Hash of the token that was made before, or undefined if there is none. */
function storedHash(path: string): Buffer | undefined {
  try {
    return Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
  } catch {
    return undefined
  }
}
