import { expect, test } from 'vitest'
import { lakePaths } from './lake-paths.ts'
import { apiPaths, healthPaths, paths } from './paths.ts'
import { staffApiPaths } from './staff-api-paths.ts'

/** Arguments for each function that returns an address: the minimum, and a complete set. */
const EXAMPLES: Readonly<Record<string, readonly unknown[][]>> = {
  list: [[], [{ page: 2, filter: 'due diligence' }]],
  id: [['a/b']],
  query: [[], [{ page: 2, category: undefined, search: 'a&b' }]],
  search: [[], [{ text: 'a&b', kind: 'service', page: 2, isExact: true }]],
  entries: [['opening'], ['author', { page: 2, search: 'a&b' }]],
  entry: [['category', 'a/b']],
  publicQuery: [['blogList', 'v1', { from: 0, category: null, search: undefined }]],
}
const KINDS: Readonly<Record<string, keyof typeof EXAMPLES>> = {
  'paths.blogs': 'list',
  'paths.caseStudies': 'list',
  'paths.cmsBlogs': 'list',
  'paths.cmsCaseStudies': 'list',
  'paths.search': 'search',
  'apiPaths.search': 'query',
  'apiPaths.blogs': 'query',
  'apiPaths.caseStudies': 'query',
  'apiPaths.related': 'query',
  'apiPaths.bookings': 'query',
  'staffApiPaths.bookingSettings': 'query',
  'staffApiPaths.questions': 'query',
  'staffApiPaths.entries': 'entries',
  'staffApiPaths.entry': 'entry',
  'staffApiPaths.entryReferrers': 'entry',
  'apiPaths.visits': 'query',
  'staffApiPaths.visitsCsv': 'query',
  'lakePaths.publicQuery': 'publicQuery',
}

