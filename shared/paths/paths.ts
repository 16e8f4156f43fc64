/**
 * All URLs of the product, except the REST operations for staff in `staff-api-paths.ts`. No other code contains a literal URL of the
 * product.
 */
import type { Family } from '../engraving/family-names.ts'
import type { PlateMark } from '../engraving/relief/plate-mark.ts'
import type { Theme } from '../engraving/palette.ts'
import type { SealLook } from '../engraving/seal-look.ts'
import { detail, list, type ListPlace, paged, type SearchPlace } from './list-paths.ts'
import { query } from './query-text.ts'

/** Name of the URL parameter for a line of work on the page with all services. */
export const SERVICES_FILTER = 'line'

/** Name of the URL parameter for the subject of the contact form. */
export const SUBJECT_PARAMETER = 'service'

/** Name of the URL parameter for the checks and places of the turnaround planner. */
export const LIST_PARAMETER = 'list'

/** Folder of the sample reports. */
export const SAMPLES = '/samples'

/** Paths of pages. Lists have a page number and a filter, pages of one document have a slug or a document id. */
export const paths = {
  home: '/',
  about: '/about',
  whatWeOffer: '/what-we-offer',
  industries: '/industries',
  services: '/services',
  /** Page with all services, filtered by one line of work. */
  servicesOfLine: (line: string) => `/services${query({ [SERVICES_FILTER]: line })}`,
  solutions: '/solutions',
  partners: '/partners',
  clients: '/clients',
  careers: '/careers',
  /** Job opening on the careers page. */
  opening: (slug: string) => `/careers#${encodeURIComponent(slug)}`,
  contact: '/contact',
  /**
   * Contact form with a preselected subject: the slug of a service, or `line:` and the slug of a line of work. `list` contains checks and
   * places from the turnaround planner.
   */
  contactAbout: (service?: string, list?: string) =>
    `/contact${query({ [SUBJECT_PARAMETER]: service, [LIST_PARAMETER]: list })}`,
  /** Contact form, scrolled to the message field. */
  contactMessage: '/contact#field-message',
  /** Section about meetings on the contact page. The subject of the linking page is preselected. */
  meeting: (service?: string) => `/contact${query({ [SUBJECT_PARAMETER]: service })}#meeting`,
  /** Form for proposing a partnership. */
  proposal: '/partners#proposal',
  /** Confirmation page of a form, by a signed key that only the sender has. */
  inquiryReceived: (key: string) => `/contact/received/${encodeURIComponent(key)}`,
  /** Booking page. The subject of the linking page is preselected. */
  booking: (service?: string) => `/booking${query({ [SUBJECT_PARAMETER]: service })}`,
  /** Page of a booked meeting, and the pages of its actions, by a signed key that only the visitor has. */
  meetingBooked: (key: string) => `/booking/manage/${encodeURIComponent(key)}`,
  meetingMove: (key: string) => `/booking/manage/${encodeURIComponent(key)}/move`,
  meetingCancel: (key: string) => `/booking/manage/${encodeURIComponent(key)}/cancel`,
  /** Calendar file of the meeting. */
  meetingInvitation: (key: string) => `/booking/manage/${encodeURIComponent(key)}/meeting.ics`,
  /** Page of an unconfirmed meeting, by a signed key, and the page that confirms it, by the key in the email. */
  meetingUnconfirmed: (key: string) => `/booking/unconfirmed/${encodeURIComponent(key)}`,
  meetingConfirm: (key: string) => `/booking/confirm/${encodeURIComponent(key)}`,
  /** Script that embeds the booking page. */
  bookingWidget: '/booking/widget.js',
  privacyPolicy: '/privacy-policy',
  cookies: '/cookies',
  cookieSettings: '/cookie-settings',
  /** Notice to consumers in the United States. */
  usNotice: '/us-consumer-notice',
  accessibility: '/accessibility',
  trust: '/trust',
  /** Page for candidates, the people who are checked. */
  candidates: '/candidates',
  /** Forms for candidates. */
  caseReport: '/candidates/report',
  caseCorrection: '/candidates/correction',
  caseComplaint: '/candidates/complaint',
  /** Confirmation page of a case, by a signed key that only the sender has. */
  caseReceived: (key: string) => `/candidates/received/${encodeURIComponent(key)}`,
  /** Page on which candidates look up the state of a case. */
  caseStatus: '/candidates/status',
  /** Search of the site. Default values are not part of the URL: page 1, all kinds, and a search that is not exact. */
  search: ({ text, kind, page = 1, isExact = false }: SearchPlace = {}) =>
    `/search${query({ q: text, kind, page: page > 1 ? page : undefined, exact: isExact ? 1 : undefined })}`,
  /** Page that verifies a report, by file or by number. */
  verify: '/verify',
  /** State of a report, by its number. */
  verifyNumber: detail('/verify'),
  /** Sample report of a service as a PDF. */
  sampleReport: (slug: string) => `${SAMPLES}/${encodeURIComponent(slug)}.pdf`,
  glossary: '/glossary',
  /** Glossary entry, by its id. */
  term: (id: string) => `/glossary#${encodeURIComponent(id)}`,
  /** Durations of checks, by country. */
  turnaround: '/services#turnaround',
  /** Design system on one page; development only. */
  styleguide: '/styleguide',
  solution: detail('/solutions'),
  industry: detail('/industries'),
  /** Service page. Its path has one segment. */
  service: (slug: string) => `/${encodeURIComponent(slug)}`,
  /** Landing page. Its path has one segment, like that of a service page. */
  landing: (slug: string) => `/${encodeURIComponent(slug)}`,
  /** List of posts. Categories have pages of their own. */
  blogs: ({ page, filter }: ListPlace = {}) =>
    filter === undefined
      ? paged('/blogs', page)
      : paged(`/blogs/category/${encodeURIComponent(filter)}`, page),
  blog: detail('/blogs'),
  /** Posts of a category, by its slug. */
  blogCategory: detail('/blogs/category'),
  /** Posts with a tag. The tag is in lower case. */
  blogTag: (tag: string, page?: number) => paged(`/blogs/tag/${encodeURIComponent(tag)}`, page),
  /** Posts of an author, by the id of the author's document. */
  author: (id: string, page?: number) => paged(`/authors/${encodeURIComponent(id)}`, page),
  caseStudies: list('/case-studies', 'industry'),
  caseStudy: detail('/case-studies'),
  cmsBlogs: list('/sanity/blogs', 'category'),
  cmsBlog: detail('/sanity/blogs'),
  cmsCaseStudies: list('/sanity/case-studies', 'industry'),
  cmsCaseStudy: detail('/sanity/case-studies'),
  admin: '/admin',
  /** Page that a one-time link opens to set a password. The secret of the link is in the fragment. */
  adminReset: '/admin/reset',
  adminBlogs: '/admin/BlogManagement',
  adminBlog: detail('/admin/BlogManagement'),
  adminCaseStudies: '/admin/CaseStudyManagement',
  adminCaseStudy: detail('/admin/CaseStudyManagement'),
  adminImages: '/admin/images',
  /** Image library with the details of one picture open. */
  adminImage: (id: string) => `/admin/images${query({ image: id })}`,
  /** Test page for calls of the image host. */
  adminImageTest: '/admin/cloudinary-test',
  adminUsers: '/admin/users',
  adminOutbox: '/admin/outbox',
  adminTrash: '/admin/trash',
  /** Statistics of page views by visitors who have given consent. */
  adminVisits: (days?: number) => `/admin/visits${query({ days })}`,
  adminLeads: '/admin/leads',
  adminLead: detail('/admin/leads'),
  adminCases: '/admin/cases',
  adminCase: detail('/admin/cases'),
  adminReports: '/admin/reports',
  adminReport: detail('/admin/reports'),
  /** Form that issues a report. The report can replace an earlier one. */
  adminReportIssue: (replaces?: string) => `/admin/reports/issue${query({ replaces })}`,
  adminBookings: '/admin/bookings',
  adminBooking: detail('/admin/bookings'),
  /** Questions that the assistant could not answer. */
  adminQuestions: '/admin/questions',
  /** Redirects, and addresses that visitors request although they have no page. */
  adminPages: '/admin/pages',
  adminRedirects: '/admin/redirects',
  adminOpenings: '/admin/openings',
  adminOpening: detail('/admin/openings'),
  adminAuthors: '/admin/authors',
  adminAuthor: detail('/admin/authors'),
  adminCategories: '/admin/categories',
  adminCategory: detail('/admin/categories'),
  /** Checks of the installation. */
  adminHealth: '/admin/health',
  /** Server log. */
  adminLog: '/admin/log',
  /** Password and sessions of the current user. */
  adminAccount: '/admin/account',
  /** Sign-in page. `next` is the page to open afterwards. */
  signIn: (next?: string) => `/admin${query({ next })}`,
  apiTest: '/api-test',
  studio: '/studio',
  /** Form of a document in the Studio. `id` is the id of the published document. */
  studioEdit: ({ type, id }: { readonly type: string; readonly id: string }) =>
    `/studio/intent/edit/id=${encodeURIComponent(id)};type=${encodeURIComponent(type)}/`,
  /** Settings that the Studio loads before it starts: {@link studioSettings} of `shared/contracts/studio-settings.ts`. */
  studioSettings: '/studio/settings.json',
} as const

