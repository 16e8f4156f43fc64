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
  paths.adminReports,
  '/admin/bookings',
  paths.adminReset,
]

/** Paths below which each page shows the data of one person. The page itself does not. */
const PERSONAL_BELOW = [paths.verify]

/** True if a path or route pattern is a personal page, for which neither errors nor visits may be reported. */
export const isPersonalPage = (path: string) =>
  PERSONAL.includes(path) ||
  [...PERSONAL, ...PERSONAL_BELOW].some((base) => path.startsWith(`${base}/`))
