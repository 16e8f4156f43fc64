import type { Auth } from '../auth/auth.ts'
import { createHolidays, type HolidayCalendar } from '../calendar/holidays.ts'
import type { Config } from '../config/config.ts'
import type { Deps } from './deps.ts'
import type { Lifetime } from './lifetime.ts'
import type { Acts } from '../http/acts.ts'
import { floodRoutes } from '../floods/floods.routes.ts'
import { createFloods, type FloodsService } from '../floods/floods.service.ts'
import { localLimits, type Limits } from '../http/guards/limits.ts'
import type { ProcessTables } from '../processes/processes.tables.ts'
import { createSharedLimits } from '../processes/shared-limits.ts'
import { createLeads, type Leads } from '../leads/leads.service.ts'
import { leadRoutes } from '../leads/leads.routes.ts'
import { createMessages } from '../messages/messages.ts'
import { foldText } from '../mirror/mirrored-document.ts'
import type { HasSession, Route } from '../http/route.ts'
import { createSelections } from '../selections/selections.ts'
import type { SelectionTables } from '../selections/selections.tables.ts'
import { openSignedLinks, type SignedLinks } from '../signed-links/signed-links.ts'
import type { SignedLinkTables } from '../signed-links/signed-links.tables.ts'
import { conversionPage, inquiryPages } from '../visits/conversion-page.ts'
import type { CountConversion } from '../visits/measurement-counters.ts'
import { can } from '#shared/access/abilities.ts'
import { site } from '#shared/company/site.ts'
import { addWorkingHours } from '#shared/time/working-time.ts'

/** Inquiries with their notifications. */
export interface LeadsArea {
  readonly leads: Leads
  readonly routes: readonly Route[]
  readonly links: SignedLinks
  /** Counters of the rate limits, which all processes share. */
  readonly counts: Limits
  readonly messages: ReturnType<typeof createMessages>
  /** Rate limits and flood detection of all forms. */
  readonly floods: FloodsService
  /** Returns true if a request has the cookie of a staff session. */
  readonly hasSession: HasSession
  /** Returns the holiday calendar for a year. */
  readonly holidays: (year: number) => Promise<HolidayCalendar>
  /** Returns the deadline for a reply to a message that arrives at `receivedAt`. Both in milliseconds since 1970. */
  readonly dueAt: (receivedAt: number) => Promise<number>
  /** State of the queue of outgoing emails. */
  readonly mailState: Leads['mailState']
}

/** Promised time until a reply, in hours on working days. */
const PROMISED_HOURS = 24

/** Composes the inquiries and their notifications. */
export async function createLeadsArea(
  config: Config,
  {
    database,
    log,
    logRing,
    tracer,
    others,
  }: Pick<Deps, 'database' | 'log' | 'logRing' | 'tracer' | 'others'>,
  auth: Auth,
  acts: Acts,
  {
    lifetime,
    count,
    contactEmail,
  }: {
    readonly lifetime: Lifetime
    readonly count: CountConversion
    readonly contactEmail: () => string
  },
): Promise<LeadsArea> {
  const links = await openSignedLinks(database.kysely.withTables<SignedLinkTables>())
  const counts =
    others === undefined
      ? localLimits()
      : createSharedLimits({
          db: database.kysely.withTables<ProcessTables>(),
          digest: links.digest,
          log,
        })
  const holidays = createHolidays(site)
  const dueAt = async (receivedAt: number): Promise<number> => {
    const { isHoliday } = await holidays(new Date(receivedAt).getUTCFullYear()).catch(
      (error: unknown) => {
        log.error('api', 'The calendar of holidays could not be read', { error })
        return { isHoliday: () => false }
      },
    )
    return addWorkingHours(receivedAt, PROMISED_HOURS, { timeZone: site.timeZone, isHoliday })
  }
  const messages = createMessages({
    db: database.kysely,
    now: Date.now,
    log,
    tracer,
    smtp: config.mail.smtp,
    webhook: config.leadsWebhook,
    process: others?.membership.id,
    contactEmail,
  })
  const floods = createFloods({
    db: database.kysely,
    links,
    limits: config.formLimits,
    hasMail: messages.hasMail,
    now: Date.now,
    log,
  })
  const hasSession: HasSession = async (request) =>
    (await auth.fromCookie(request, { touch: false })) !== undefined
  const leads = createLeads({
    db: database.kysely,
    links,
    floods,
    messenger: messages,
    dueAt,
    foldText,
    mail: { leadsTo: config.mail.leadsTo, origin: config.origin },
    people: {
      mayOwn: async () =>
        (await auth.users.list())
          .filter(
            ({ role, disabled }) => !disabled && role !== null && can({ role }, 'people.write'),
          )
          .map(({ id, name }) => ({ id, name })),
      byIds: auth.usersByIds,
    },
    limits: config.rateLimit,
    counts,
    acts,
    converted: (form, about) => count('inquiry', conversionPage(about, inquiryPages[form])),
    log,
    now: Date.now,
  })
  leads.onErased(logRing.forget)
  const selections = createSelections(database.kysely.withTables<SelectionTables>())
  messages.onChange(leads.announce)
  lifetime.add({
    name: 'holidays',
    // Preloads the calendar, so that the first inquiry does not wait for it.
    start: () => void holidays(new Date().getUTCFullYear()).catch(() => undefined),
  })
  lifetime.add({ name: 'messages', start: messages.start, stop: messages.close })
  lifetime.add({ name: 'floods', ...floods.clock })
  lifetime.add({ name: 'leads', ...leads.clock })
  return {
    leads,
    links,
    counts,
    messages,
    floods,
    hasSession,
    holidays,
    dueAt,
    routes: [
      ...leadRoutes(leads, foldText, hasSession, selections),
      ...floodRoutes(floods),
      ...messages.routes,
    ],
    mailState: messages.state,
  }
}
