import { Hono } from 'hono'
import type { BookingArea } from '../booking.ts'
import type { CaseArea } from '../cases.ts'
import type { ContentArea } from '../content.ts'
import type { LeadsArea } from '../leads.ts'
import type { Config } from '#server/config/config.ts'
import type { Peer } from '#server/http/api.ts'
import type { Log } from '#server/http/logging.ts'
import { bookingPageRoutes } from '#server/render/booking-pages.routes.ts'
import { createCasePages } from '#server/render/case-pages.ts'
import { createFormPages } from '#server/render/form-pages.ts'
import type { Render } from '#server/render/web-entry.ts'
import { createVerifyPage, type VerifyReport } from '#server/render/verify/verify-page.ts'
import { createSearchPage, type SearchSite } from '#server/render/search-page.ts'
import type { Web } from './web.ts'
import { CASE_KINDS } from '#shared/company/case-law.ts'
import { caseFormPaths, paths } from '#shared/paths/paths.ts'

interface FormPageSources {
  readonly render: Render
  readonly content: ContentArea['pageContent']
  readonly inquiries: Pick<LeadsArea, 'leads' | 'hasSession'>
  readonly booking: BookingArea['booking']
  readonly cases: CaseArea['cases']
  readonly search: SearchSite
  readonly verify: VerifyReport
  /** Returns the client address of a request. */
  readonly addressOf: (request: Request, peer: Peer) => string
}

/** Composes the pages that accept forms without JavaScript, the receipts of these forms, and the search. */
export function formPageRoutes(
  config: Config,
  web: Web,
  log: Pick<Log, 'error'>,
  { render, content, inquiries, booking, cases, search, verify, addressOf }: FormPageSources,
): Hono<{ Bindings: Peer }> {
  const shared = {
    render,
    content,
    origin: config.origin,
    headers: web.headers.page,
    hasSession: inquiries.hasSession,
    ...(config.rateLimit ? {} : { limit: 'off' as const }),
  }
  const onError = (error: unknown, path: string) =>
    log.error('api', 'A form could not be taken', { error, path })
  const formPages = createFormPages({ ...shared, inquiries: inquiries.leads, onError })
  const casePages = createCasePages({ ...shared, cases, onError })
  const bookingPages = bookingPageRoutes({
    ...shared,
    framedHeaders: web.headers.framed,
    meetings: booking,
    isHosted: config.scheduling !== undefined,
    addressOf,
    onError: (error, path) => log.error('api', 'A booking could not be taken', { error, path }),
  })

  const searchPage = createSearchPage({ ...shared, search })
  const verifyPage = createVerifyPage({ ...shared, verify, onError })

  const app = new Hono<{ Bindings: Peer }>()
  app.post(paths.contact, ({ req, env }) =>
    formPages.post('contact', req.raw, addressOf(req.raw, env)),
  )
  app.on(
    ['GET', 'HEAD'],
    paths.contact,
    async ({ req, env }, next) =>
      (await formPages.withList(req.raw, addressOf(req.raw, env))) ?? (await next()),
  )
  app.post(paths.partners, ({ req, env }) =>
    formPages.post('partnership', req.raw, addressOf(req.raw, env)),
  )
  app.on(['GET', 'HEAD'], `${paths.inquiryReceived('')}:key`, ({ req, env }) =>
    formPages.receipt(req.param('key') ?? '', req.raw, addressOf(req.raw, env)),
  )
  for (const kind of CASE_KINDS) {
    app.post(caseFormPaths[kind], ({ req, env }) =>
      casePages.send(kind, req.raw, addressOf(req.raw, env)),
    )
  }
  app.post(paths.caseStatus, ({ req, env }) => casePages.lookUp(req.raw, addressOf(req.raw, env)))
  app.on(['GET', 'HEAD'], `${paths.caseReceived('')}:key`, ({ req, env }) =>
    casePages.receipt(req.param('key') ?? '', req.raw, addressOf(req.raw, env)),
  )
  app.on(['GET', 'HEAD'], paths.search(), ({ req, env }) =>
    searchPage.fetch(req.raw, addressOf(req.raw, env)),
  )
  app.on(['GET', 'HEAD'], paths.verify, async ({ req, env }, next) => {
    // Without a number in the query, the page is the same for all visitors, so the page cache serves it.
    const typed = req.query('number')
    return typed === undefined ? next() : verifyPage.typed(typed, req.raw, addressOf(req.raw, env))
  })
  app.on(['GET', 'HEAD'], `${paths.verify}/:number`, ({ req, env }) =>
    verifyPage.fetch(req.param('number') ?? '', req.raw, addressOf(req.raw, env)),
  )
  app.route('/', bookingPages)
  return app
}
