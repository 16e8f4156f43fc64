import { paths } from './paths.ts'

/** Base paths of pages that show personal data, or are opened with a personal link. */
const PERSONAL = [
  `${paths.contact}/received`,
  '/candidates/received',
  paths.caseStatus,
  '/booking/manage',
  '/booking/unconfirmed',
  '/booking/confirm',
  paths.adminLeads,
  paths.adminCases,
  '/admin/bookings',
  paths.adminReset,
]

/** True if a path or route pattern is a personal page, for which neither errors nor visits may be reported. */
export const isPersonalPage = (path: string) =>
  PERSONAL.some((base) => path === base || path.startsWith(`${base}/`))
