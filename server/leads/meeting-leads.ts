import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { emailKeyOf } from '#shared/access/email-key.ts'
import { insertLead } from './insert-lead.ts'
import { delivery } from './lead-mails.ts'
import type { LeadTables } from './leads.tables.ts'
import type { Messenger } from './ports.ts'

export interface MeetingLeadsOptions {
  readonly messenger: Pick<Messenger, 'append' | 'hasWebhook'>
  readonly foldText: (text: string) => string
  readonly mail: { readonly origin: string }
}

/** Data of a booking from which a lead is created. */
export interface NewMeeting {
  readonly name: string
  readonly email: string
  readonly about: string
  readonly note: string
  /** First entry in the history of the lead. */
  readonly event: string
  /** Time of the booking, in milliseconds since 1970. */
  readonly at: number
}

/** Leads created by bookings. These leads have no reply deadline, because the meeting is the reply. */
export function createMeetingLeads({ messenger, foldText, mail }: MeetingLeadsOptions) {
  return {
    /** Stores a lead in the caller's transaction. */
    addMeeting: async (transaction: Kysely<object>, meeting: NewMeeting) => {
      const of = transaction.withTables<LeadTables>()
      const { name, email, about, note, at } = meeting
      const row = await insertLead(of, foldText, {
        id: randomUUID(),
        kind: 'meeting',
        status: 'new',
        closed_as: null,
        owner_id: null,
        name,
        company: '',
        email,
        email_key: emailKeyOf(email),
        phone: '',
        about,
        countries: '',
        volume: '',
        message: note,
        answer_way: 'meeting',
        received_at: at,
        due_at: null,
        answered_at: null,
        reminded_at: null,
        seen: 0,
        copy_by_email: 0,
        in_flood: 0,
        revision: 1,
        updated_at: at,
      })
      await of
        .insertInto('lead_events')
        .values({ lead_id: row.id, by_id: null, text: meeting.event, at })
        .execute()
      if (messenger.hasWebhook) {
        await messenger.append(transaction, [delivery(row, mail.origin)])
      }
      return { id: row.id, number: row.number }
    },
    /**
     * Adds an entry to the history of a lead. After an action of a visitor, the lead is marked as unseen.
     * @param by account id of a staff member, or null for a visitor
     */
    addEvent: async (
      transaction: Kysely<object>,
      leadId: string,
      { text, by, at }: { readonly text: string; readonly by: string | null; readonly at: number },
    ): Promise<void> => {
      const of = transaction.withTables<LeadTables>()
      await of
        .updateTable('leads')
        .set({ updated_at: at, seen: by === null ? 0 : 1 })
        .where('id', '=', leadId)
        .execute()
      await of.insertInto('lead_events').values({ lead_id: leadId, by_id: by, text, at }).execute()
    },
  }
}
