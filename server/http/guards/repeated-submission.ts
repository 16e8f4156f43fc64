import { waitOf } from '#shared/text/count.ts'
import { HOUR, MINUTE } from '#shared/time/units.ts'
import { LRUCache } from 'lru-cache'
import { site } from '#shared/company/site.ts'
import { addressBlock } from '#lake/common/client-address.ts'
import { HttpError } from '../http-error.ts'
import { hashOf } from './idempotency-key.ts'
import { atMostEntries } from '#lake/common/lru-limits.ts'
import type { RateLimit } from '#lake/common/rate-limiter.ts'
import { localLimits, type Limits } from './limits.ts'

/**
 * Time within which a repeated form without an `Idempotency-Key` counts as a duplicate, in milliseconds. Such a form is identified by its
 * text, which others can guess. Therefore only a sender in the same address block gets the first response, and only within this time.
 */
export const REPEAT_MS = 5 * MINUTE

/** Keyed hash of the sender's address block, which a duplicate must share. Only this site can compute it. */
export const senderOf = (
  { digest }: { readonly digest: (purpose: string, text: string) => string },
  address: string,
): string => digest('submission-sender', addressBlock(address))

const anHour = (count: number): RateLimit => ({ burst: count, perMinute: count / 60 })

/** Hourly limits of forms without an Idempotency-Key: per address block, and per email address. */
const FROM_BLOCK = anHour(6)
const OF_EMAIL = anHour(5)

/** Cache of counted forms, so that a duplicate is not counted again. */
const REMEMBERED = { ...atMostEntries(10_000), ttl: HOUR }

/** A form sent without an `Idempotency-Key`. */
interface Guess {
  /** Deduplication key in the database. */
  readonly key: string
  /** IP address of the client. */
  readonly address: string
  /** Lowercase email address. */
  readonly emailKey: string
}

export interface GuessLimitsOptions {
  /** True to apply the limits. False only under load tests. */
  readonly limits: boolean
  readonly now: () => number
  /** Counters of the rate limits. Default: in the memory of this process. */
  readonly counts?: Limits | undefined
}

/**
 * Creates a rate limit for forms without an `Idempotency-Key`, checked before duplicates are looked up. Without it a client could guess
 * texts of other senders at no cost, because the limits of stored forms count only forms that are stored. The same text counts once within
 * {@link REPEAT_MS}; later it counts as another form.
 * @param what plural name of the submitted records, for messages
 */
export function createGuessLimits(
  { limits, now, counts = localLimits(now) }: GuessLimitsOptions,
  what: string,
) {
  const blocks = counts.bucket(`${what} without a key, by address`, FROM_BLOCK)
  const emails = counts.bucket(`${what} without a key, by email`, OF_EMAIL)
  const counted = new LRUCache<string, true>(REMEMBERED)
  return {
    /**
     * Counts a form without an Idempotency-Key.
     * @param assertMaySend limits of stored forms; if they reject the form as well, the longer of the two waits applies
     * @throws HttpError `too_many_requests`
     */
    assertMayGuess: async (
      { key, address, emailKey }: Guess,
      assertMaySend: () => Promise<void>,
    ): Promise<void> => {
      if (!limits) return
      const name = hashOf(key, Math.floor(now() / REPEAT_MS))
      if (counted.has(name)) return
      const wait = Math.max(await blocks.take(addressBlock(address)), await emails.take(emailKey))
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
