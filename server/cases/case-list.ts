import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { CaseKind } from '#shared/company/case-law.ts'
import { CASE_VIEWS, type CaseCounts, type CaseView } from '#shared/contracts/cases.ts'
import { emailKeyOf } from '#shared/access/email-key.ts'
import { storedNumber } from './case-lookup.ts'
import { dueOf } from './case-view.ts'
import type { CaseRow, CaseTables } from './cases.tables.ts'

/** Filters of the list of cases. */
export interface CaseQuery {
  readonly view: CaseView
  readonly kind: CaseKind | undefined
  /** A case number or a complete email address; empty for all cases. */
  readonly search: string
}

const isIn = (view: CaseView) => (eb: ExpressionBuilder<CaseTables, 'cases'>) => {
  if (view === 'spam') return eb('suspected', '=', 1)
  if (view === 'all') return eb('suspected', '=', 0)
  return eb.and([
    eb('suspected', '=', 0),
    view === 'closed' ? eb('state', '=', 'closed') : eb('state', '!=', 'closed'),
  ])
}

function narrowed<Output>(
  rows: SelectQueryBuilder<CaseTables, 'cases', Output>,
  { view, kind, search }: CaseQuery,
) {
  const found = search.trim()
  return rows
    .where(isIn(view))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(found !== '', (query) =>
      query.where((eb) =>
        eb.or([eb('number', '=', storedNumber(found)), eb('email_key', '=', emailKeyOf(found))]),
      ),
    )
}

/** Returns open cases in the order of their deadlines, then closed cases, newest first. */
export async function listCases(
  db: Kysely<CaseTables>,
  query: CaseQuery,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: CaseRow[]; readonly total: number }> {
  const rows = await narrowed(db.selectFrom('cases').selectAll(), query)
    .orderBy(sql`case when state = 'closed' then 1 else 0 end`)
    .orderBy(sql`case when state = 'closed' then '' else coalesce(extended_on, due_on) end`)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await narrowed(
    db.selectFrom('cases').select((eb) => eb.fn.countAll<number>().as('total')),
    query,
  ).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Number of cases in each view, of late cases and of cases that staff have not opened. @param today date in the site's time zone */
export async function countCases(db: Kysely<CaseTables>, today: string): Promise<CaseCounts> {
  const views = { open: 0, closed: 0, all: 0, spam: 0 }
  for (const view of CASE_VIEWS) {
    const { total } = await db
      .selectFrom('cases')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(isIn(view))
      .executeTakeFirstOrThrow()
    views[view] = Number(total)
  }
  const past = await db
    .selectFrom('cases')
    .selectAll()
    .where(isIn('open'))
    .where('due_on', '<', today)
    .execute()
  const { total: unseen } = await db
    .selectFrom('cases')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(isIn('open'))
    .where('seen', '=', 0)
    .executeTakeFirstOrThrow()
  const late = past.filter((row) => {
    const due = dueOf(row)
    return due !== null && due < today
  }).length
  return { views, late, unseen: Number(unseen) }
}
