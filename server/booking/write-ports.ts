import type { Limits } from '#server/http/guards/limits.ts'
import type { Kysely } from 'kysely'
import type { FreeSlots } from './free-slots.ts'
import type { MeetingTellings } from './mails/meeting-tellings.ts'
import type { MeetingLeads } from './ports.ts'

/** Ports and settings of every write to meetings. */
export interface BookingWritePorts {
  readonly db: Kysely<object>
  readonly leads: MeetingLeads
  readonly slots: FreeSlots
  readonly tellings: MeetingTellings
  /** Time zone of the company. */
  readonly timeZone: string
  /** True if rate limits apply. False only in load tests. */
  readonly limits: boolean
  /** Counters of the rate limits. Default: in the memory of this process. */
  readonly counts?: Limits | undefined
  /** Maximum wait for a locked row in PostgreSQL, in milliseconds. Default: 10 s. */
  readonly patience?: number | undefined
  readonly now: () => number
}
