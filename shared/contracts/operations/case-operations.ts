import * as z from 'zod/mini'
import { CASE_KINDS } from '#shared/company/case-law.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import {
  CASE_VIEWS,
  caseAnswer,
  caseChange,
  caseCountsAnswer,
  caseDeadlinesAnswer,
  caseEraseAnswer,
  caseEraseInput,
  caseInput,
  caseListAnswer,
  caseProgressAnswer,
  caseReceiptAnswer,
  caseStatusInput,
} from '../cases.ts'
import { ID, limit, named, page, template, text } from './operation.ts'

/** Operations for candidates' cases: submitting a case, looking up its state, and processing it. */
export const caseOperations = named({
  sendCase: {
    method: 'POST',
    path: apiPaths.cases(),
    access: 'public',
    group: 'Cases',
    status: 201,
    summary: 'Sends a candidate’s request, correction or complaint; stored before it is answered',
    body: caseInput,
    answer: caseReceiptAnswer,
    repeatable: true,
  },
  caseDeadlines: {
    method: 'GET',
    path: apiPaths.caseDeadlines,
    access: 'public',
    group: 'Cases',
    summary: 'Deadlines of a case that would be sent now, by kind and place',
    answer: caseDeadlinesAnswer,
  },
  caseStatus: {
    method: 'POST',
    path: apiPaths.caseStatus,
    access: 'public',
    group: 'Cases',
    summary: 'State and dates of a case, by its number and email address',
    details:
      'A wrong pair is answered exactly like an unknown number. An address block has 10 tries an hour.',
    body: caseStatusInput,
    answer: caseProgressAnswer,
  },
  cases: {
    method: 'GET',
    path: apiPaths.cases(),
    access: 'cases.read',
    group: 'Cases',
    summary: 'Lists cases without naming candidates',
    details: '`search` is a reference number or a whole email address.',
    query: { page, limit, view: z.enum(CASE_VIEWS), kind: z.enum(CASE_KINDS), search: text },
    answer: caseListAnswer,
  },
  caseCounts: {
    method: 'GET',
    path: staffApiPaths.caseCounts,
    access: 'cases.read',
    group: 'Cases',
    summary: 'Number of cases by view, late and unseen',
    answer: caseCountsAnswer,
  },
  candidateCase: {
    method: 'GET',
    path: template(staffApiPaths.case(ID)),
    access: 'cases.read',
    group: 'Cases',
    summary: 'One case with its texts and history',
    details: 'Every call is written to the log and to the history of the case.',
    answer: caseAnswer,
  },
  changeCase: {
    method: 'PATCH',
    path: template(staffApiPaths.case(ID)),
    access: 'cases.read',
    group: 'Cases',
    summary: 'Changes the state of a case, acknowledges, extends or restores it',
    body: caseChange,
    answer: caseAnswer,
    guarded: true,
    refusals: { 409: 'The case has changed since this revision' },
  },
  eraseCase: {
    method: 'POST',
    path: template(staffApiPaths.caseErase(ID)),
    access: 'people.manage',
    group: 'Cases',
    summary: 'Erases a case for a reason',
    body: caseEraseInput,
    answer: caseEraseAnswer,
  },
})
