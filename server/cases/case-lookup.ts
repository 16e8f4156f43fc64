import { localLimits, type Limits } from '#server/http/guards/limits.ts'
import { waitOf } from '#shared/text/count.ts'
import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { addressBlock } from '#lake/common/client-address.ts'
import { HttpError } from '#server/http/http-error.ts'
import { parsePlain } from '#server/http/read-json.ts'
import { caseStatusInput, type CaseProgress } from '#shared/contracts/cases.ts'
import { emailKeyOf } from '#shared/access/email-key.ts'
import { formProblems } from '#shared/pages/company/form-problems.ts'
import { toProgress } from './case-view.ts'
import type { CaseTables } from './cases.tables.ts'
import type { Links } from './ports.ts'

/** Maximum number of lookups per hour from one address block, successful or not. */
const LOOKUP_TRIES = 10

export interface CaseLookupOptions {
  readonly db: Kysely<object>
  readonly links: Pick<Links, 'digest'>
  /** True if rate limits apply. False only in load tests. */
  readonly limits: boolean
  /** Counters of the rate limits. Default: in the memory of this process. */
  readonly counts?: Limits | undefined
  readonly now: () => number
}

/** Normalizes a case number as people type it: `c 7kq4m2xd` becomes `C-7KQ4-M2XD`. Returns an empty string for any other text. */
export function storedNumber(text: string): string {
  const letters = text.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '')
  const [, first, second] = /^C([A-Z0-9]{4})([A-Z0-9]{4})$/u.exec(letters) ?? []
  return first === undefined || second === undefined ? '' : `C-${first}-${second}`
}

/** Looks up the state of a case for its candidate. */
export function createCaseLookup({
  db,
  links,
  limits,
  now,
  counts = localLimits(now),
}: CaseLookupOptions) {
  const limiter = counts.bucket('case status', {
    burst: LOOKUP_TRIES,
    perMinute: LOOKUP_TRIES / 60,
  })
  const digest = (emailKey: string) => Buffer.from(links.digest('case-lookup', emailKey))
  const nobody = digest('')

  /**
   * Returns state and dates of the case with this number and email address.
   * @param input form fields, not validated yet
   * @param address client address
   * @throws HttpError `not_found`, with the same message for a wrong email address and an unknown number; `too_many_requests`;
   * `validation_failed`
   */
  return async (input: unknown, address: string): Promise<CaseProgress> => {
    const wait = limits ? await limiter.take(addressBlock(address)) : 0
    if (wait > 0) {
      const minutes = Math.ceil(wait / 60)
      throw new HttpError(
        'too_many_requests',
        `Wait ${waitOf(minutes, 'minute')} and try again. You have looked up a status ${LOOKUP_TRIES} times within an hour`,
        { headers: { 'Retry-After': String(wait) } },
      )
    }
    const { number, email } = parsePlain(caseStatusInput, input)
    const row = await db
      .withTables<CaseTables>()
      .selectFrom('cases')
      .selectAll()
      .where('number', '=', storedNumber(number))
      .executeTakeFirst()
    // Compares in constant time, even if the case does not exist, so that the response time reveals nothing.
    const isTheirs = timingSafeEqual(
      row === undefined ? nobody : digest(row.email_key),
      digest(emailKeyOf(email)),
    )
    if (row === undefined || !isTheirs) throw new HttpError('not_found', formProblems.noCase)
    return toProgress(row)
  }
}
