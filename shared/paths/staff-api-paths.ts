import { entryTypes, type EntryType } from '../content/entries/entry-types.ts'
import { query } from './query-text.ts'

const entries = (type: EntryType) => `/api/entries/${entryTypes[type].segment}/`

/**
 * REST operations for staff and their tools. They are not in `apiPaths` of `paths.ts`, so that pages of visitors do not load these paths.
 * Each path is in one of the two objects only.
 */
export const staffApiPaths = {
  login: '/api/auth/login/',
  validate: '/api/auth/validate/',
  logout: '/api/auth/logout/',
  /** Sets a password with a one-time link. */
  resetPassword: '/api/auth/reset/',
  ownPassword: '/api/auth/password/',
  sessions: '/api/auth/sessions/',
  session: (id: string) => `/api/auth/sessions/${encodeURIComponent(id)}/`,
  /** Personal tokens of the caller. */
  tokens: '/api/auth/tokens/',
  token: (id: string) => `/api/auth/tokens/${encodeURIComponent(id)}/`,
  users: '/api/users/',
  user: (id: string) => `/api/users/${encodeURIComponent(id)}/`,
  userReset: (id: string) => `/api/users/${encodeURIComponent(id)}/reset/`,
  /** Address to which the sign-in button of the Studio leads. */
  studioSession: '/api/auth/studio/',
  /** Options for fields of articles: authors and categories. */
  authors: '/api/authors/',
  categories: '/api/categories/',
  /** Pictures of the library and of the CMS. */
  images: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/images/${query(values)}`,
  image: (id: string) => `/api/images/${encodeURIComponent(id)}/`,
  imageUses: (id: string) => `/api/images/${encodeURIComponent(id)}/uses/`,
  imageReplace: (id: string) => `/api/images/${encodeURIComponent(id)}/replace/`,
  imagesSign: '/api/images/sign/',
  /** Uploads a picture to the CMS. The file name is optional. */
  imagesUpload: (values: Readonly<Record<string, string | undefined>> = {}) =>
    `/api/images/upload/${query(values)}`,
  imagesBulk: '/api/images/bulk/',
  imagesOrder: '/api/images/order/',
  /** Checks if a path of this site leads to a page. */
  knownPath: (values: Readonly<Record<string, string | undefined>> = {}) =>
    `/api/known-paths/${query(values)}`,
  overview: '/api/overview/',
  logs: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/logs/${query(values)}`,
  /** Users with open articles. */
  presence: (values: Readonly<Record<string, string | undefined>> = {}) =>
    `/api/presence/${query(values)}`,
  openapi: '/api/openapi.json',
  /** Checks of the installation. */
  healthChecks: '/api/health-checks/',
  testMail: '/api/health-checks/test-mail/',
  outbox: '/api/outbox/',
  outboxResolve: (id: string) => `/api/outbox/${encodeURIComponent(id)}/resolve/`,
  /** All fixed pages and landing pages. */
  sitePages: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/site-pages/${query(values)}`,
  /** Openings, authors and categories. */
  entries: (type: EntryType, values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `${entries(type)}${query(values)}`,
  entry: (type: EntryType, id: string) => `${entries(type)}${encodeURIComponent(id)}/`,
  entryReferrers: (type: EntryType, id: string) =>
    `${entries(type)}${encodeURIComponent(id)}/referrers/`,
  /** Deleted articles. */
  trash: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/trash/${query(values)}`,
  trashed: (id: string) => `/api/trash/${encodeURIComponent(id)}/`,
  trashUndo: (id: string) => `/api/trash/${encodeURIComponent(id)}/undo/`,
  trashRestore: (id: string) => `/api/trash/${encodeURIComponent(id)}/restore/`,
  leads: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/leads/${query(values)}`,
  leadCounts: '/api/lead-counts/',
  /** Inquiries as CSV. */
  leadsCsv: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/leads.csv${query(values)}`,
  leadsBulk: '/api/leads/bulk/',
  /** Fixed selections of leads. */
  leadSelections: '/api/lead-selections/',
  lead: (id: string) => `/api/leads/${encodeURIComponent(id)}/`,
  leadNotes: (id: string) => `/api/leads/${encodeURIComponent(id)}/notes/`,
  leadNote: (id: string, note: string) =>
    `/api/leads/${encodeURIComponent(id)}/notes/${encodeURIComponent(note)}/`,
  caseCounts: '/api/case-counts/',
  case: (id: string) => `/api/cases/${encodeURIComponent(id)}/`,
  caseErase: (id: string) => `/api/cases/${encodeURIComponent(id)}/erase/`,
  booking: (id: string) => `/api/bookings/${encodeURIComponent(id)}/`,
  bookingMove: (id: string) => `/api/bookings/${encodeURIComponent(id)}/move/`,
  bookingCancel: (id: string) => `/api/bookings/${encodeURIComponent(id)}/cancel/`,
  bookingsCsv: (values: Readonly<Record<string, string | undefined>> = {}) =>
    `/api/bookings.csv${query(values)}`,
  /** Bulk operations on meetings. */
  bookingsBulkCancel: '/api/bookings/bulk-cancel/',
  bookingsBulkRestore: '/api/bookings/bulk-restore/',
  /** Meetings that wait for a confirmation by email. */
  unconfirmedMeetings: '/api/unconfirmed-meetings/',
  /** Floods of meetings and inquiries. */
  floods: '/api/floods/',
  /** Weekly hours and host of meetings, with the days off. */
  bookingSettings: (values: Readonly<Record<string, string | undefined>> = {}) =>
    `/api/booking-settings/${query(values)}`,
  bookingDaysOff: '/api/booking-days-off/',
  bookingDayOff: (id: string) => `/api/booking-days-off/${encodeURIComponent(id)}/`,
  /** Changes the address of an article. The old address then redirects to the new one. */
  blogAddress: (id: string) => `/api/blogs/${encodeURIComponent(id)}/address/`,
  caseStudyAddress: (id: string) => `/api/case-studies/${encodeURIComponent(id)}/address/`,
  /** Unpublished changes of an article. */
  blogDraft: (id: string) => `/api/blogs/${encodeURIComponent(id)}/draft/`,
  caseStudyDraft: (id: string) => `/api/case-studies/${encodeURIComponent(id)}/draft/`,
  /** Documents that link to an article. */
  blogReferrers: (id: string) => `/api/blogs/${encodeURIComponent(id)}/referrers/`,
  caseStudyReferrers: (id: string) => `/api/case-studies/${encodeURIComponent(id)}/referrers/`,
  /** Fixed selections of articles, and bulk runs on the server. */
  articleSelections: '/api/article-selections/',
  articleRuns: '/api/article-runs/',
  articleRun: (id: string) => `/api/article-runs/${encodeURIComponent(id)}/`,
  articleRunStop: (id: string) => `/api/article-runs/${encodeURIComponent(id)}/stop/`,
  articleRunUndo: (id: string) => `/api/article-runs/${encodeURIComponent(id)}/undo/`,
  redirects: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/redirects/${query(values)}`,
  redirect: (id: string) => `/api/redirects/${encodeURIComponent(id)}/`,
  /** Addresses that visitors request although they have no page. */
  missedAddresses: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/missed-addresses/${query(values)}`,
  missedAddress: (id: string) => `/api/missed-addresses/${encodeURIComponent(id)}/`,
  /** Issued reports, by number. */
  reports: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/reports/${query(values)}`,
  report: (number: string) => `/api/reports/${encodeURIComponent(number)}/`,
  reportWithdraw: (number: string) => `/api/reports/${encodeURIComponent(number)}/withdraw/`,
  questions: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/questions/${query(values)}`,
  question: (id: string) => `/api/questions/${encodeURIComponent(id)}/`,
  questionUndo: (id: string) => `/api/questions/${encodeURIComponent(id)}/undo/`,
  /** Export of all data that is stored for an email address. */
  personExport: '/api/people/export/',
  personErase: '/api/people/erase/',
  /** Emails and webhook deliveries that wait to be sent or have failed. */
  mail: '/api/mail/',
  mailRetry: (id: string) => `/api/mail/${encodeURIComponent(id)}/retry/`,
  mailGiveUp: (id: string) => `/api/mail/${encodeURIComponent(id)}/give-up/`,
  visitsCsv: (values: Readonly<Record<string, number | undefined>> = {}) =>
    `/api/visits.csv${query(values)}`,
  /** Live channel: a WebSocket, or server-sent events if WebSockets fail. */
  events: '/api/events/',
  eventsOf: (id: string) => `/api/events/${encodeURIComponent(id)}/`,
  /** Checks if the site accepts the origin of a page as its own. */
  connection: (values: Readonly<Record<string, string | undefined>> = {}) =>
    `/api/connection/${query(values)}`,
  /** Contradictions between the settings ORIGIN and TRUST_PROXY and the requests of administrators. */
  proxyWarnings: '/api/proxy-warnings/',
  proxyWarningsHide: '/api/proxy-warnings/hide/',
} as const
