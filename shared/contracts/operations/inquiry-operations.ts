import * as z from 'zod/mini'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { contactInput, partnershipInput, receiptAnswer } from '../forms/inquiries.ts'
import {
  LEAD_KINDS,
  LEAD_SORT_KEYS,
  LEAD_VIEWS,
  leadAnswer,
  leadBulkAnswer,
  leadBulkInput,
  leadSelectionAnswer,
  leadChange,
  leadCountsAnswer,
  leadListAnswer,
  noteInput,
} from '../leads.ts'
import { personEraseAnswer, personExportAnswer, personInput } from '../people.ts'
import { singleLine } from '../forms/single-line.ts'
import { ID, limit, named, page, template, text } from './operation.ts'

const NOTE = '{note}'

/** Ids, separated by commas. The maximum length is sufficient for a hundred ids. */
const ids = z.string().check(z.maxLength(4_000))

const filters = {
  view: z.enum(LEAD_VIEWS),
  kind: z.enum(LEAD_KINDS),
  /** Owner: the id of an account, `me` or `none`. */
  owner: text,
  search: text,
  sort: z.enum([...LEAD_SORT_KEYS, ...LEAD_SORT_KEYS.map((key) => `-${key}` as const)]),
}

/** Operations for sending and processing inquiries. */
export const inquiryOperations = named({
  contact: {
    method: 'POST',
    path: apiPaths.contact,
    access: 'public',
    group: 'Inquiries',
    status: 201,
    summary: 'Sends an inquiry; stored before it is answered',
    body: contactInput,
    answer: receiptAnswer,
    repeatable: true,
  },
  partnership: {
    method: 'POST',
    path: apiPaths.partnership,
    access: 'public',
    group: 'Inquiries',
    status: 201,
    summary: 'Proposes a partnership; stored before it is answered',
    body: partnershipInput,
    answer: receiptAnswer,
    repeatable: true,
  },
  leads: {
    method: 'GET',
    path: staffApiPaths.leads(),
    access: 'people.read',
    group: 'Inquiries',
    summary: 'Lists inquiries',
    query: { page, limit, ...filters },
    answer: leadListAnswer,
  },
  leadCounts: {
    method: 'GET',
    path: staffApiPaths.leadCounts,
    access: 'people.read',
    group: 'Inquiries',
    summary: 'Counts inquiries by status',
    answer: leadCountsAnswer,
  },
  leadsCsv: {
    method: 'GET',
    path: staffApiPaths.leadsCsv(),
    access: 'people.manage',
    group: 'Inquiries',
    summary: 'The inquiries of a list as CSV, safe to open in a spreadsheet',
    query: { ...filters, ids },
    answer: z.string(),
    mediaType: 'text/csv',
  },
  selectLeads: {
    method: 'POST',
    path: staffApiPaths.leadSelections,
    access: 'people.write',
    group: 'Inquiries',
    status: 201,
    summary: 'Fixes the set of inquiries that match the filters of a list, for an hour',
    body: z.partial(
      z.object({ ...filters, search: z.string().check(singleLine(), z.maxLength(200)) }),
    ),
    answer: leadSelectionAnswer,
  },
  leadsBulk: {
    method: 'POST',
    path: staffApiPaths.leadsBulk,
    access: 'people.write',
    group: 'Inquiries',
    summary: 'Makes one change to several inquiries',
    body: leadBulkInput,
    answer: leadBulkAnswer,
  },
  lead: {
    method: 'GET',
    path: template(staffApiPaths.lead(ID)),
    access: 'people.read',
    group: 'Inquiries',
    summary: 'One inquiry with its notes and history',
    answer: leadAnswer,
  },
  changeLead: {
    method: 'PATCH',
    path: template(staffApiPaths.lead(ID)),
    access: 'people.write',
    group: 'Inquiries',
    summary: 'Changes status or owner of an inquiry',
    body: leadChange,
    answer: leadAnswer,
    guarded: true,
    refusals: { 409: 'The inquiry has changed since this revision' },
  },
  addNote: {
    method: 'POST',
    path: template(staffApiPaths.leadNotes(ID)),
    access: 'people.write',
    group: 'Inquiries',
    status: 201,
    summary: 'Adds a note to an inquiry; a key sent again writes its text into the same note',
    body: noteInput,
    answer: leadAnswer,
    repeatable: true,
  },
  changeNote: {
    method: 'PUT',
    path: template(staffApiPaths.leadNote(ID, NOTE)),
    access: 'people.write',
    group: 'Inquiries',
    summary: 'Changes the caller’s own note',
    body: noteInput,
    answer: leadAnswer,
  },
  exportPerson: {
    method: 'POST',
    path: staffApiPaths.personExport,
    access: 'people.manage',
    group: 'Inquiries',
    summary: 'Exports all data stored under one email address',
    body: personInput,
    answer: personExportAnswer,
  },
  erasePerson: {
    method: 'POST',
    path: staffApiPaths.personErase,
    access: 'people.manage',
    group: 'Inquiries',
    summary: 'Erases all data stored under one email address',
    body: personInput,
    answer: personEraseAnswer,
  },
})
