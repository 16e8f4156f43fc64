import type { Kysely } from 'kysely'
import { newNumber } from '#server/http/reference-number.ts'
import type { LeadRow, LeadTables } from './leads.tables.ts'

/** Maximum number of attempts to find an unused reference number. Even a second attempt is very unlikely. */
const MOST_NUMBERS = 5

/** Searchable text of a lead, normalized by `foldText`. */
export const searchTextOf = (
  { number, name, company, email, message }: Omit<LeadRow, 'search_text'>,
  foldText: (text: string) => string,
): string => foldText([number, name, company, email, message].join('\n'))

/** Stores a lead under a new unique number. @param foldText normalizes text for search */
export async function insertLead(
  of: Kysely<LeadTables>,
  foldText: (text: string) => string,
  row: Omit<LeadRow, 'number' | 'search_text'>,
): Promise<LeadRow> {
  for (let tries = 0; tries < MOST_NUMBERS; tries += 1) {
    const number = newNumber()
    const inserted = await of
      .insertInto('leads')
      .values({ ...row, number, search_text: searchTextOf({ ...row, number }, foldText) })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (inserted !== undefined) return inserted
  }
  throw new Error('no number was free')
}
