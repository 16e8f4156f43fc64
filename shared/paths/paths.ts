/** Every URL of the product, but for the REST operations of staff in `staff-api-paths.ts`. Nothing else in the repository spells one out. */
import type { Theme } from '../engraving/palette.ts'
import type { SealLook } from '../engraving/seal-look.ts'
import { query } from './query-text.ts'

/** The parameter that names a line of work in the index of services. */
export const SERVICES_FILTER = 'line'

/** The parameter of the contact form's address that names a subject. */
export const SUBJECT_PARAMETER = 'service'

/** Which page of a list, and its filter. `page` counts from 1; page 1 is left out of the URL. */
export interface ListPlace {
  readonly page?: number
  readonly filter?: string | undefined
}

const list =
  (base: string, filterName: string) =>
  (place: ListPlace = {}) =>
    base +
    query({
      [filterName]: place.filter,
      page: place.page !== undefined && place.page > 1 ? place.page : undefined,
    })

const detail = (base: string) => (id: string) => `${base}/${encodeURIComponent(id)}`

/** Pages. Lists are built with their page and filter, details with a slug or a document id. */
export const paths = {
  home: '/',
  about: '/about',
  whatWeOffer: '/what-we-offer',
  industries: '/industries',
  services: '/services',
  /** The index of services, those of one line of work alone. */
  servicesOfLine: (line: string) => `/services${query({ [SERVICES_FILTER]: line })}`,
  solutions: '/solutions',
  partners: '/partners',
  clients: '/clients',
  careers: '/careers',
  /** An open position, on the page of all of them. */
  opening: (slug: string) => `/careers#${encodeURIComponent(slug)}`,
  contact: '/contact',
  /** The contact form with its subject chosen: the slug of a service, or `line:` and that of a line of work. */
  contactAbout: (service?: string) => `/contact${query({ [SUBJECT_PARAMETER]: service })}`,
  /** The field of the contact form that says what is needed. */
  contactMessage: '/contact#field-message',
  /** How to ask for a meeting, with the subject of the page that leads there. */
  meeting: (service?: string) => `/contact${query({ [SUBJECT_PARAMETER]: service })}#meeting`,
  /** The form that proposes a partnership. */
  proposal: '/partners#proposal',
  /** What was sent through a form, by the signed key that only its sender has. */
  inquiryReceived: (key: string) => `/contact/received/${encodeURIComponent(key)}`,
  /** Where a meeting is booked, with the subject of the page that leads there. */
  booking: (service?: string) => `/booking${query({ [SUBJECT_PARAMETER]: service })}`,
  /** A meeting that was booked, by the signed key that only its visitor has; and what can be done with it. */
  meetingBooked: (key: string) => `/booking/manage/${encodeURIComponent(key)}`,
  meetingMove: (key: string) => `/booking/manage/${encodeURIComponent(key)}/move`,
  meetingCancel: (key: string) => `/booking/manage/${encodeURIComponent(key)}/cancel`,
  /** The meeting as a file for calendars. */
  meetingInvitation: (key: string) => `/booking/manage/${encodeURIComponent(key)}/meeting.ics`,
  /** A meeting that waits for its confirmation, by a signed key; and the page that confirms it, by the key in the email. */
  meetingUnconfirmed: (key: string) => `/booking/unconfirmed/${encodeURIComponent(key)}`,
  meetingConfirm: (key: string) => `/booking/confirm/${encodeURIComponent(key)}`,
  /** The script that puts the booking page into another one. */
  bookingWidget: '/booking/widget.js',
  privacyPolicy: '/privacy-policy',
  cookies: '/cookies',
  cookieSettings: '/cookie-settings',
  /** Notice to consumers in the United States. */
  usNotice: '/us-consumer-notice',
  accessibility: '/accessibility',
  trust: '/trust',
  /** For people who were checked, or will be. */
  candidates: '/candidates',
  /** The forms of candidates. */
  caseReport: '/candidates/report',
  caseCorrection: '/candidates/correction',
  caseComplaint: '/candidates/complaint',
  /** Receipt of a case, by a signed key that only its sender has. */
  caseReceived: (key: string) => `/candidates/received/${encodeURIComponent(key)}`,
  /** Page on which candidates look up the state of a case. */
  caseStatus: '/candidates/status',
  glossary: '/glossary',
  /** A term of the glossary, by the id of its entry. */
  term: (id: string) => `/glossary#${encodeURIComponent(id)}`,
  /** How long checks take, by country. */
  turnaround: '/services#turnaround',
  /** The design system on one page; development only. */
  styleguide: '/styleguide',
  solution: detail('/solutions'),
  industry: detail('/industries'),
  /** Service pages are top-level. */
  service: (slug: string) => `/${encodeURIComponent(slug)}`,
  blogs: list('/blogs', 'category'),
  blog: detail('/blogs'),
  caseStudies: list('/case-studies', 'industry'),
  caseStudy: detail('/case-studies'),
  cmsBlogs: list('/sanity/blogs', 'category'),
  cmsBlog: detail('/sanity/blogs'),
  cmsCaseStudies: list('/sanity/case-studies', 'industry'),
  cmsCaseStudy: detail('/sanity/case-studies'),
  admin: '/admin',
  /** Where a one-time link leads; its secret is the fragment. */
  adminReset: '/admin/reset',
  adminBlogs: '/admin/BlogManagement',
  adminBlog: detail('/admin/BlogManagement'),
  adminCaseStudies: '/admin/CaseStudyManagement',
  adminCaseStudy: detail('/admin/CaseStudyManagement'),
  adminImages: '/admin/images',
  /** The library with the details of one picture. */
  adminImage: (id: string) => `/admin/images${query({ image: id })}`,
  /** Tries the calls of the image host. */
  adminImageTest: '/admin/cloudinary-test',
  adminUsers: '/admin/users',
  adminOutbox: '/admin/outbox',
  adminTrash: '/admin/trash',
  /** Which pages were looked at, by those who allow that it is counted. */
  adminVisits: (days?: number) => `/admin/visits${query({ days })}`,
  adminLeads: '/admin/leads',
  adminLead: detail('/admin/leads'),
  adminCases: '/admin/cases',
  adminCase: detail('/admin/cases'),
  adminBookings: '/admin/bookings',
  adminBooking: detail('/admin/bookings'),
  /** Questions that the assistant could not answer. */
  adminQuestions: '/admin/questions',
  /** Old addresses that lead to new ones, and those that visitors ask for in vain. */
  adminRedirects: '/admin/redirects',
  /** The log of the server. */
  adminLog: '/admin/log',
  /** One's own password and sessions. */
  adminAccount: '/admin/account',
  /** The sign-in page, and where it leads on to. */
  signIn: (next?: string) => `/admin${query({ next })}`,
  apiTest: '/api-test',
  studio: '/studio',
  /** What the Studio must know before it starts: {@link studioSettings} of `shared/contracts/studio-settings.ts`. */
  studioSettings: '/studio/settings.json',
} as const

