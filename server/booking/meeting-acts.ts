import { type Actor, type Acts, MOST_LISTED } from '#server/http/acts.ts'
import { counted } from '#shared/text/count.ts'
import type { BookingRow } from './booking.tables.ts'
import type { Changer } from './changer.ts'

type Meeting = Pick<BookingRow, 'id' | 'number' | 'lead_id'>

const actorOf = (by: Changer): Actor =>
  by.kind === 'staff' ? { kind: 'account', id: by.id } : { kind: 'named', name: 'A visitor' }

const objectOf = ({ id, number, lead_id: lead }: Meeting) =>
  ({ kind: 'booking', id, name: number, lead }) as const

/** Logs changes of meetings. A log entry contains the number of the meeting and no other data of its visitor. */
export function createMeetingActs(acts: Acts) {
  return {
    changed: async (row: Meeting, verb: 'moved' | 'cancelled', by: Changer) =>
      acts.record({ by: actorOf(by), verb, object: objectOf(row) }),
    /** Logs one entry per meeting, or a single entry with their number if there are more than {@link MOST_LISTED}. */
    changedTogether: async (
      rows: readonly Meeting[],
      { verb, rest, by }: { verb: 'cancelled' | 'restored'; rest?: string; by: string },
    ) => {
      const actor = { kind: 'account', id: by } as const
      const tail = rest === undefined ? {} : { rest }
      if (rows.length > MOST_LISTED) {
        await acts.record({
          by: actor,
          verb: `${verb} ${counted(rows.length, 'meeting')}`,
          ...tail,
        })
        return
      }
      for (const row of rows) await acts.record({ by: actor, verb, object: objectOf(row), ...tail })
    },
    /**
     * Logs a change of the settings.
     * @param what verb phrase, for example `changed the opening hours`
     */
    settings: async (what: string, by: string) =>
      acts.record({ by: { kind: 'account', id: by }, verb: what }),
    exported: async (count: number, by: string) =>
      acts.record({
        by: { kind: 'account', id: by },
        verb: `exported ${counted(count, 'meeting')} as CSV`,
      }),
  }
}

export type MeetingActs = ReturnType<typeof createMeetingActs>
