import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import type { REPORT_SORT_KEYS, ReportView } from '#shared/contracts/reports.ts'
import { REPORT_VIEWS } from '#shared/contracts/reports.ts'
import type { ReportRow, ReportTables } from './reports.tables.ts'

type SortKey = (typeof REPORT_SORT_KEYS)[number]

/** Filters, sort order and range of one page of the list. */
export interface ReportQuery {
  readonly view: ReportView
  /** Part of a number, or words of the kind of report. Empty for all reports. */
  readonly search: string
  readonly sort: SortKey | `-${SortKey}`
  readonly offset: number
  readonly limit: number
}

type Where = ExpressionBuilder<ReportTables, 'reports'>

const isIn = (view: ReportView) => (eb: Where) => {
  if (view === 'all') return eb.lit(true)
  if (view === 'samples') return eb('sample_of', 'is not', null)
  return eb.and([eb('sample_of', 'is', null), eb('state', '=', view)])
}

/** Puts the escape character `!` before the characters that have a meaning in LIKE. */
const escaped = (word: string) => word.replaceAll(/[!%_]/g, '!$&')

/** Maximum number of words that a search uses. */
const MOST_WORDS = 8

const matches = (search: string) => (eb: Where) =>
  eb.and(
    search
      .toLowerCase()
      .split(/\s+/u)
      .filter(Boolean)
      .slice(0, MOST_WORDS)
      .map((word) => {
        const pattern = `%${escaped(word)}%`
        return eb.or([
          sql<boolean>`lower(number) like ${pattern} escape '!'`,
          sql<boolean>`lower(kind) like ${pattern} escape '!'`,
        ])
      }),
  )

const isSortKey = (name: string): name is SortKey =>
  name === 'issued_at' || name === 'number' || name === 'kind' || name === 'verified'

/** Returns one page of reports and their total number. */
export async function listReports(
  db: Kysely<ReportTables>,
  { view, search, sort, offset, limit }: ReportQuery,
): Promise<{ readonly rows: ReportRow[]; readonly total: number }> {
  const name = sort.replace(/^-/, '')
  const key = isSortKey(name) ? name : 'issued_at'
  const rows = await db
    .selectFrom('reports')
    .selectAll()
    .where(isIn(view))
    .where(matches(search))
    .orderBy(key, sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('number', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await db
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(isIn(view))
    .where(matches(search))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Number of reports by view, and the number of all verifications. */
export async function countReports(db: Kysely<ReportTables>) {
  const groups = await db
    .selectFrom('reports')
    .select((eb) => [
      eb
        .case()
        .when('sample_of', 'is', null)
        .then(eb.ref('state'))
        .else('samples')
        .end()
        .as('view'),
      eb.fn.countAll<number>().as('total'),
      eb.fn.sum<number>('verified').as('verified'),
    ])
    .groupBy('view')
    .execute()
  const counts = { all: 0, issued: 0, replaced: 0, withdrawn: 0, samples: 0 }
  for (const name of REPORT_VIEWS) {
    const own = groups.filter(({ view }) => name === 'all' || view === name)
    counts[name] = own.reduce((sum, { total }) => sum + Number(total), 0)
  }
  return { counts, verified: groups.reduce((sum, group) => sum + Number(group.verified), 0) }
}
