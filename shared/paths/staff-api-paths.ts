import { query } from './query-text.ts'

/**
 * REST operations that only staff and their tools call. They stand apart from `apiPaths` of `paths.ts`, so that pages of visitors
 * don't carry them; an address is in one of the two.
 */
export const staffApiPaths = {
  login: '/api/auth/login/',
  validate: '/api/auth/validate/',
  logout: '/api/auth/logout/',
  /** Chooses a password by a one-time link. */
  resetPassword: '/api/auth/reset/',
  ownPassword: '/api/auth/password/',
  sessions: '/api/auth/sessions/',
  session: (id: string) => `/api/auth/sessions/${encodeURIComponent(id)}/`,
  users: '/api/users/',
  user: (id: string) => `/api/users/${encodeURIComponent(id)}/`,
  userReset: (id: string) => `/api/users/${encodeURIComponent(id)}/reset/`,
  /** The redirect target of the Studio's sign-in button. */
  studioSession: '/api/auth/studio/',
  /** What staff choose from when they edit. */
  authors: '/api/authors/',
  categories: '/api/categories/',
  /** Pictures, those of the library and those that lie in the CMS. */
  images: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/images/${query(values)}`,
  image: (id: string) => `/api/images/${encodeURIComponent(id)}/`,
  imageUses: (id: string) => `/api/images/${encodeURIComponent(id)}/uses/`,
  imageReplace: (id: string) => `/api/images/${encodeURIComponent(id)}/replace/`,
  imagesSign: '/api/images/sign/',
  /** Puts a picture into the CMS; its name may be said. */
  imagesUpload: (values: Readonly<Record<string, string | undefined>> = {}) =>
    `/api/images/upload/${query(values)}`,
  imagesBulk: '/api/images/bulk/',
  imagesOrder: '/api/images/order/',
  /** Whether a path of this site leads to a page. */
  knownPath: (values: Readonly<Record<string, string | undefined>> = {}) =>
    `/api/known-paths/${query(values)}`,
  overview: '/api/overview/',
  logs: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/logs/${query(values)}`,
  /** Who has which articles open. */
  presence: (values: Readonly<Record<string, string | undefined>> = {}) =>
    `/api/presence/${query(values)}`,
  openapi: '/api/openapi.json',
  outbox: '/api/outbox/',
  outboxResolve: (id: string) => `/api/outbox/${encodeURIComponent(id)}/resolve/`,
  /** Articles that were deleted. */
  trash: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/trash/${query(values)}`,
  trashed: (id: string) => `/api/trash/${encodeURIComponent(id)}/`,
  trashUndo: (id: string) => `/api/trash/${encodeURIComponent(id)}/undo/`,
  trashRestore: (id: string) => `/api/trash/${encodeURIComponent(id)}/restore/`,
  leads: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/leads/${query(values)}`,
  leadCounts: '/api/lead-counts/',
  /** Inquiries as a file for spreadsheets. */
  leadsCsv: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/leads.csv${query(values)}`,
  leadsBulk: '/api/leads/bulk/',
  /** Sets of leads that the server fixes. */
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
  /** Several meetings at once. */
  bookingsBulkCancel: '/api/bookings/bulk-cancel/',
  bookingsBulkRestore: '/api/bookings/bulk-restore/',
  /** Meetings that wait for a confirmation by email. */
  unconfirmedMeetings: '/api/unconfirmed-meetings/',
  /** Floods of meetings and inquiries. */
  floods: '/api/floods/',
  /** Days of the week, hours and who takes meetings; with what is closed besides. */
  bookingSettings: (values: Readonly<Record<string, string | undefined>> = {}) =>
    `/api/booking-settings/${query(values)}`,
  bookingDaysOff: '/api/booking-days-off/',
  bookingDayOff: (id: string) => `/api/booking-days-off/${encodeURIComponent(id)}/`,
  /** Gives an article another address; the old one leads there. */
  blogAddress: (id: string) => `/api/blogs/${encodeURIComponent(id)}/address/`,
  caseStudyAddress: (id: string) => `/api/case-studies/${encodeURIComponent(id)}/address/`,
  /** What is edited of an article and not published yet. */
  blogDraft: (id: string) => `/api/blogs/${encodeURIComponent(id)}/draft/`,
  caseStudyDraft: (id: string) => `/api/case-studies/${encodeURIComponent(id)}/draft/`,
  /** Documents that link to an article. */
  blogReferrers: (id: string) => `/api/blogs/${encodeURIComponent(id)}/referrers/`,
  caseStudyReferrers: (id: string) => `/api/case-studies/${encodeURIComponent(id)}/referrers/`,
  /** Sets of articles, and acts on them that the server does by itself. */
  articleSelections: '/api/article-selections/',
  articleRuns: '/api/article-runs/',
  articleRun: (id: string) => `/api/article-runs/${encodeURIComponent(id)}/`,
  articleRunStop: (id: string) => `/api/article-runs/${encodeURIComponent(id)}/stop/`,
  articleRunUndo: (id: string) => `/api/article-runs/${encodeURIComponent(id)}/undo/`,
  redirects: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/redirects/${query(values)}`,
  redirect: (id: string) => `/api/redirects/${encodeURIComponent(id)}/`,
  /** Addresses that visitors ask for in vain. */
  missedAddresses: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/missed-addresses/${query(values)}`,
  missedAddress: (id: string) => `/api/missed-addresses/${encodeURIComponent(id)}/`,
  questions: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/questions/${query(values)}`,
  question: (id: string) => `/api/questions/${encodeURIComponent(id)}/`,
  questionUndo: (id: string) => `/api/questions/${encodeURIComponent(id)}/undo/`,
  /** Everything under one person's email address. */
  personExport: '/api/people/export/',
  personErase: '/api/people/erase/',
  /** Mails and webhook deliveries that wait or have failed. */
  mail: '/api/mail/',
  mailRetry: (id: string) => `/api/mail/${encodeURIComponent(id)}/retry/`,
  mailGiveUp: (id: string) => `/api/mail/${encodeURIComponent(id)}/give-up/`,
  visitsCsv: (values: Readonly<Record<string, number | undefined>> = {}) =>
    `/api/visits.csv${query(values)}`,
  /** The live channel: a WebSocket, or server-sent events where that fails. */
  events: '/api/events/',
  eventsOf: (id: string) => `/api/events/${encodeURIComponent(id)}/`,
  /** Tells a page whether its origin is one of the site's. */
  connection: (values: Readonly<Record<string, string | undefined>> = {}) =>
    `/api/connection/${query(values)}`,
  /** Contradictions between ORIGIN, TRUST_PROXY and requests. */
  proxyWarnings: '/api/proxy-warnings/',
  proxyWarningsHide: '/api/proxy-warnings/hide/',
} as const
