import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const TOKEN_FILE = 'token.sha256'

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Token of the owner of a lake, who may do everything in it. */
export interface OwnToken {
  /** The token in clear text, if this start created it. */
  readonly made: string | undefined
  /** True if a text equals the token. Compares in constant time. */
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
 * Returns the token from the settings, else the token created by an earlier start, else a new one. The lake's folder stores only the hash
 * of a created token.
 * @param given token from the settings; its hash is not stored
 * @param replaces true to create a new token, so that the earlier one is refused
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

/** Hash of the token created by an earlier start, or undefined if no token was created. */
function storedHash(path: string): Buffer | undefined {
  try {
    return Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
  } catch {
    return undefined
  }
}
