import type { createInquiries } from '#server/testing/leads.test-support.ts'
import { caseForm } from '#server/testing/visitor-forms.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

/** Settings of a mail server that cannot be reached, so that emails remain in the queue. */
export const messages = { smtp: { url: 'smtp://127.0.0.1:1', from: 'site@certavia.test' } }

type Site = Awaited<ReturnType<typeof createInquiries>>

export const send = async (site: Site, values = {}, init = {}) =>
  site.call('POST', apiPaths.cases(), { json: caseForm(values), ...init })

export const list = async (site: Site, values = {}) =>
  site.call('GET', apiPaths.cases(values), { as: 'admin' })

export const idOf = async (site: Site, view = 'all'): Promise<string> =>
  (await list(site, { view })).body.results[0].id

export const change = async (site: Site, id: string, json: object, headers = {}) =>
  site.call('PATCH', staffApiPaths.case(id), { as: 'officer', json, headers })

export const mails = async (site: Site) =>
  site.db
    .withTables<{ messages: { purpose: string; recipient: string; payload: string } }>()
    .selectFrom('messages')
    .selectAll()
    .orderBy('purpose')
    .execute()

export const rows = async (site: Site, table: 'cases' | 'case_events' | 'case_submissions') =>
  site.db.withTables<Record<typeof table, object>>().selectFrom(table).selectAll().execute()

export const at = (text: string) => Date.parse(text)
