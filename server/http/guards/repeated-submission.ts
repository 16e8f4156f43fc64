import { waitOf } from '#shared/text/count.ts'
import { HOUR, MINUTE } from '#shared/time/units.ts'
import { LRUCache } from 'lru-cache'
import { site } from '#shared/company/site.ts'
import { addressBlock } from '#lake/common/client-address.ts'
import { HttpError } from '../http-error.ts'
import { hashOf } from './idempotency-key.ts'
import { createRateLimiter, type RateLimit } from '#lake/common/rate-limiter.ts'

/**
 * Time within which a form without an `Idempotency-Key` counts as sent twice, milliseconds. It is known by its words alone, and
 * words can be guessed: only a sender in the same address block gets the first answer, and only for this long.
 */
export const REPEAT_MS = 5 * MINUTE

/** The part of a sender that a repeated form has to share: a hash of the address block that only this site can make. */
export const senderOf = (
  { digest }: { readonly digest: (purpose: string, text: string) => string },
  address: string,
): string => digest('submission-sender', addressBlock(address))

const anHour = (count: number): RateLimit => ({ burst: count, perMinute: count / 60 })

/** Forms without a key in an hour: from one address block, and under one email address. */
const FROM_BLOCK = anHour(6)
const OF_EMAIL = anHour(5)

/** Forms that are remembered, so that sending one again costs nothing. */
const REMEMBERED = { max: 10_000, ttl: HOUR }

/** A form without a key. */
interface Guess {
  /** The name under which it is stored. */
  readonly key: string
  /** The client's address. */
  readonly address: string
  /** The email address as it is looked up. */
  readonly emailKey: string
}

export interface GuessLimitsOptions {
  /** Off under load tests. */
  readonly isOn: boolean
  readonly now: () => number
  /** Things that the form sends, in the plural. */
  readonly what: string
}

/**
 * Limits forms without a key before anything is looked up. A guess that finds nothing stores nothing, so the counts of stored forms
 * do not contain it. The same words count once within {@link REPEAT_MS}; later they are another form.
 */
export function createGuessLimits({ isOn, now, what }: GuessLimitsOptions) {
  const blocks = createRateLimiter(FROM_BLOCK, { now })
  const emails = createRateLimiter(OF_EMAIL, { now })
  const counted = new LRUCache<string, true>(REMEMBERED)
  return {
    /**
     * @param assertMaySend the limits of stored forms: where they refuse as well, theirs is the longer wait
     * @throws HttpError `too_many_requests`
     */
    assertMayGuess: async (
      { key, address, emailKey }: Guess,
      assertMaySend: () => Promise<void>,
    ): Promise<void> => {
      if (!isOn) return
      const name = hashOf(key, Math.floor(now() / REPEAT_MS))
      if (counted.has(name)) return
      const wait = Math.max(blocks.take(addressBlock(address)), emails.take(emailKey))
      if (wait > 0) {
        await assertMaySend()
        const minutes = Math.ceil(wait / 60)
        throw new HttpError(
          'too_many_requests',
          `Wait ${waitOf(minutes, 'minute')} and send it again, or write to ${site.contactEmail}. We’ve had many ${what} from you in a short time`,
          { headers: { 'Retry-After': String(wait) } },
        )
      }
      counted.set(name, true)
    },
  }
}
