import { paths } from './paths.ts'

/** Where pages lie that show a person's data, or are reached by a link that is a person's own. */
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

/** Whether a path, or the pattern of a route, is that of a page of which nothing may be told: no error, no visit. */
export const isPersonalPage = (path: string) =>
  PERSONAL.some((base) => path === base || path.startsWith(`${base}/`))
