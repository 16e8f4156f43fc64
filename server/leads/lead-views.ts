import type { Kysely } from 'kysely'
import type { Lead } from '#shared/contracts/leads.ts'
import type { IntakeOptions } from './intake.ts'
import { toLead, type Names } from './lead-view.ts'
import type { LeadRow, LeadTables } from './leads.tables.ts'
import type { People } from './ports.ts'

interface LeadViewsOptions extends Pick<IntakeOptions, 'messenger'> {
  readonly db: Kysely<LeadTables>
  readonly people: Pick<People, 'byIds'>
}

/** Reads leads with the names of the staff members who worked on them. */
export function createLeadViews({ db, people, messenger }: LeadViewsOptions) {
  const namesOf = async (ids: readonly (string | null)[]): Promise<Names> => {
    const wanted = [...new Set(ids.filter((id) => id !== null))]
    const found = await people.byIds(wanted)
    return new Map(found.map(({ id, name }) => [id, { id, name }]))
  }

  const whole = async (row: LeadRow): Promise<Lead> => {
    const notes = await db
      .selectFrom('lead_notes')
      .select(['id', 'by_id', 'text', 'at'])
      .where('lead_id', '=', row.id)
      .orderBy('at')
      .orderBy('id')
      .execute()
    const events = await db
      .selectFrom('lead_events')
      .select(['by_id', 'text', 'at'])
      .where('lead_id', '=', row.id)
      .orderBy('sequence')
      .execute()
    const messages = await messenger.ofSubject(row.id)
    const names = await namesOf([row.owner_id, ...[...notes, ...events].map((each) => each.by_id)])
    return toLead(row, { notes, events, messages }, names)
  }

  return { namesOf, whole }
}
