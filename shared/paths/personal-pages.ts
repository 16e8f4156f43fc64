import { paths } from './paths.ts'

/** Paths of pages that show personal data or are opened by a personal link. Pages below them are included. */
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

/** Paths whose subpages show the data of one person, although the page at the path itself does not. */
const PERSONAL_BELOW = [paths.verify]

/** True if a path, or the pattern of a route, is that of a personal page. Neither errors nor visits of such a page may be reported. */
export const isPersonalPage = (path: string) =>
  PERSONAL.includes(path) ||
  [...PERSONAL, ...PERSONAL_BELOW].some((base) => path.startsWith(`${base}/`))
