import { LRUCache } from 'lru-cache'
import { site } from '#shared/site.ts'
import { addressBlock } from './client-address.ts'
import { HttpError } from './http-error.ts'
import { createRateLimiter, type RateLimit } from './rate-limiter.ts'

const anHour = (count: number): RateLimit => ({ burst: count, perMinute: count / 60 })

/** An office shares an address; a program that runs no script is more likely to be one than a browser. */
const WITH_SCRIPT = anHour(20)
const WITHOUT_SCRIPT = anHour(6)
const ONE_CONTACT = anHour(5)

/** Nobody fills in a form in less, milliseconds; but a browser that has kept what was typed may send it at once. */
const LEAST_TIME = 2_000

/** Submissions that are remembered, so that sending one again costs nothing. */
const REMEMBERED = { max: 10_000, ttl: 60 * 60_000 }

/** A submission that is not known yet. */
export interface NewSubmission {
  readonly key: string
  /** The sender's email address as it is looked up. */
  readonly emailKey: string
  /** Milliseconds from the page being alive to the first sending; undefined without JavaScript. */
  readonly elapsedMs: number | undefined
  /** The client's. */
  readonly address: string
  readonly withScript: boolean
}

function tooMany(seconds: number, what: string): HttpError {
  const minutes = Math.ceil(seconds / 60)
  return new HttpError(
    'too_many_requests',
    `Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and send it again, or write to ${site.contactEmail}. We’ve had many ${what} from you in a short time`,
    { headers: { 'Retry-After': String(seconds) } },
  )
}

export interface FormLimitsOptions {
  /** Off under load tests. */
  readonly isOn: boolean
  readonly now: () => number
  /** What the form sends, in the plural. */
  readonly what: string
}

/** What holds back programs that flood a form. Each refusal tells a person what to do, and none loses what they wrote. */
export function createFormLimits({ isOn, now, what }: FormLimitsOptions) {
  const scripted = createRateLimiter(WITH_SCRIPT, { now })
  const plain = createRateLimiter(WITHOUT_SCRIPT, { now })
  const contact = createRateLimiter(ONE_CONTACT, { now })
  const counted = new LRUCache<string, true>(REMEMBERED)
  const firstTries = new LRUCache<string, number>(REMEMBERED)

  const assertNotTooFast = (key: string, elapsed: number) => {
    const first = firstTries.get(key)
    if (first === undefined) firstTries.set(key, now())
    const wait = LEAST_TIME - elapsed - (first === undefined ? 0 : now() - first)
    if (wait <= 0) return
    throw new HttpError(
      'too_many_requests',
      'Wait a few seconds and send it again. It came faster than people type, so we ask twice',
      { headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } },
    )
  }

  return {
    /** @throws HttpError `too_many_requests` */
    assertMayCome: ({ key, emailKey, elapsedMs, address, withScript }: NewSubmission) => {
      if (!isOn) return
      if (elapsedMs !== undefined) assertNotTooFast(key, elapsedMs)
      if (counted.has(key)) return
      const wait = Math.max(
        (withScript ? scripted : plain).take(addressBlock(address)),
        contact.take(emailKey),
      )
      if (wait > 0) throw tooMany(wait, what)
      counted.set(key, true)
    },
  }
}
