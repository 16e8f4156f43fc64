import { csvAnswer } from '#server/http/encoding/csv.ts'
import { toListPage } from '#server/http/list-page.ts'
import { HttpError } from '#server/http/http-error.ts'
import { readIdempotencyKey } from '#server/http/guards/idempotency-key.ts'
import { revisionOf } from '#server/http/guards/if-match.ts'
import { NO_STORE, success } from '#server/http/encoding/private-answer.ts'
import { readJson } from '#server/http/read-json.ts'
import { readQuery } from '#server/http/read-query.ts'
import {
  isFromStaff,
  serve,
  type HasSession,
  type Route,
  type RouteContext,
} from '#server/http/route.ts'
import type { FormKind } from '#shared/contracts/forms/inquiries.ts'
import { LEAD_SORT_KEYS, type Lead, type LeadBulkInput } from '#shared/contracts/leads.ts'
import { inquiryOperations } from '#shared/contracts/operations/inquiry-operations.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import type { LeadQuery } from './lead-list.ts'
import type { Leads } from './leads.service.ts'
import type { LeadSelections } from './ports.ts'

/** Most bytes of what a visitor sends: the longest message in any script, and the rest. */
const FORM = { limit: 64 * 1024 }

/** What staff send: a note, or a change to a hundred leads. */
const BODY = { limit: 64 * 1024 }

const USUAL_PAGE = 20

const MOST_WORDS = 10

/** What the filters of a list say. */
type Query = ReturnType<typeof readQuery<typeof inquiryOperations.leads.query>>
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
    return success(await leads.submit({ kind, input, idempotencyKey, address, isStaff }), 201)
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

/** Who works on inquiries; the guard of the route has let nobody else through. */
function staff({ caller }: Pick<RouteContext, 'caller'>): string {
  if (caller.kind === 'visitor')
    throw new HttpError('authentication_required', 'Sign in to continue. Authentication required')
  return caller.id
}

const idOf = ({ params }: Pick<RouteContext, 'params'>) => params['id'] ?? ''

const answerOf = (lead: Lead, status = 200) => success(lead, status, { etag: `"${lead.revision}"` })

function readingRoutes(leads: Leads, foldText: (text: string) => string): Route[] {
  return [
    serve(inquiryOperations.leads, async (context) => {
      const filters = readQuery(context.url, inquiryOperations.leads.query)
      const { page = 1, limit = USUAL_PAGE, ...rest } = filters
      const listed = await leads.list(queryOf(rest, staff(context), foldText), {
        offset: (page - 1) * limit,
        limit,
      })
      const at = (number: number) => staffApiPaths.leads({ page: number, limit, ...rest })
      return Response.json(
        {
          ...toListPage({ page, limit }, listed, at),
          counts: await leads.counts(),
          people: await leads.mayOwn(),
          mail: await leads.mailState(),
        },
        { headers: NO_STORE },
      )
    }),
    serve(inquiryOperations.leadCounts, async () => success(await leads.counts())),
    serve(inquiryOperations.lead, async (context) => answerOf(await leads.get(idOf(context)))),
    serve(inquiryOperations.leadsCsv, async (context) => {
      const { ids, ...filters } = readQuery(context.url, inquiryOperations.leadsCsv.query)
      const by = staff(context)
      const query = queryOf(filters, by, foldText)
      const csv = await leads.csv(
        ids === undefined ? query : { ...query, view: 'all', ids: ids.split(',') },
        by,
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
  /** Ids that a bulk change names, itself or by a selection. */
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
    serve(changeLead, async (context) => {
      const change = await readJson(context.request, changeLead.body, BODY)
      const id = idOf(context)
      await leads.change(id, change, staff(context), revisionOf(context.request))
      return answerOf(await leads.get(id))
    }),
    serve(selectLeads, async (context) => {
      const filters = await readJson(context.request, selectLeads.body, BODY)
      const by = staff(context)
      const ids = await leads.idsOf(queryOf(filters, by, foldText))
      const id = await selections.put(KIND, by, ids)
      return success({ id, ids, at: new Date().toISOString() }, 201)
    }),
    serve(leadsBulk, async (context) => {
      const input = await readJson(context.request, leadsBulk.body, BODY)
      const by = staff(context)
      return success(await leads.changeAll(await idsOf(input, by), input.change, by))
    }),
    serve(addNote, async (context) => {
      const { text } = await readJson(context.request, addNote.body, BODY)
      const id = idOf(context)
      await leads.addNote(id, text, staff(context), readIdempotencyKey(context.request))
      return answerOf(await leads.get(id), 201)
    }),
    serve(changeNote, async (context) => {
      const { text } = await readJson(context.request, changeNote.body, BODY)
      const id = idOf(context)
      await leads.changeNote(id, context.params['note'] ?? '', text, staff(context))
      return answerOf(await leads.get(id))
    }),
  ]
}

function personRoutes(leads: Leads): Route[] {
  const { exportPerson, erasePerson } = inquiryOperations
  return [
    serve(exportPerson, async (context) => {
      const { email } = await readJson(context.request, exportPerson.body, BODY)
      return success(await leads.exportPerson(email, staff(context)))
    }),
    serve(erasePerson, async (context) => {
      const { email } = await readJson(context.request, erasePerson.body, BODY)
      return success(await leads.erasePerson(email, staff(context)))
    }),
  ]
}

/**
 * Inquiries over REST.
 * @param foldText text in the form in which it is searched
 * @param selections sets of leads that are fixed for their owner
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
