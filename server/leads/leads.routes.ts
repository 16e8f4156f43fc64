import { readIdempotencyKey } from '#server/http/idempotency-key.ts'
import { readJson } from '#server/http/read-json.ts'
import { readQuery } from '#server/http/read-query.ts'
import { serve, type Route, type RouteContext } from '#server/http/route.ts'
import type { FormKind } from '#shared/contracts/inquiries.ts'
import { LEAD_SORT_KEYS } from '#shared/contracts/leads.ts'
import { inquiryOperations } from '#shared/contracts/operations/inquiry-operations.ts'
import { apiPaths } from '#shared/paths.ts'
import type { LeadQuery } from './lead-list.ts'
import type { Leads } from './leads.service.ts'

/** Most bytes of what a visitor sends: the longest message in any script, and the rest. */
const FORM = { limit: 64 * 1024 }

const USUAL_PAGE = 20

const MOST_WORDS = 10

const NO_STORE = { 'cache-control': 'private, no-store' }

const success = (data: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  Response.json({ success: true, data }, { status, headers: { ...NO_STORE, ...headers } })

/** What the filters of a list say. */
type Filters = Partial<ReturnType<typeof readQuery<typeof inquiryOperations.leads.query>>>

function queryOf(
  { view = 'open', kind, owner, search = '', sort = 'due' }: Filters,
  me: string,
  fold: (text: string) => string,
): LeadQuery {
  const key = sort.replace(/^-/, '')
  const words = fold(search).split(/\s+/)
  return {
    view,
    kind,
    owner: owner === 'none' ? null : owner === 'me' ? me : owner,
    words: [...new Set(words.filter((word) => word !== ''))].slice(0, MOST_WORDS),
    sort: LEAD_SORT_KEYS.find((each) => each === key) ?? 'due',
    descending: sort.startsWith('-'),
  }
}

/** What a form is, whichever of them. */
interface Form {
  /** Absent where no script of a page's was at work. */
  readonly elapsed_ms?: number | undefined
}

function publicRoutes(leads: Leads): Route[] {
  const take = async (
    kind: FormKind,
    input: Form,
    { request, address }: Pick<RouteContext, 'request' | 'address'>,
  ) => {
    const idempotencyKey = readIdempotencyKey(request)
    const withScript = input.elapsed_ms !== undefined
    return success(await leads.submit({ kind, input, idempotencyKey, address, withScript }), 201)
  }
  const { contact, partnership } = inquiryOperations
  return [
    serve(contact, async (context) =>
      take('contact', await readJson(context.request, contact.body, FORM), context),
    ),
    serve(partnership, async (context) =>
      take('partnership', await readJson(context.request, partnership.body, FORM), context),
    ),
  ]
}

/** Inquiries over REST. @param foldText text in the form in which it is searched */
export function leadRoutes(leads: Leads, foldText: (text: string) => string): Route[] {
  return [
    ...publicRoutes(leads),
    serve(inquiryOperations.leads, async ({ url, caller }) => {
      const filters = readQuery(url, inquiryOperations.leads.query)
      const { page = 1, limit = USUAL_PAGE, ...rest } = filters
      const me = caller.kind === 'staff' ? caller.id : ''
      const { items, total } = await leads.list(queryOf(rest, me, foldText), {
        offset: (page - 1) * limit,
        limit,
      })
      const pages = Math.ceil(total / limit)
      const to = (number: number) => apiPaths.leads({ page: number, limit, ...rest })
      return Response.json(
        {
          results: items,
          count: total,
          page,
          limit,
          total_pages: pages,
          next: page < pages ? to(page + 1) : null,
          previous: page > 1 ? to(Math.max(1, Math.min(page - 1, pages))) : null,
          counts: await leads.counts(),
          people: await leads.mayOwn(),
          mail: await leads.mailState(),
        },
        { headers: NO_STORE },
      )
    }),
    serve(inquiryOperations.leadCounts, async () => success(await leads.counts())),
    serve(inquiryOperations.lead, async ({ params }) => {
      const lead = await leads.get(params['id'] ?? '')
      return success(lead, 200, { etag: `"${lead.revision}"` })
    }),
  ]
}
