import * as z from 'zod/mini'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { consentReceiptAnswer, consentReceiptInput } from '../site/consent.ts'
import { speedAnswer, speedInput } from '../site/speed.ts'
import { spanParameter, visitAnswer, visitInput, visitsAnswer } from '../site/visits.ts'
import { named } from './operation.ts'

/** Operations for page views. Browsers send them after consent, and staff read them. */
export const visitOperations = named({
  countVisit: {
    method: 'POST',
    path: apiPaths.visits(),
    access: 'public',
    group: 'Visits',
    status: 201,
    summary: 'Counts one page view, if the visitor has allowed analytics',
    body: visitInput,
    answer: visitAnswer,
  },
  measureSpeed: {
    method: 'POST',
    path: apiPaths.speed,
    access: 'public',
    group: 'Visits',
    status: 201,
    summary: 'Counts one measurement of a page’s speed, if the visitor has allowed analytics',
    body: speedInput,
    answer: speedAnswer,
  },
  visits: {
    method: 'GET',
    path: apiPaths.visits(),
    access: 'content.read',
    group: 'Visits',
    summary: 'Returns page views, outcomes and speed for a period that ends today',
    query: { days: spanParameter },
    answer: visitsAnswer,
  },
  visitsCsv: {
    method: 'GET',
    path: staffApiPaths.visitsCsv(),
    access: 'content.read',
    group: 'Visits',
    summary: 'Every row behind the views as CSV, safe to open in a spreadsheet',
    query: { days: spanParameter },
    answer: z.string(),
    mediaType: 'text/csv',
  },
  leaveReceipt: {
    method: 'POST',
    path: apiPaths.consentReceipts,
    access: 'public',
    group: 'Visits',
    status: 201,
    summary: 'Stores the receipt for a consent',
    body: consentReceiptInput,
    answer: consentReceiptAnswer,
  },
})
