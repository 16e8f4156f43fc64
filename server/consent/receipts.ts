import { DAY } from '#shared/time/units.ts'
import type { Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import { addressBlock } from '#lake/common/client-address.ts'
import type { Log } from '#server/http/logging.ts'
import { createRateLimiter, type RateLimit } from '#lake/common/rate-limiter.ts'
import { serve, type Route, type RouteContext } from '#server/http/route.ts'
import { OPTIONAL_CATEGORIES, RECEIPT_DAYS } from '#shared/browser/consent.ts'
import { visitOperations } from '#shared/contracts/operations/visit-operations.ts'
import type { ReceiptTables } from './receipts.tables.ts'

interface ReceiptsOptions {
  readonly db: Kysely<ReceiptTables>
  readonly log: Log
  /** Rate limit per client address; `off` only for load tests. */
  readonly rateLimit?: RateLimit | 'off'
  /** Current time in milliseconds since 1970. */
  readonly now?: () => number
}

/** Rate limit per client address. It is sufficient for several changes of consent by all visitors in one office. */
const RATE: RateLimit = { burst: 30, perMinute: 30 }
const BODY = { limit: 1_024 }

/** Stores consent receipts and deletes expired ones. */
export function createReceipts(options: ReceiptsOptions) {
  const { db, log, rateLimit = RATE, now = Date.now } = options
  const limiter = rateLimit === 'off' ? undefined : createRateLimiter(rateLimit, { now })
  let timer: NodeJS.Timeout | undefined

  const sweep = async () => {
    await db
      .deleteFrom('consent_receipts')
      .where('given_at', '<', now() - RECEIPT_DAYS * DAY)
      .execute()
  }
  const trySweep = () =>
    sweep().catch((error: unknown) =>
      log.warn('database', 'Old receipts for consents could not be removed', { error }),
    )

  const assertAllowed = ({ address }: RouteContext) => {
    const wait = limiter?.take(addressBlock(address)) ?? 0
    if (wait > 0) {
      throw new HttpError(
        'too_many_requests',
        'Wait a moment, then try again. There were too many requests',
        {
          headers: { 'Retry-After': String(wait) },
        },
      )
    }
  }

  const limits = { ...BODY, before: assertAllowed }
  const route = serve(visitOperations.leaveReceipt, limits, async ({ body }) => {
    const { id, version, ...choice } = body
    await db
      .insertInto('consent_receipts')
      .values({
        id: id.toLowerCase(),
        given_at: now(),
        version,
        categories: OPTIONAL_CATEGORIES.filter((name) => choice[name]).join(' '),
      })
      // A browser that did not get the response sends the receipt again. The stored receipt remains unchanged.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    return { id }
  })

  const routes: Route[] = [route]
  return {
    routes,
    sweep,
    start: async () => {
      await trySweep()
      timer = setInterval(() => void trySweep(), DAY)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}
