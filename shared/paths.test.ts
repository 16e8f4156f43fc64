import { expect, test } from 'vitest'
import { apiPaths, healthPaths, lakePaths, paths } from './paths.ts'

/** Every address with the smallest and a full set of what it takes. */
const EXAMPLES: Readonly<Record<string, readonly unknown[][]>> = {
  list: [[], [{ page: 2, filter: 'due diligence' }]],
  id: [['a/b']],
  query: [[], [{ page: 2, category: undefined, search: 'a&b' }]],
  publicQuery: [['blogList', 'v1', { from: 0, category: null, search: undefined }]],
}
const KINDS: Readonly<Record<string, keyof typeof EXAMPLES>> = {
  'paths.blogs': 'list',
  'paths.caseStudies': 'list',
  'paths.cmsBlogs': 'list',
  'paths.cmsCaseStudies': 'list',
  'apiPaths.blogs': 'query',
  'apiPaths.caseStudies': 'query',
  'apiPaths.related': 'query',
  'apiPaths.bookings': 'query',
  'apiPaths.bookingSettings': 'query',
  'apiPaths.questions': 'query',
  'apiPaths.visits': 'query',
  'apiPaths.visitsCsv': 'query',
  'lakePaths.publicQuery': 'publicQuery',
}

test('every address of the product', () => {
  const lines = Object.entries({ paths, apiPaths, lakePaths, healthPaths }).flatMap(
    ([group, addresses]) =>
      Object.entries(addresses).flatMap(([name, address]) => {
        const label = `${group}.${name}`
        if (typeof address === 'string') return [`${label}  ${address}`]
        // What each takes is in the table above, row by row.
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
    paths.bookingWidget  /booking/widget.js
    paths.privacyPolicy  /privacy-policy
    paths.cookies  /cookies
    paths.cookieSettings  /cookie-settings
    paths.accessibility  /accessibility
    paths.styleguide  /styleguide
    paths.solution  /solutions/a%2Fb
    paths.industry  /industries/a%2Fb
    paths.service  /a%2Fb
    paths.blogs  /blogs
    paths.blogs  /blogs?category=due+diligence&page=2
    paths.blog  /blogs/a%2Fb
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
    paths.adminUsers  /admin/users
    paths.adminOutbox  /admin/outbox
    paths.adminVisits  /admin/visits?days=a%2Fb
    paths.adminLeads  /admin/leads
    paths.adminLead  /admin/leads/a%2Fb
    paths.adminBookings  /admin/bookings
    paths.adminBooking  /admin/bookings/a%2Fb
    paths.adminQuestions  /admin/questions
    paths.adminAccount  /admin/account
    paths.signIn  /admin?next=a%2Fb
    paths.apiTest  /api-test
    paths.studio  /studio
    paths.studioSettings  /studio/settings.json
    apiPaths.base  /api
    apiPaths.login  /api/auth/login/
    apiPaths.validate  /api/auth/validate/
    apiPaths.logout  /api/auth/logout/
    apiPaths.resetPassword  /api/auth/reset/
    apiPaths.ownPassword  /api/auth/password/
    apiPaths.sessions  /api/auth/sessions/
    apiPaths.session  /api/auth/sessions/a%2Fb/
    apiPaths.users  /api/users/
    apiPaths.user  /api/users/a%2Fb/
    apiPaths.userReset  /api/users/a%2Fb/reset/
    apiPaths.studioSession  /api/auth/studio/
    apiPaths.blogs  /api/blogs/
    apiPaths.blogs  /api/blogs/?page=2&search=a%26b
    apiPaths.blog  /api/blogs/a%2Fb/
    apiPaths.blogCategories  /api/blog-categories/
    apiPaths.caseStudies  /api/case-studies/
    apiPaths.caseStudies  /api/case-studies/?page=2&search=a%26b
    apiPaths.caseStudy  /api/case-studies/a%2Fb/
    apiPaths.caseStudyIndustries  /api/case-study-industries/
    apiPaths.authors  /api/authors/
    apiPaths.categories  /api/categories/
    apiPaths.assets  /api/assets/?0=a&1=%2F&2=b
    apiPaths.overview  /api/overview/
    apiPaths.logs  /api/logs/?0=a&1=%2F&2=b
    apiPaths.browserErrors  /api/browser-errors/
    apiPaths.openapi  /api/openapi.json
    apiPaths.outbox  /api/outbox/
    apiPaths.outboxResolve  /api/outbox/a%2Fb/resolve/
    apiPaths.related  /api/related/
    apiPaths.related  /api/related/?page=2&search=a%26b
    apiPaths.openings  /api/openings/
    apiPaths.contact  /api/contact/
    apiPaths.partnership  /api/partnership/
    apiPaths.leads  /api/leads/?0=a&1=%2F&2=b
    apiPaths.leadCounts  /api/lead-counts/
    apiPaths.leadsCsv  /api/leads.csv?0=a&1=%2F&2=b
    apiPaths.leadsBulk  /api/leads/bulk/
    apiPaths.lead  /api/leads/a%2Fb/
    apiPaths.leadNotes  /api/leads/a%2Fb/notes/
    apiPaths.leadNote  /api/leads/a%2Fb/notes/undefined/
    apiPaths.bookingSlots  /api/booking-slots/
    apiPaths.bookings  /api/bookings/
    apiPaths.bookings  /api/bookings/?page=2&search=a%26b
    apiPaths.booking  /api/bookings/a%2Fb/
    apiPaths.bookingMove  /api/bookings/a%2Fb/move/
    apiPaths.bookingCancel  /api/bookings/a%2Fb/cancel/
    apiPaths.bookingSettings  /api/booking-settings/
    apiPaths.bookingSettings  /api/booking-settings/?page=2&search=a%26b
    apiPaths.bookingDaysOff  /api/booking-days-off/
    apiPaths.bookingDayOff  /api/booking-days-off/a%2Fb/
    apiPaths.meeting  /api/meetings/a%2Fb/
    apiPaths.meetingMove  /api/meetings/a%2Fb/move/
    apiPaths.meetingCancel  /api/meetings/a%2Fb/cancel/
    apiPaths.assistant  /api/assistant/
    apiPaths.assistantFeedback  /api/assistant/feedback/
    apiPaths.questions  /api/questions/
    apiPaths.questions  /api/questions/?page=2&search=a%26b
    apiPaths.question  /api/questions/a%2Fb/
    apiPaths.personExport  /api/people/export/
    apiPaths.personErase  /api/people/erase/
    apiPaths.mail  /api/mail/
    apiPaths.mailRetry  /api/mail/a%2Fb/retry/
    apiPaths.mailGiveUp  /api/mail/a%2Fb/give-up/
    apiPaths.visits  /api/visits/
    apiPaths.visits  /api/visits/?page=2&search=a%26b
    apiPaths.visitsCsv  /api/visits.csv
    apiPaths.visitsCsv  /api/visits.csv?page=2&search=a%26b
    apiPaths.consentReceipts  /api/consent-receipts/
    apiPaths.events  /api/events/
    lakePaths.base  /lake
    lakePaths.mutate  /lake/v2025-02-19/data/mutate/a%2Fb
    lakePaths.imageUpload  /lake/v2025-02-19/assets/images/a%2Fb
    lakePaths.publicQuery  /lake/public/blogList/v1?%24from=0&%24category=null
    healthPaths.live  /healthz
    healthPaths.ready  /readyz"
  `)
})
