/** All operations of the REST API: parameters, responses and access. */
import { accountOperations } from './account-operations.ts'
import { articleRunOperations } from './article-run-operations.ts'
import { articleOperations, publicOperations } from './article-operations.ts'
import { caseOperations } from './case-operations.ts'
import { bookingOperations } from './booking-operations.ts'
import { assistantOperations } from './assistant-operations.ts'
import { entryOperations } from './entry-operations.ts'
import { floodOperations } from './flood-operations.ts'
import { imageOperations } from './image-operations.ts'
import { inquiryOperations } from './inquiry-operations.ts'
import { mailOperations } from './mail-operations.ts'
import { offlineOperations } from './offline-operations.ts'
import { mcpOperations } from './mcp-operations.ts'
import type { Operation } from './operation.ts'
import { redirectOperations } from './redirect-operations.ts'
import { reportOperations } from './report-operations.ts'
import { searchOperations } from './search-operations.ts'
import { staffOperations } from './staff-operations.ts'
import { sitePageOperations } from './site-page-operations.ts'
import { tokenOperations } from './token-operations.ts'
import { trashOperations } from './trash-operations.ts'
import { visitOperations } from './visit-operations.ts'

/** All operations, in the order of the API description. */
export const operations: readonly Operation[] = [
  ...Object.values(articleOperations).flatMap((operations) => Object.values(operations)),
  ...Object.values(articleRunOperations),
  ...Object.values(publicOperations),
  ...Object.values(offlineOperations),
  ...Object.values(imageOperations),
  ...Object.values(redirectOperations),
  ...Object.values(sitePageOperations),
  ...Object.values(entryOperations).flatMap((operations) => Object.values(operations)),
  ...Object.values(trashOperations),
  ...Object.values(inquiryOperations),
  ...Object.values(caseOperations),
  ...Object.values(reportOperations),
  ...Object.values(bookingOperations),
  ...Object.values(floodOperations),
  ...Object.values(mailOperations),
  ...Object.values(searchOperations),
  ...Object.values(assistantOperations),
  ...Object.values(accountOperations),
  ...Object.values(tokenOperations),
  ...Object.values(staffOperations),
  ...Object.values(visitOperations),
  ...Object.values(mcpOperations),
]
