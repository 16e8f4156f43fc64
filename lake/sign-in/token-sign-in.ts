import { DAY, MINUTE } from '#lake/common/units.ts'
import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { cookieValues } from '#lake/common/cookie-values.ts'
import { LakeError } from '#lake/documents/types.ts'
import type { WireCaller } from '#lake/wire/callers.ts'
import type { Entry, LakePeopleOptions, TryOrigin } from './people.ts'
import { RefusedSignIn } from './refused-sign-in.ts'
import { sessionCookie } from './session-cookie.ts'
import { atMostEntries } from '#lake/common/lru-limits.ts'

/** Lifetime of the cookie, in milliseconds: seven days. */
const COOKIE_LIFE = 7 * DAY
/** Lifetime of the code that a Studio exchanges for a token, in milliseconds. */
const SID_LIFE = MINUTE
const MAX_SIDS = 10_000

/** Limit for wrong tokens from an address. */
export interface TokenTries {
  /**
   * Counts an attempt, then checks the token. If the token is valid, the attempt no longer counts.
   * @throws RefusedSignIn `too-many` for an address that must wait
   */
  attempt<T>(address: string, check: () => Promise<T | undefined>): Promise<T | undefined>
}

export type TokenSignInOptions = Pick<LakePeopleOptions, 'origin' | 'callerOfToken' | 'log'> & {
  readonly tries: TokenTries
}

/** Creates the sign-in with a token. The cookie contains the token itself, and the Studio exchanges its code for the token. */
export function createTokenSignIn({ origin, callerOfToken, log, tries }: TokenSignInOptions) {
  const sids = new LRUCache<string, string>({ ...atMostEntries(MAX_SIDS), ttl: SID_LIFE })
  const cookie = () => sessionCookie(origin().startsWith('https:'))

  function issueSid(token: string): string {
    const sid = randomBytes(32).toString('base64url')
    sids.set(sid, token)
    return sid
  }

  /** Returns the first token of the lake that a cookie of the request contains, with its owner. */
  async function knownOf(headers: Headers) {
    for (const token of cookieValues(headers, cookie().name)) {
      const caller = await callerOfToken(token)
      if (caller !== undefined) return { token, caller }
    }
    return undefined
  }

  /** Returns the owner of a typed token. @throws RefusedSignIn `unavailable` if the database of the lake cannot be reached */
  async function ownerOf(token: string): Promise<WireCaller | undefined> {
    try {
      return await callerOfToken(token)
    } catch (error) {
      if (!(error instanceof LakeError) || error.kind !== 'unavailable') throw error
      throw new RefusedSignIn('unavailable', error.message, { cause: error })
    }
  }

  return {
    cookie,
    /** Returns the owner of the token in the cookie, or undefined. */
    async callerOfCookie(headers: Headers): Promise<WireCaller | undefined> {
      const known = await knownOf(headers)
      return known && { ...known.caller, via: 'cookie' }
    },
    /** Returns a code for a browser whose cookie contains a token, or undefined. */
    async again(headers: Headers): Promise<string | undefined> {
      const known = await knownOf(headers)
      return known && issueSid(known.token)
    },
    /** Returns the token for a code and deletes the code, which is valid only once. Returns undefined for an unknown code. */
    redeem(sid: string): string | undefined {
      const token = sids.get(sid)
      sids.delete(sid)
      return token
    },
    /** Signs a browser in with a token. @throws RefusedSignIn `wrong` for an unknown token, `too-many` */
    async withToken(token: string, { address }: TryOrigin): Promise<Entry> {
      const known = await tries.attempt(address, () => ownerOf(token))
      if (known === undefined) {
        log.warn('security', 'Sign-in with a token failed', { address })
        throw new RefusedSignIn('wrong', 'Authentication failed: an unknown token')
      }
      log.info('security', 'Signed in with a token', { userId: known.id, address })
      return { sid: issueSid(token), setCookies: [cookie().set(token, COOKIE_LIFE / 1000)] }
    },
  }
}
