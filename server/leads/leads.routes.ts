import { csvAnswer } from '#server/http/encoding/csv.ts'
import { toListPage } from '#server/http/list-page.ts'
import { HttpError } from '#server/http/http-error.ts'
import { readIdempotencyKey } from '#server/http/guards/idempotency-key.ts'
import { revisionOf } from '#server/http/guards/if-match.ts'
import { withRevision } from '#server/http/answers.ts'
import type { ReadQuery } from '#server/http/read-query.ts'
import {
  isFromStaff,
  serve,
  type HasSession,
  type Route,
  type RouteContext,
} from '#server/http/route.ts'
import type { FormKind } from '#shared/contracts/forms/inquiries.ts'
import { LEAD_SORT_KEYS, type LeadBulkInput } from '#shared/contracts/leads.ts'
import { inquiryOperations } from '#shared/contracts/operations/inquiry-operations.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import type { LeadQuery } from './lead-list.ts'
import type { Leads } from './leads.service.ts'
import type { LeadSelections } from './ports.ts'

/** Maximum body size of a form, in bytes: the longest message in any script, and the other fields. */
const FORM = { limit: 64 * 1024 }

/** Maximum body size of staff requests, in bytes: a note, or a change to 100 leads. */
const BODY = { limit: 64 * 1024 }

const USUAL_PAGE = 20

const MOST_WORDS = 10

/** Query parameters of a list. */
type Query = ReadQuery<typeof inquiryOperations.leads.query>
type Filters = { readonly [Name in keyof Query]?: Query[Name] | undefined }

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

function publicRoutes(leads: Leads, hasSession: HasSession): Route[] {
  const take = async (
    kind: FormKind,
    input: unknown,
    context: Pick<RouteContext, 'request' | 'address' | 'caller'>,
  ) => {
    const { request, address } = context
    const idempotencyKey = readIdempotencyKey(request)
    const isStaff = await isFromStaff(context, hasSession)
    return leads.submit({ kind, input, idempotencyKey, address, isStaff })
  }
  const { contact, partnership } = inquiryOperations
  return [
    serve(contact, FORM, (context) => take('contact', context.body, context)),
    serve(partnership, FORM, (context) => take('partnership', context.body, context)),
  ]
}

function readingRoutes(leads: Leads, foldText: (text: string) => string): Route[] {
  return [
    serve(inquiryOperations.leads, async ({ query, staff }) => {
      const { page = 1, limit = USUAL_PAGE, ...rest } = query
      const listed = await leads.list(queryOf(rest, staff.id, foldText), {
        offset: (page - 1) * limit,
        limit,
      })
      const at = (number: number) => staffApiPaths.leads({ page: number, limit, ...rest })
      return {
        ...toListPage({ page, limit }, listed, at),
        counts: await leads.counts(),
        people: await leads.mayOwn(),
        mail: await leads.mailState(),
      }
    }),
    serve(inquiryOperations.leadCounts, () => leads.counts()),
    serve(inquiryOperations.lead, async ({ params }) => withRevision(await leads.get(params.id))),
    serve(inquiryOperations.leadsCsv, async ({ query: { ids, ...filters }, staff }) => {
      const wanted = queryOf(filters, staff.id, foldText)
      const csv = await leads.csv(
        ids === undefined ? wanted : { ...wanted, view: 'all', ids: ids.split(',') },
        staff.id,
      )
      return csvAnswer(csv, 'inquiries')
    }),
  ]
}

const KIND = 'lead'

function workingRoutes(
  leads: Leads,
  foldText: (text: string) => string,
  selections: LeadSelections,
): Route[] {
  /** Returns the ids of a bulk change, from its list or its selection. @throws HttpError `validation_failed` */
  const idsOf = async (input: LeadBulkInput, by: string): Promise<readonly string[]> => {
    const { ids, selection, without = [] } = input
    if ((ids === undefined) === (selection === undefined)) {
      const fields = { ids: 'Send either ids or a selection' }
      throw new HttpError('validation_failed', 'Check the listed values. Validation failed', {
        fields,
      })
    }
    const left = new Set(without)
    const all = selection === undefined ? ids : await selections.ids(KIND, by, selection)
    return (all ?? []).filter((id) => !left.has(id))
  }
  const { changeLead, selectLeads, leadsBulk, addNote, changeNote } = inquiryOperations
  return [
    serve(changeLead, BODY, async ({ request, params: { id }, body, staff }) => {
      await leads.change(id, body, staff.id, revisionOf(request))
      return withRevision(await leads.get(id))
    }),
    serve(selectLeads, BODY, async ({ body, staff }) => {
      const ids = await leads.idsOf(queryOf(body, staff.id, foldText))
      const id = await selections.put(KIND, staff.id, ids)
      return { id, ids, at: new Date().toISOString() }
    }),
    serve(leadsBulk, BODY, async ({ body, staff }) =>
      leads.changeAll(await idsOf(body, staff.id), body.change, staff.id),
    ),
    serve(addNote, BODY, async ({ request, params: { id }, body: { text }, staff }) => {
      await leads.addNote(id, text, staff.id, readIdempotencyKey(request))
      return withRevision(await leads.get(id))
    }),
    serve(changeNote, BODY, async ({ params: { id, note }, body: { text }, staff }) => {
      await leads.changeNote(id, note, text, staff.id)
      return withRevision(await leads.get(id))
    }),
  ]
}

function personRoutes(leads: Leads): Route[] {
  const { exportPerson, erasePerson } = inquiryOperations
  return [
    serve(exportPerson, BODY, ({ body, staff }) => leads.exportPerson(body.email, staff.id)),
    serve(erasePerson, BODY, ({ body, staff }) => leads.erasePerson(body.email, staff.id)),
  ]
}

/**
 * REST routes of inquiries.
 * @param foldText normalizes text for search
 * @param selections fixed sets of leads, each with an owner
 */
export function leadRoutes(
  leads: Leads,
  foldText: (text: string) => string,
  hasSession: HasSession,
  selections: LeadSelections,
): Route[] {
  return [
    ...publicRoutes(leads, hasSession),
    ...readingRoutes(leads, foldText),
    ...workingRoutes(leads, foldText, selections),
    ...personRoutes(leads),
  ]
}
