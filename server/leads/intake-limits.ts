import { LRUCache } from 'lru-cache'
import { addressBlock } from '#server/http/client-address.ts'
import { HttpError } from '#server/http/http-error.ts'
import { createRateLimiter, type RateLimit } from '#server/http/rate-limiter.ts'
import { site } from '#shared/site.ts'
import { emailKeyOf, type ArrivedForm } from './inquiry.ts'

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
  readonly form: ArrivedForm
  /** The client's. */
  readonly address: string
  readonly withScript: boolean
}

function tooMany(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60)
  return new HttpError(
    'too_many_requests',
    `Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and send it again, or write to ${site.contactEmail}. We’ve had many inquiries from you in a short time`,
    { headers: { 'Retry-After': String(seconds) } },
  )
}

/**
 * What holds back programs that flood a form. Each refusal tells a person what to do, and none loses what they wrote.
 * @param isOn off under load tests
 */
export function createIntakeLimits(isOn: boolean, now: () => number) {
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
    assertMayCome: ({ key, form, address, withScript }: NewSubmission) => {
      if (!isOn) return
      if (form.elapsedMs !== undefined) assertNotTooFast(key, form.elapsedMs)
      if (counted.has(key)) return
      const wait = Math.max(
        (withScript ? scripted : plain).take(addressBlock(address)),
        contact.take(emailKeyOf(form.inquiry.email)),
      )
      if (wait > 0) throw tooMany(wait)
      counted.set(key, true)
    },
  }
}