/** The forms of candidates by what they ask for. */
export const caseFormPaths = {
  report: paths.caseReport,
  correction: paths.caseCorrection,
  complaint: paths.caseComplaint,
} as const

/** REST operations that pages of visitors call too. Those of staff alone are in `staff-api-paths.ts`: an object travels whole, with every page.
 * Trailing slashes as in the specification; the server takes both forms. */
export const apiPaths = {
  base: '/api',
  blogs: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/blogs/${query(values)}`,
  blog: (id: string) => `/api/blogs/${encodeURIComponent(id)}/`,
  blogCategories: '/api/blog-categories/',
  caseStudies: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/case-studies/${query(values)}`,
  caseStudy: (id: string) => `/api/case-studies/${encodeURIComponent(id)}/`,
  caseStudyIndustries: '/api/case-study-industries/',
  /** Where pages tell of their errors, and staff read of them. */
  browserErrors: '/api/browser-errors/',
  /** Articles that belong to a page of the catalogue, by its kind and slug. */
  related: (values: Readonly<Record<string, string | undefined>> = {}) =>
    `/api/related/${query(values)}`,
  openings: '/api/openings/',
  contact: '/api/contact/',
  partnership: '/api/partnership/',
  /** Cases of candidates: sending one, its deadline before it is sent, and its state. */
  cases: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/cases/${query(values)}`,
  caseDeadlines: '/api/case-deadlines/',
  caseStatus: '/api/case-status/',
  /** Times at which a meeting can be booked. */
  bookingSlots: '/api/booking-slots/',
  bookings: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/bookings/${query(values)}`,
  /** A meeting, by the signed key that only its visitor has. */
  meeting: (key: string) => `/api/meetings/${encodeURIComponent(key)}/`,
  meetingMove: (key: string) => `/api/meetings/${encodeURIComponent(key)}/move/`,
  meetingCancel: (key: string) => `/api/meetings/${encodeURIComponent(key)}/cancel/`,
  /** Confirms a meeting, by the signed key in the email. */
  meetingConfirmation: (key: string) => `/api/meeting-confirmations/${encodeURIComponent(key)}/`,
  /** Questions to the assistant. */
  assistant: '/api/assistant/',
  assistantFeedback: '/api/assistant/feedback/',
  /** Views of pages: counting one, reading them, and as a file for spreadsheets. */
  visits: (values: Readonly<Record<string, number | undefined>> = {}) =>
    `/api/visits/${query(values)}`,
  /** Where a browser leaves the receipt for a consent. */
  consentReceipts: '/api/consent-receipts/',
} as const

