import type { Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import { site } from '#shared/company/site.ts'
import type { BookingTables } from '../booking.tables.ts'

/** Maximum number of future meetings of one email address, so that no visitor can fill the calendar. */
const MOST_AHEAD = 3

/** Number of an advisory lock that serializes the bookings of one email address. No other lock of the product may have this number. */
export const EMAIL_LOCK = 29

const tooManyAhead = () =>
  new HttpError(
    'too_many_requests',
    `Cancel one of your meetings first, or write to ${site.contactEmail}. This email address already has ${MOST_AHEAD} upcoming meetings`,
  )

/**
 * Checks the limit of future meetings of an email address.
 * @param unconfirmed number of unconfirmed meetings of the address
 * @throws HttpError `too_many_requests` if the address has reached the limit
 */
export async function assertMeetingsAhead(
  of: Kysely<BookingTables>,
  emailKey: string,
  at: number,
  unconfirmed = 0,
): Promise<void> {
  const { total } = await of
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('email_key', '=', emailKey)
    .where('state', '=', 'booked')
    .where('starts_at', '>', at)
    .executeTakeFirstOrThrow()
  if (Number(total) + unconfirmed >= MOST_AHEAD) throw tooManyAhead()
}