test('the addresses of the product match the snapshot', () => {
  const lines = Object.entries({ paths, apiPaths, staffApiPaths, lakePaths, healthPaths }).flatMap(
    ([group, addresses]) =>
      Object.entries(addresses).flatMap(([name, address]) => {
        const label = `${group}.${name}`
        if (typeof address === 'string') return [`${label}  ${address}`]
        // The cast is correct: EXAMPLES contains matching arguments for each function.
        const build = address as (...given: readonly unknown[]) => string
        return (EXAMPLES[KINDS[label] ?? 'id'] ?? []).map((given) => `${label}  ${build(...given)}`)
      }),
  )
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "paths.home  /
    paths.about  /about
    paths.whatWeOffer  /what-we-offer
    paths.industries  /industries
    paths.services  /services
    paths.servicesOfLine  /services?line=a%2Fb
    paths.solutions  /solutions
    paths.partners  /partners
    paths.clients  /clients
    paths.careers  /careers
    paths.opening  /careers#a%2Fb
    paths.contact  /contact
    paths.contactAbout  /contact?service=a%2Fb
    paths.contactMessage  /contact#field-message
    paths.meeting  /contact?service=a%2Fb#meeting
    paths.proposal  /partners#proposal
    paths.inquiryReceived  /contact/received/a%2Fb
    paths.booking  /booking?service=a%2Fb
    paths.meetingBooked  /booking/manage/a%2Fb
    paths.meetingMove  /booking/manage/a%2Fb/move
    paths.meetingCancel  /booking/manage/a%2Fb/cancel
    paths.meetingInvitation  /booking/manage/a%2Fb/meeting.ics
    paths.meetingUnconfirmed  /booking/unconfirmed/a%2Fb
    paths.meetingConfirm  /booking/confirm/a%2Fb
    paths.bookingWidget  /booking/widget.js
    paths.privacyPolicy  /privacy-policy
    paths.cookies  /cookies
    paths.cookieSettings  /cookie-settings
    paths.usNotice  /us-consumer-notice
    paths.accessibility  /accessibility
    paths.trust  /trust
    paths.candidates  /candidates
    paths.caseReport  /candidates/report
    paths.caseCorrection  /candidates/correction
    paths.caseComplaint  /candidates/complaint
    paths.caseReceived  /candidates/received/a%2Fb
    paths.caseStatus  /candidates/status
    paths.search  /search
    paths.search  /search?q=a%26b&kind=service&page=2&exact=1
    paths.verify  /verify
    paths.verifyNumber  /verify/a%2Fb
    paths.sampleReport  /samples/a%2Fb.pdf
    paths.glossary  /glossary
    paths.term  /glossary#a%2Fb
    paths.turnaround  /services#turnaround
    paths.styleguide  /styleguide
    paths.solution  /solutions/a%2Fb
    paths.industry  /industries/a%2Fb
    paths.service  /a%2Fb
    paths.landing  /a%2Fb
    paths.blogs  /blogs
    paths.blogs  /blogs/category/due%20diligence?page=2
    paths.blog  /blogs/a%2Fb
    paths.blogCategory  /blogs/category/a%2Fb
    paths.blogTag  /blogs/tag/a%2Fb
    paths.author  /authors/a%2Fb
    paths.caseStudies  /case-studies
    paths.caseStudies  /case-studies?industry=due+diligence&page=2
    paths.caseStudy  /case-studies/a%2Fb
    paths.cmsBlogs  /sanity/blogs
    paths.cmsBlogs  /sanity/blogs?category=due+diligence&page=2
    paths.cmsBlog  /sanity/blogs/a%2Fb
    paths.cmsCaseStudies  /sanity/case-studies
    paths.cmsCaseStudies  /sanity/case-studies?industry=due+diligence&page=2
    paths.cmsCaseStudy  /sanity/case-studies/a%2Fb
    paths.admin  /admin
    paths.adminReset  /admin/reset
    paths.adminBlogs  /admin/BlogManagement
    paths.adminBlog  /admin/BlogManagement/a%2Fb
    paths.adminCaseStudies  /admin/CaseStudyManagement
    paths.adminCaseStudy  /admin/CaseStudyManagement/a%2Fb
    paths.adminImages  /admin/images
    paths.adminImage  /admin/images?image=a%2Fb
    paths.adminImageTest  /admin/cloudinary-test
    paths.adminUsers  /admin/users
    paths.adminOutbox  /admin/outbox
    paths.adminTrash  /admin/trash
    paths.adminVisits  /admin/visits?days=a%2Fb
    paths.adminLeads  /admin/leads
    paths.adminLead  /admin/leads/a%2Fb
    paths.adminCases  /admin/cases
    paths.adminCase  /admin/cases/a%2Fb
    paths.adminReports  /admin/reports
    paths.adminReport  /admin/reports/a%2Fb
    paths.adminReportIssue  /admin/reports/issue?replaces=a%2Fb
    paths.adminBookings  /admin/bookings
    paths.adminBooking  /admin/bookings/a%2Fb
    paths.adminQuestions  /admin/questions
    paths.adminPages  /admin/pages
    paths.adminRedirects  /admin/redirects
    paths.adminOpenings  /admin/openings
    paths.adminOpening  /admin/openings/a%2Fb
    paths.adminAuthors  /admin/authors
    paths.adminAuthor  /admin/authors/a%2Fb
    paths.adminCategories  /admin/categories
    paths.adminCategory  /admin/categories/a%2Fb
    paths.adminHealth  /admin/health
    paths.adminLog  /admin/log
    paths.adminAccount  /admin/account
    paths.signIn  /admin?next=a%2Fb
    paths.apiTest  /api-test
    paths.studio  /studio
    paths.studioEdit  /studio/intent/edit/id=undefined;type=undefined/
    paths.studioSettings  /studio/settings.json
    apiPaths.base  /api
    apiPaths.blogs  /api/blogs/
    apiPaths.blogs  /api/blogs/?page=2&search=a%26b
    apiPaths.blog  /api/blogs/a%2Fb/
    apiPaths.blogCategories  /api/blog-categories/
    apiPaths.caseStudies  /api/case-studies/
    apiPaths.caseStudies  /api/case-studies/?page=2&search=a%26b
    apiPaths.caseStudy  /api/case-studies/a%2Fb/
    apiPaths.caseStudyIndustries  /api/case-study-industries/
    apiPaths.browserErrors  /api/browser-errors/
    apiPaths.related  /api/related/
    apiPaths.related  /api/related/?page=2&search=a%26b
    apiPaths.openings  /api/openings/
    apiPaths.planningRanges  /api/planning-ranges/
    apiPaths.page  /api/pages/a%2Fb/undefined/
    apiPaths.contact  /api/contact/
    apiPaths.partnership  /api/partnership/
    apiPaths.cases  /api/cases/?0=a&1=%2F&2=b
    apiPaths.caseDeadlines  /api/case-deadlines/
    apiPaths.caseStatus  /api/case-status/
    apiPaths.verify  /api/verify/a%2Fb/
    apiPaths.bookingSlots  /api/booking-slots/
    apiPaths.bookings  /api/bookings/
    apiPaths.bookings  /api/bookings/?page=2&search=a%26b
    apiPaths.meeting  /api/meetings/a%2Fb/
    apiPaths.meetingMove  /api/meetings/a%2Fb/move/
    apiPaths.meetingCancel  /api/meetings/a%2Fb/cancel/
    apiPaths.meetingConfirmation  /api/meeting-confirmations/a%2Fb/
    apiPaths.search  /api/search/
    apiPaths.search  /api/search/?page=2&search=a%26b
    apiPaths.searchSuggestions  /api/search-suggestions/?q=a%2Fb
    apiPaths.assistant  /api/assistant/
    apiPaths.assistantFeedback  /api/assistant/feedback/
    apiPaths.visits  /api/visits/
    apiPaths.visits  /api/visits/?page=2&search=a%26b
    apiPaths.speed  /api/speed/
    apiPaths.consentReceipts  /api/consent-receipts/
    staffApiPaths.login  /api/auth/login/
    staffApiPaths.validate  /api/auth/validate/
    staffApiPaths.logout  /api/auth/logout/
    staffApiPaths.resetPassword  /api/auth/reset/
    staffApiPaths.ownPassword  /api/auth/password/
    staffApiPaths.sessions  /api/auth/sessions/
    staffApiPaths.session  /api/auth/sessions/a%2Fb/
    staffApiPaths.tokens  /api/auth/tokens/
    staffApiPaths.token  /api/auth/tokens/a%2Fb/
    staffApiPaths.users  /api/users/
    staffApiPaths.user  /api/users/a%2Fb/
    staffApiPaths.userReset  /api/users/a%2Fb/reset/
    staffApiPaths.studioSession  /api/auth/studio/
    staffApiPaths.authors  /api/authors/
    staffApiPaths.categories  /api/categories/
    staffApiPaths.images  /api/images/?0=a&1=%2F&2=b
    staffApiPaths.image  /api/images/a%2Fb/
    staffApiPaths.imageUses  /api/images/a%2Fb/uses/
    staffApiPaths.imageReplace  /api/images/a%2Fb/replace/
    staffApiPaths.imagesSign  /api/images/sign/
    staffApiPaths.imagesUpload  /api/images/upload/?0=a&1=%2F&2=b
    staffApiPaths.imagesBulk  /api/images/bulk/
    staffApiPaths.imagesOrder  /api/images/order/
    staffApiPaths.knownPath  /api/known-paths/?0=a&1=%2F&2=b
    staffApiPaths.overview  /api/overview/
    staffApiPaths.logs  /api/logs/?0=a&1=%2F&2=b
    staffApiPaths.presence  /api/presence/?0=a&1=%2F&2=b
    staffApiPaths.openapi  /api/openapi.json
    staffApiPaths.healthChecks  /api/health-checks/
    staffApiPaths.testMail  /api/health-checks/test-mail/
    staffApiPaths.outbox  /api/outbox/
    staffApiPaths.outboxResolve  /api/outbox/a%2Fb/resolve/
    staffApiPaths.sitePages  /api/site-pages/?0=a&1=%2F&2=b
    staffApiPaths.entries  /api/entries/openings/
    staffApiPaths.entries  /api/entries/authors/?page=2&search=a%26b
    staffApiPaths.entry  /api/entries/categories/a%2Fb/
    staffApiPaths.entryReferrers  /api/entries/categories/a%2Fb/referrers/
    staffApiPaths.trash  /api/trash/?0=a&1=%2F&2=b
    staffApiPaths.trashed  /api/trash/a%2Fb/
    staffApiPaths.trashUndo  /api/trash/a%2Fb/undo/
    staffApiPaths.trashRestore  /api/trash/a%2Fb/restore/
    staffApiPaths.leads  /api/leads/?0=a&1=%2F&2=b
    staffApiPaths.leadCounts  /api/lead-counts/
    staffApiPaths.leadsCsv  /api/leads.csv?0=a&1=%2F&2=b
    staffApiPaths.leadsBulk  /api/leads/bulk/
    staffApiPaths.leadSelections  /api/lead-selections/
    staffApiPaths.lead  /api/leads/a%2Fb/
    staffApiPaths.leadNotes  /api/leads/a%2Fb/notes/
    staffApiPaths.leadNote  /api/leads/a%2Fb/notes/undefined/
    staffApiPaths.caseCounts  /api/case-counts/
    staffApiPaths.case  /api/cases/a%2Fb/
    staffApiPaths.caseErase  /api/cases/a%2Fb/erase/
    staffApiPaths.booking  /api/bookings/a%2Fb/
    staffApiPaths.bookingMove  /api/bookings/a%2Fb/move/
    staffApiPaths.bookingCancel  /api/bookings/a%2Fb/cancel/
    staffApiPaths.bookingsCsv  /api/bookings.csv?0=a&1=%2F&2=b
    staffApiPaths.bookingsBulkCancel  /api/bookings/bulk-cancel/
    staffApiPaths.bookingsBulkRestore  /api/bookings/bulk-restore/
    staffApiPaths.unconfirmedMeetings  /api/unconfirmed-meetings/
    staffApiPaths.floods  /api/floods/
    staffApiPaths.bookingSettings  /api/booking-settings/
    staffApiPaths.bookingSettings  /api/booking-settings/?page=2&search=a%26b
    staffApiPaths.bookingDaysOff  /api/booking-days-off/
    staffApiPaths.bookingDayOff  /api/booking-days-off/a%2Fb/
    staffApiPaths.blogAddress  /api/blogs/a%2Fb/address/
    staffApiPaths.caseStudyAddress  /api/case-studies/a%2Fb/address/
    staffApiPaths.blogDraft  /api/blogs/a%2Fb/draft/
    staffApiPaths.caseStudyDraft  /api/case-studies/a%2Fb/draft/
    staffApiPaths.blogReferrers  /api/blogs/a%2Fb/referrers/
    staffApiPaths.caseStudyReferrers  /api/case-studies/a%2Fb/referrers/
    staffApiPaths.articleSelections  /api/article-selections/
    staffApiPaths.articleRuns  /api/article-runs/
    staffApiPaths.articleRun  /api/article-runs/a%2Fb/
    staffApiPaths.articleRunStop  /api/article-runs/a%2Fb/stop/
    staffApiPaths.articleRunUndo  /api/article-runs/a%2Fb/undo/
    staffApiPaths.redirects  /api/redirects/?0=a&1=%2F&2=b
    staffApiPaths.redirect  /api/redirects/a%2Fb/
    staffApiPaths.missedAddresses  /api/missed-addresses/?0=a&1=%2F&2=b
    staffApiPaths.missedAddress  /api/missed-addresses/a%2Fb/
    staffApiPaths.reports  /api/reports/?0=a&1=%2F&2=b
    staffApiPaths.report  /api/reports/a%2Fb/
    staffApiPaths.reportWithdraw  /api/reports/a%2Fb/withdraw/
    staffApiPaths.questions  /api/questions/
    staffApiPaths.questions  /api/questions/?page=2&search=a%26b
    staffApiPaths.question  /api/questions/a%2Fb/
    staffApiPaths.questionUndo  /api/questions/a%2Fb/undo/
    staffApiPaths.personExport  /api/people/export/
    staffApiPaths.personErase  /api/people/erase/
    staffApiPaths.mail  /api/mail/
    staffApiPaths.mailRetry  /api/mail/a%2Fb/retry/
    staffApiPaths.mailGiveUp  /api/mail/a%2Fb/give-up/
    staffApiPaths.visitsCsv  /api/visits.csv
    staffApiPaths.visitsCsv  /api/visits.csv?page=2&search=a%26b
    staffApiPaths.events  /api/events/
    staffApiPaths.eventsOf  /api/events/a%2Fb/
    staffApiPaths.connection  /api/connection/?0=a&1=%2F&2=b
    staffApiPaths.proxyWarnings  /api/proxy-warnings/
    staffApiPaths.proxyWarningsHide  /api/proxy-warnings/hide/
    lakePaths.base  /lake
    lakePaths.publicQuery  /lake/public/blogList/v1?%24from=0&%24category=null
    healthPaths.live  /healthz
    healthPaths.ready  /readyz
    healthPaths.metrics  /metrics"
  `)
})
