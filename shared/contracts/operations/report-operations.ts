import * as z from 'zod/mini'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import {
  issuedReportAnswer,
  REPORT_SORT_KEYS,
  REPORT_VIEWS,
  reportAnswer,
  reportInput,
  reportListAnswer,
  verifiedReportAnswer,
  withdrawalInput,
} from '../reports.ts'
import { ID, limit, named, page, template, text } from './operation.ts'

const sortKeys = z.enum([...REPORT_SORT_KEYS, ...REPORT_SORT_KEYS.map((key) => `-${key}` as const)])

/** Operations for reports that can be verified. */
export const reportOperations = named({
  issueReport: {
    method: 'POST',
    path: staffApiPaths.reports(),
    access: 'reports.issue',
    tokens: 'any',
    group: 'Reports',
    status: 201,
    summary: 'Issues a report with a number, a salt and a PDF',
    details:
      'The PDF is in the response as Base64, and only there: neither the file nor the rows are stored. `replaces` is the number of an earlier report, which then names the new one. Also accepts a personal token with this ability.',
    body: reportInput,
    answer: issuedReportAnswer,
    refusals: { 409: 'The report in `replaces` is already replaced or withdrawn' },
  },
  reports: {
    method: 'GET',
    path: staffApiPaths.reports(),
    access: 'reports.issue',
    group: 'Reports',
    summary: 'Lists issued reports and samples',
    details: '`search` is a number or words of the kind.',
    query: { page, limit, view: z.enum(REPORT_VIEWS), search: text, sort: sortKeys },
    answer: reportListAnswer,
  },
  report: {
    method: 'GET',
    path: template(staffApiPaths.report(ID)),
    access: 'reports.issue',
    group: 'Reports',
    summary: 'One report, by its number',
    answer: reportAnswer,
  },
  withdrawReport: {
    method: 'POST',
    path: template(staffApiPaths.reportWithdraw(ID)),
    access: 'reports.issue',
    group: 'Reports',
    summary: 'Withdraws a report; its number then says so, with the date and the reason',
    body: withdrawalInput,
    answer: reportAnswer,
    refusals: { 409: 'The report is already replaced or withdrawn' },
  },
  verifyReport: {
    method: 'GET',
    path: template(apiPaths.verify(ID)),
    access: 'public',
    group: 'Reports',
    summary: 'State, dates and fingerprints of a report, by its number',
    details:
      'The browser compares a file with the fingerprints; the file itself is never sent. An address block has 60 calls within any hour, and its network 240, in each process.',
    answer: verifiedReportAnswer,
  },
})
