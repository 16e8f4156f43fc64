import { waitOf } from '#shared/text/count.ts'
import { HOUR } from '#shared/time/units.ts'
import { PostgresAdapter, sql, type Kysely } from 'kysely'
import { addressBlocks } from '#lake/common/client-address.ts'
import { HttpError } from '#server/http/http-error.ts'
import { site } from '#shared/company/site.ts'
import { COUNTED, type FloodKind, type FloodStates } from './flood-states.ts'
import type { FloodTables } from './floods.tables.ts'

/** Maximum numbers of forms per hour from one block of addresses, and with one email address. */
export interface SenderLimits {
  /** Limit for one IPv4 address or IPv6 /64, in forms per hour. */
  readonly address: number
  /** Limit for one IPv6 /56, in forms per hour. */
  readonly site: number
  /** Limit for one IPv6 /48, in forms per hour. */
  readonly network: number
  /** Limit for one IPv4 /24, in forms per hour. */
  readonly networkV4: number
  /** Limit for one form with one email address, in forms per hour. */
  readonly email: number
}

/** Sender of a form. */
export interface Sender {
  readonly form: 'meeting' | 'inquiry' | 'case'
  /** Client address. */
  readonly address: string
  /** Normalized email address for lookups. */
  readonly emailKey: string
}

/** A form that is about to be stored. */
export interface Arrival extends Sender {
  /** Id of the meeting, lead or case that the form creates. */
  readonly subjectId: string
  /** Counter that the form increments; `none` for staff and suspected spam. */
  readonly countsAs: 'meeting' | 'inquiry' | 'request' | 'none'
}

/** Result of counting a form. */
export interface Counted {
  /** True if the meeting needs a confirmation by email. */
  readonly isMeetingFlood: boolean
  /** True if staff get a summary of inquiries instead of single emails. */
  readonly isInquiryFlood: boolean
  /** The sender's network: /24 (IPv4) or /48 (IPv6). */
  readonly network: string
}

export interface FormArrivalsOptions {
  readonly links: { readonly digest: (purpose: string, text: string) => string }
  readonly limits: SenderLimits
  readonly states: FloodStates
  readonly now: () => number
}

/** Id of the database lock for counting forms. No other lock of the product has this id. */
const ARRIVAL_LOCK = 31

/** A group of forms with a common limit of `most` forms per hour. */
interface Group {
  readonly column: 'address_hash' | 'site_hash' | 'network' | 'email_hash'
  readonly value: string
  readonly most: number
}

const things = { meeting: 'bookings', inquiry: 'inquiries', case: 'forms' } as const

function tooMany(wait: number, form: Sender['form'], from: string): HttpError {
  const seconds = Math.ceil(wait / 1000)
  const minutes = Math.ceil(seconds / 60)
  return new HttpError(
    'too_many_requests',
    `Wait ${waitOf(minutes, 'minute')} and send it again, or write to ${site.contactEmail}. We’ve had many ${things[form]} from ${from} in a short time`,
    { headers: { 'Retry-After': String(seconds) } },
  )
}

/** Creates the counter of visitors' forms by sender, in the database that all processes share. */
export function createFormArrivals({ links, limits, states, now }: FormArrivalsOptions) {
  const hash = (kind: string, text: string) => links.digest('form-limit', `${kind}\n${text}`)

  const blocksOf = ({ form, address, emailKey }: Sender) => {
    const { network, ...blocks } = addressBlocks(address)
    return {
      network,
      isV4: network.endsWith('/24'),
      address_hash: hash('address', blocks.address),
      site_hash: blocks.site === undefined ? null : hash('site', blocks.site),
      email_hash: hash(`email ${form}`, emailKey),
    }
  }

  const groupsOf = (sender: Sender): Group[] => {
    const blocks = blocksOf(sender)
    return [
      { column: 'email_hash', value: blocks.email_hash, most: limits.email },
      { column: 'address_hash', value: blocks.address_hash, most: limits.address },
      ...(blocks.site_hash === null
        ? []
        : [{ column: 'site_hash', value: blocks.site_hash, most: limits.site } as const]),
      {
        column: 'network',
        value: blocks.network,
        most: blocks.isV4 ? limits.networkV4 : limits.network,
      },
    ]
  }

  /** Milliseconds until one more form of a group is accepted; 0 if it is accepted now. */
  const waitOf = async (of: Kysely<FloodTables>, { column, value, most }: Group, at: number) => {
    const last = await of
      .selectFrom('form_arrivals')
      .select('at')
      .where(column, '=', value)
      .where('at', '>', at - HOUR)
      .orderBy('at', 'desc')
      .offset(most - 1)
      .limit(1)
      .executeTakeFirst()
    return last === undefined ? 0 : last.at + HOUR - at
  }

  /** Checks the limits of a sender. @throws HttpError `too_many_requests`, with the time until the sender may send the next form */
  const assertMaySend = async (db: Kysely<object>, sender: Sender) => {
    const of = db.withTables<FloodTables>()
    const at = now()
    for (const group of groupsOf(sender)) {
      const wait = await waitOf(of, group, at)
      const from = group.column === 'email_hash' ? 'you' : 'your network'
      if (wait > 0) throw tooMany(wait, sender.form, from)
    }
  }

  return {
    assertMaySend,
    /**
     * Counts a form in the transaction that stores it. A lock serializes these transactions, so that concurrent forms cannot exceed a
     * limit.
     * @throws HttpError `too_many_requests`
     */
    count: async (transaction: Kysely<object>, arrival: Arrival): Promise<Counted> => {
      if (transaction.getExecutor().adapter instanceof PostgresAdapter) {
        await sql`select pg_advisory_xact_lock(${sql.lit(ARRIVAL_LOCK)})`.execute(transaction)
      }
      await assertMaySend(transaction, arrival)
      const of = transaction.withTables<FloodTables>()
      const at = now()
      const { subjectId, countsAs, form } = arrival
      const { isV4: _isV4, ...blocks } = blocksOf(arrival)
      await of
        .insertInto('form_arrivals')
        .values({ subject_id: subjectId, form, counts_as: countsAs, at, in_flood: 0, ...blocks })
        .execute()
      const adds = async (kind: FloodKind) =>
        COUNTED[kind].includes(countsAs) && states.afterArrival(of, kind, at)
      const isMeetingFlood = await adds('meetings')
      if (isMeetingFlood) {
        await of
          .updateTable('form_arrivals')
          .set({ in_flood: 1 })
          .where('subject_id', '=', subjectId)
          .execute()
      }
      return {
        isMeetingFlood,
        isInquiryFlood: await adds('inquiries'),
        network: blocks.network,
      }
    },
  }
}