/** Forms for candidates, by kind. */
export const caseFormPaths = {
  report: paths.caseReport,
  correction: paths.caseCorrection,
  complaint: paths.caseComplaint,
} as const

/**
 * REST operations for pages of visitors. Operations for staff only are in `staff-api-paths.ts`, because a bundle contains a complete object
 * as soon as it uses one of its fields. Trailing slashes are those of the specification; the server also accepts paths without them.
 */
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
  /** Errors on pages: the reports of browsers, and the list for staff. */
  browserErrors: '/api/browser-errors/',
  /** Articles related to a catalogue page, by its kind and slug. */
  related: (values: Readonly<Record<string, string | undefined>> = {}) =>
    `/api/related/${query(values)}`,
  openings: '/api/openings/',
  planningRanges: '/api/planning-ranges/',
  /** Texts of a fixed page, by its kind and slug. */
  page: (kind: string, slug: string) =>
    `/api/pages/${encodeURIComponent(kind)}/${encodeURIComponent(slug)}/`,
  contact: '/api/contact/',
  partnership: '/api/partnership/',
  /** Cases of candidates: submitting a case, previewing its deadline, and looking up its state. */
  cases: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/cases/${query(values)}`,
  caseDeadlines: '/api/case-deadlines/',
  caseStatus: '/api/case-status/',
  /** State and fingerprints of a report, by its number. */
  verify: (number: string) => `/api/verify/${encodeURIComponent(number)}/`,
  /** Free times for a meeting. */
  bookingSlots: '/api/booking-slots/',
  bookings: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/bookings/${query(values)}`,
  /** Meeting, by a signed key that only its visitor has. */
  meeting: (key: string) => `/api/meetings/${encodeURIComponent(key)}/`,
  meetingMove: (key: string) => `/api/meetings/${encodeURIComponent(key)}/move/`,
  meetingCancel: (key: string) => `/api/meetings/${encodeURIComponent(key)}/cancel/`,
  /** Confirms a meeting, by the signed key in the email. */
  meetingConfirmation: (key: string) => `/api/meeting-confirmations/${encodeURIComponent(key)}/`,
  /** Search of the site, and suggestions while a visitor types. */
  search: (values: Readonly<Record<string, string | number | undefined>> = {}) =>
    `/api/search/${query(values)}`,
  searchSuggestions: (text?: string) => `/api/search-suggestions/${query({ q: text })}`,
  /** Questions to the assistant. */
  assistant: '/api/assistant/',
  assistantFeedback: '/api/assistant/feedback/',
  /** Page views: recording a view, reading the statistics, and exporting them as CSV. */
  visits: (values: Readonly<Record<string, number | undefined>> = {}) =>
    `/api/visits/${query(values)}`,
  /** Measurements of the speed of pages. */
  speed: '/api/speed/',
  /** Receipts of consents. */
  consentReceipts: '/api/consent-receipts/',
} as const

