import { localLimits, type Limits } from '#server/http/guards/limits.ts'
import type { Kysely } from 'kysely'
import { addressBlock, addressNetwork } from '#lake/common/client-address.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { VerifiedReport } from '#shared/contracts/reports.ts'
import { waitOf } from '#shared/text/count.ts'
import { toVerified } from './report-view.ts'
import type { ReportRow, ReportTables } from './reports.tables.ts'

/** Maximum number of verifications per hour from one address block. */
export const VERIFY_TRIES = 60

/** Maximum number of verifications per hour from all address blocks of one network. */
export const NETWORK_TRIES = 4 * VERIFY_TRIES

interface LookupOptions {
  readonly db: Kysely<ReportTables>
  /** Returns the stored report with a number in any form in which visitors type it. @throws HttpError `not_found` */
  readonly find: (typed: string) => Promise<ReportRow>
  /** True if rate limits apply. False only in load tests. */
  readonly limits: boolean
  /** Counters of the rate limits. Default: in the memory of this process. */
  readonly counts?: Limits | undefined
  readonly now: () => number
}

/** Creates the lookup of a report by visitors, with its rate limit. The limit makes numbers expensive to guess. */
export function createReportLookup({
  db,
  find,
  limits,
  now,
  counts = localLimits(now),
}: LookupOptions) {
  const blocks = counts.hourly('verification by address', VERIFY_TRIES)
  const networks = counts.hourly('verification by network', NETWORK_TRIES)
  /** Counts a verification. Resolves with 0, or with the seconds to wait if the verification is above a limit. */
  const take = async (address: string): Promise<number> =>
    (await blocks.take(addressBlock(address))) || (await networks.take(addressNetwork(address)))

  /** Returns the report with the typed number, and counts the verification. @throws HttpError `not_found`, `too_many_requests` */
  return async (typed: string, address: string): Promise<VerifiedReport> => {
    const wait = limits ? await take(address) : 0
    if (wait > 0) {
      const minutes = waitOf(Math.ceil(wait / 60), 'minute')
      throw new HttpError(
        'too_many_requests',
        `Wait ${minutes} and try again. Your network has checked too many numbers within an hour`,
        { headers: { 'Retry-After': String(wait) } },
      )
    }
    const row = await find(typed)
    // The count is for staff only, so a full disk does not prevent the answer.
    await db
      .updateTable('reports')
      .set((eb) => ({ verified: eb('verified', '+', 1) }))
      .where('number', '=', row.number)
      .execute()
      .catch(() => undefined)
    return toVerified(row, now())
  }
}
