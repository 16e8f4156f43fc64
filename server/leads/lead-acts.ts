import type { Act, Acts } from '#server/http/acts.ts'
import { counted } from '#shared/text/count.ts'
import type { LeadChange, LeadStatus } from '#shared/contracts/leads.ts'
import type { LeadRow } from './leads.tables.ts'

/** An action on a lead in the form of the activity log. */
export type LeadAct = Pick<Act, 'verb' | 'rest'>

export const STATUS_WORDS: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
}

/** Returns the log entries of a change. They contain only the lead's number and names of staff members. */
export function actsOfChange(
  row: LeadRow,
  change: LeadChange,
  ownerName: string | undefined,
): readonly LeadAct[] {
  const closedAs = change.closed_as ?? row.closed_as
  const isClosed =
    change.status === 'closed' && (row.status !== 'closed' || closedAs !== row.closed_as)
  const made: LeadAct[] = []
  if (isClosed) made.push({ verb: 'closed', rest: `as ${closedAs}` })
  else if (change.status !== undefined && change.status !== row.status) {
    made.push({ verb: 'set', rest: `to ${STATUS_WORDS[change.status]}` })
  }
  if (change.owner !== undefined && change.owner !== row.owner_id) {
    made.push(
      change.owner === null
        ? { verb: 'removed the owner of' }
        : { verb: 'assigned', rest: `to ${ownerName ?? ''}` },
    )
  }
  return made
}

/** Numbers of erased records. */
interface Erased {
  readonly leads: number
  readonly meetings: number
  readonly cases: number
  readonly messages: number
}

/** Erased records as text: `2 inquiries, 1 case, 1 meeting and 3 messages`. */
const erasedInWords = (count: Erased): string =>
  [
    counted(count.leads, 'inquiry', 'inquiries'),
    counted(count.cases, 'case'),
    `${counted(count.meetings, 'meeting')} and ${counted(count.messages, 'message')}`,
  ].join(', ')

/** Writes the actions of staff on leads to the activity log. @param by account ids */
export function createLeadActs(acts: Acts) {
  const account = (id: string) => ({ kind: 'account', id }) as const
  const inquiries = (count: number) => counted(count, 'inquiry', 'inquiries')
  return {
    changed: async (row: Pick<LeadRow, 'id' | 'number'>, made: readonly LeadAct[], by: string) => {
      const object = { kind: 'lead', id: row.id, name: row.number } as const
      for (const act of made) await acts.record({ ...act, by: account(by), object })
    },
    exported: async (count: number, by: string) =>
      acts.record({ by: account(by), verb: `exported ${inquiries(count)} as CSV` }),
    personExported: async (count: Pick<Erased, 'leads' | 'cases'>, by: string) =>
      acts.record({
        by: account(by),
        verb: `exported everything under an email address: ${inquiries(count.leads)} and ${counted(count.cases, 'case')}`,
      }),
    personErased: async (count: Erased, by: string) =>
      acts.record({
        by: account(by),
        verb: `erased everything under an email address: ${erasedInWords(count)}`,
      }),
  }
}