/** Liveness, readiness and metrics. */
export const healthPaths = { live: '/healthz', ready: '/readyz', metrics: '/metrics' } as const

/** Files whose names contain no hash of the build. */
export const assetPaths = {
  loadingWebm: '/assets/loading.webm',
  loadingMp4: '/assets/loading.mp4',
  /** Picture of the loading state. A WebP file with the same name exists for browsers that support WebP. */
  loadingPoster: '/assets/loading.png',
} as const

/** Part of an engraving's address that represents a parameter without a value. The value of the family then applies. */
export const OWN = 'own'

/** Suffix of the names of smaller files for phones. */
export const PHONE = 'phone'

/** Object and colour of a relief plate. The mark of the page determines the object; default: the object of the family. */
export interface PlateLook {
  readonly family: Family
  readonly mark?: PlateMark | undefined
}

/** Files with engravings in the colours of a theme: `/engravings/seal/screening/0/own/light.svg`. */
export const engravingPaths = {
  pattern: '/engravings/:kind/:family/:seed/:mark/:file',
  platePattern: '/engravings/plates/:family/:mark/:file',
  plate: ({ family, mark }: PlateLook, theme: Theme, format: 'avif' | 'webp') =>
    `/engravings/plates/${family}/${mark ?? OWN}/${theme}.${format}`,
  phonePlate: ({ family, mark }: PlateLook, theme: Theme) =>
    `/engravings/plates/${family}/${mark ?? OWN}/${theme}-${PHONE}.avif`,
  seal: ({ kind, family, seed, mark }: SealLook, theme: Theme) =>
    `/engravings/${kind}/${family}/${seed}/${mark ?? OWN}/${theme}.svg`,
} as const

/** Files at well-known addresses for browsers, search engines and social networks. */
export const wellKnownPaths = {
  openGraph: '/OpenGraph_Info.json',
  /** Contact for security reports (RFC 9116). */
  security: '/.well-known/security.txt',
  sitemap: '/sitemap.xml',
  /** One part of a sitemap that is too large for a single file. `part` starts at 1. */
  sitemapPart: (part: number) => `/sitemap-${part}.xml`,
  robots: '/robots.txt',
  /** Summary of the site for language models (llmstxt.org). */
  llms: '/llms.txt',
  favicon: '/favicon.ico',
  manifest: '/site.webmanifest',
  icon: '/assets/icon.svg',
  /** Square PNGs of the logo, by size in pixels. */
  iconOfSize: (side: 180 | 192 | 512) => `/icon-${side}.png`,
  /** Social image of the public page at `path`. */
  social: (path: string) => `/social${path === '/' ? '/home' : path}.png`,
} as const
