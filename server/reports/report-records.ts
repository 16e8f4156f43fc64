import type { Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import type { Report } from '#shared/contracts/reports.ts'
import { readNumber } from '#shared/reports/report-number.ts'
import { toReport } from './report-view.ts'
import type { ReportRow, ReportTables } from './reports.tables.ts'

/** Returns the names of accounts by id. Unknown ids are left out. */
export type People = (
  ids: readonly string[],
) => Promise<readonly { readonly id: string; readonly name: string }[]>

const unknown = () =>
  new HttpError('not_found', 'Check the number. We have not issued a report with this one')

/** Reads stored reports. */
export function createReportRecords(db: Kysely<ReportTables>, people: People) {
  /** Returns the stored report with a number in any form in which people type it. @throws HttpError `not_found` */
  const find = async (typed: string): Promise<ReportRow> => {
    const number = readNumber(typed)
    if (number === undefined) throw unknown()
    const row = await db
      .selectFrom('reports')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirst()
    if (row === undefined) throw unknown()
    return row
  }

  /** Reports for staff, with the names of accounts and the number of the report that each one replaces. */
  const views = async (rows: readonly ReportRow[]): Promise<readonly Report[]> => {
    if (rows.length === 0) return []
    const before = await db
      .selectFrom('reports')
      .select(['number', 'replaced_by'])
      .where(
        'replaced_by',
        'in',
        rows.map(({ number }) => number),
      )
      .where('sample_of', 'is', null)
      .execute()
    const ids = rows.flatMap(({ issued_by: by, changed_by: and }) => [by, and])
    const known = await people([...new Set(ids.filter((id) => id !== null))])
    const context = {
      names: new Map(known.map(({ id, name }) => [id, name])),
      replaces: new Map(before.map(({ number, replaced_by: by }) => [by ?? '', number])),
    }
    return rows.map((row) => toReport(row, context))
  }

  return {
    find,
    views,
    /** Report for staff. @throws HttpError `not_found` */
    one: async (number: string): Promise<Report> => {
      const [view] = await views([await find(number)])
      if (view === undefined) throw unknown()
      return view
    },
  }
}