const LAKE = '/lake'

/** The Content Lake's face on this origin. */
export const lakePaths = {
  base: LAKE,
  /** One of the product's own public queries, by name and version; parameters are JSON values prefixed with `$`. */
  publicQuery: (name: string, version: string, params: Readonly<Record<string, unknown>>) =>
    `${LAKE}/public/${name}/${version}${query(
      Object.fromEntries(
        Object.entries(params)
          .filter(([, value]) => value !== undefined)
          .map(([key, value]) => [`$${key}`, JSON.stringify(value)]),
      ),
    )}`,
} as const

/** Liveness and readiness. */
export const healthPaths = { live: '/healthz', ready: '/readyz', metrics: '/metrics' } as const

/** Files that keep their names, unlike those a build makes. */
export const assetPaths = {
  loadingWebm: '/assets/loading.webm',
  loadingMp4: '/assets/loading.mp4',
  /** A WebP of the same name lies beside it, for browsers that show that. */
  loadingPoster: '/assets/loading.png',
} as const

/** Stands in an address for what an engraving has of its own. */
export const OWN = 'own'

/** Engravings as files, in the colours of a theme: `/engravings/seal/screening/own/0/own/light.svg`. */
export const engravingPaths = {
  pattern: '/engravings/:kind/:family/:accent/:seed/:mark/:file',
  seal: ({ kind, family, accent, seed, mark }: SealLook, theme: Theme) =>
    `/engravings/${kind}/${family}/${accent ?? OWN}/${seed}/${mark ?? OWN}/${theme}.svg`,
} as const

/** Files at fixed addresses that browsers, search engines and social networks ask for. */
export const wellKnownPaths = {
  openGraph: '/OpenGraph_Info.json',
  /** Whom to tell of a security fault (RFC 9116). */
  security: '/.well-known/security.txt',
  sitemap: '/sitemap.xml',
  /** One of the parts of a sitemap that is larger than one file may be; counts from 1. */
  sitemapPart: (part: number) => `/sitemap-${part}.xml`,
  robots: '/robots.txt',
  favicon: '/favicon.ico',
  manifest: '/site.webmanifest',
  icon: '/assets/icon.svg',
  /** Square PNGs of the mark, by their side in pixels. */
  iconOfSize: (side: 180 | 192 | 512) => `/icon-${side}.png`,
  /** The social image of the public page at `path`. */
  social: (path: string) => `/social${path === '/' ? '/home' : path}.png`,
} as const
