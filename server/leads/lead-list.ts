import { sql, type Expression, type Kysely, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { LEAD_SORT_KEYS, LEAD_VIEWS, LeadCounts, LeadKind } from '#shared/contracts/leads.ts'
import type { LeadRow, LeadTables } from './leads.tables.ts'

type View = (typeof LEAD_VIEWS)[number]
type SortKey = (typeof LEAD_SORT_KEYS)[number]

/** Filters and sort order of a list of leads. */
export interface LeadQuery {
  readonly view: View
  readonly kind: LeadKind | undefined
  /** Account id, or null for leads without an owner. */
  readonly owner: string | null | undefined
  /** Search words, normalized by `foldText`. */
  readonly words: readonly string[]
  /** Limits the list to these ids. */
  readonly ids?: readonly string[] | undefined
  readonly sort: SortKey
  readonly descending: boolean
}

const OPEN = ['new', 'in_progress'] as const

/** Returns the statuses of a view, or undefined for all. */
const statusesOf = (view: View): readonly string[] | undefined => {
  if (view === 'all') return undefined
  if (view === 'spam') return ['closed']
  return view === 'open' ? OPEN : [view]
}

const likePattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

type Rows<Output> = SelectQueryBuilder<LeadTables, 'leads', Output>

function narrowed<Output>(rows: Rows<Output>, query: LeadQuery): Rows<Output> {
  const statuses = statusesOf(query.view)
  return rows.where(({ and, eb, ref }) => {
    const conditions: Expression<SqlBool>[] = query.words.map(
      (word) => sql<SqlBool>`${ref('search_text')} like ${likePattern(word)} escape '\\'`,
    )
    if (statuses !== undefined) conditions.push(eb('status', 'in', statuses))
    if (query.view === 'spam') conditions.push(eb('closed_as', '=', 'spam'))
    if (query.kind !== undefined) conditions.push(eb('kind', '=', query.kind))
    if (query.owner === null) conditions.push(eb('owner_id', 'is', null))
    else if (query.owner !== undefined) conditions.push(eb('owner_id', '=', query.owner))
    if (query.ids !== undefined) conditions.push(eb('id', 'in', query.ids))
    return and(conditions)
  })
}

/** Sorts leads with a reply deadline first, the longest overdue at the top. Leads without a deadline follow by time of receipt. */
const UNPROMISED_LAST = sql`case when status in ('new', 'in_progress') and due_at is not null then 0 else 1 end`

function ordered<Output>(rows: Rows<Output>, { sort, descending }: LeadQuery): Rows<Output> {
  const direction = descending ? 'desc' : 'asc'
  if (sort === 'due') {
    return rows
      .orderBy(UNPROMISED_LAST, direction)
      .orderBy(sql`case when status in ('new', 'in_progress') then due_at end`, direction)
      .orderBy('received_at', direction)
      .orderBy('id')
  }
  if (sort === 'received') return rows.orderBy('received_at', direction).orderBy('id')
  if (sort === 'status') {
    return rows
      .orderBy(
        sql`case status when 'new' then 0 when 'in_progress' then 1 when 'answered' then 2 else 3 end`,
        direction,
      )
      .orderBy('received_at', 'desc')
      .orderBy('id')
  }
  return rows
    .orderBy(sql`lower(${sql.ref(sort)})`, direction)
    .orderBy('received_at', 'desc')
    .orderBy('id')
}

/** Returns the ids of a list of leads, in the order of the list. @param most maximum number of ids */
export async function leadIds(
  db: Kysely<LeadTables>,
  query: LeadQuery,
  most: number,
): Promise<readonly string[]> {
  const rows = await ordered(narrowed(db.selectFrom('leads').select('id'), query), query)
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns one page of leads and the total number. */
export async function listLeads(
  db: Kysely<LeadTables>,
  query: LeadQuery,
  place: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly LeadRow[]; readonly total: number }> {
  const leads = db.selectFrom('leads')
  const rows = await ordered(narrowed(leads.selectAll(), query), query)
    .limit(place.limit)
    .offset(place.offset)
    .execute()
  const { total } = await narrowed(
    leads.select((eb) => eb.fn.countAll<number>().as('total')),
    query,
  ).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Returns the number of leads in each view. */
export async function countLeads(db: Kysely<LeadTables>, at: number): Promise<LeadCounts> {
  const rows = await db
    .selectFrom('leads')
    .groupBy('status')
    .select((eb) => [
      'status',
      eb.fn.countAll<number>().as('total'),
      eb.fn.sum<number>(sql`case when closed_as = 'spam' then 1 else 0 end`).as('spam'),
      eb.fn.sum<number>(sql`case when seen = 0 then 1 else 0 end`).as('unseen'),
      // The time is a literal and not a parameter, because PostgreSQL would convert a parameter to the integer type of the compared column,
      // which may be too small.
      eb.fn.sum<number>(sql`case when due_at < ${sql.lit(at)} then 1 else 0 end`).as('late'),
    ])
    .execute()
  const sumOf = (of: 'total' | 'unseen' | 'late' | 'spam', statuses?: readonly string[]) =>
    rows
      .filter(({ status }) => statuses === undefined || statuses.includes(status))
      .reduce((sum, row) => sum + Number(row[of]), 0)
  const ofView = (view: View) => sumOf('total', statusesOf(view))
  return {
    views: {
      open: ofView('open'),
      new: ofView('new'),
      in_progress: ofView('in_progress'),
      answered: ofView('answered'),
      closed: ofView('closed'),
      all: ofView('all'),
      spam: sumOf('spam'),
    },
    unseen: sumOf('unseen'),
    late: sumOf('late', OPEN),
  }
}
