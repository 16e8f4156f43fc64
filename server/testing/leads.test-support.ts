import { onTestFinished } from 'vitest'
import { site } from '#shared/company/site.ts'
import { bookingRoutes } from '../booking/booking.routes.ts'
import { createMeetingActs } from '../booking/meeting-acts.ts'
import { createBooking } from '../booking/booking.service.ts'
import { bookingMigrations } from '../booking/booking.tables.ts'
import { caseRoutes } from '../cases/cases.routes.ts'
import { createCases } from '../cases/cases.service.ts'
import { caseMigrations } from '../cases/cases.tables.ts'
import { caseReceipts } from '../composition/cases.ts'
import type { Database } from '../database/database.ts'
import { floodMigrations } from '../floods/floods.tables.ts'
import { floodRoutes } from '../floods/floods.routes.ts'
import { createFloods, type FormLimits } from '../floods/floods.service.ts'
import { createActs } from '../http/acts.ts'
import { createApi } from '../http/api.ts'
import { createLogger, type LogEntry } from '../http/logging.ts'
import type { Caller } from '../http/route.ts'
import { leadMigrations } from '../leads/leads.tables.ts'
import { leadRoutes } from '../leads/leads.routes.ts'
import { createLeads } from '../leads/leads.service.ts'
import { createMessages, type MessagesOptions } from '../messages/messages.ts'
import { messageMigrations } from '../messages/messages.tables.ts'
import { foldText } from '../mirror/mirrored-document.ts'
import { createSelections } from '../selections/selections.ts'
import { selectionMigrations, type SelectionTables } from '../selections/selections.tables.ts'
import { openSignedLinks } from '../signed-links/signed-links.ts'
import { signedLinkMigrations, type SignedLinkTables } from '../signed-links/signed-links.tables.ts'
import { contactForm } from './visitor-forms.test-support.ts'
import type { Grant, Role } from '#shared/access/abilities.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { addWorkingHours } from '#shared/time/working-time.ts'

/** Migrations for inquiries and meetings. */
export const inquiryMigrations = [
  ...signedLinkMigrations,
  ...messageMigrations,
  ...leadMigrations,
  ...bookingMigrations,
  ...selectionMigrations,
  ...floodMigrations,
  ...caseMigrations,
]

/** Default form limits of the product. */
const FORM_LIMITS: FormLimits = {
  address: 6,
  site: 12,
  network: 24,
  networkV4: 60,
  email: 5,
  meetings: 40,
  inquiries: 200,
}

export const LEADS_TO = 'team@certavia.test'
export const ORIGIN = 'https://certavia.test'

const person = (id: string, role: Role, grants?: readonly Grant[]): [string, Caller] => [
  id,
  {
    kind: 'staff',
    id,
    email: `${id}@certavia.test`,
    name: `The ${id}`,
    role,
    grants,
    sessionId: id,
  },
]

/** Staff by token. Each token equals the id of its account. `officer` is an editor with access to cases. */
const STAFF: ReadonlyMap<string, Caller> = new Map([
  person('viewer', 'viewer'),
  person('editor', 'editor'),
  person('officer', 'editor', ['cases.read']),
  person('admin', 'admin'),
])

/** A Wednesday at 09:00 in London, in milliseconds since 1970. */
export const WEDNESDAY = Date.UTC(2026, 10, 18, 9)

interface Call {
  readonly as?: 'viewer' | 'editor' | 'officer' | 'admin'
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly address?: string
}

/** Creates inquiries and meetings with the real API and store, and with a clock that tests control. */
export async function createInquiries(
  database: Database,
  options: {
    readonly limits?: boolean
    /** Overrides of the default form limits. */
    readonly formLimits?: Partial<FormLimits>
    /** Time of the clock, in milliseconds since 1970. @default WEDNESDAY */
    readonly time?: number
    readonly messages?: Partial<MessagesOptions>
    readonly patience?: number
    /** Replaces the function that computes the response deadline from the calendar. */
    readonly dueAt?: (receivedAt: number) => number
    /** Dates of public holidays. */
    readonly holidays?: readonly string[]
    /** Time zone of the company. */
    readonly timeZone?: string
    /** URL of an external scheduling service. */
    readonly hosted?: string
    /** Called once for each meeting that a visitor books. */
    readonly converted?: () => void
  } = {},
) {
  let time = options.time ?? WEDNESDAY
  const now = () => time
  const logged: LogEntry[] = []
  const log = createLogger({ level: 'silent', sinks: [(entry) => logged.push(entry)] })
  const db = database.kysely
  const links = await openSignedLinks(db.withTables<SignedLinkTables>(), now)
  const messages = createMessages({ db, now, log, process: undefined, ...options.messages })
  onTestFinished(() => messages.close())
  const floods = createFloods({
    db,
    links,
    limits: options.limits === true ? { ...FORM_LIMITS, ...options.formLimits } : undefined,
    hasMail: messages.hasMail,
    now,
    log,
  })
  const hasSession = (request: Request) =>
    Promise.resolve(request.headers.get('cookie') === 'session=editor')
  const people = ['editor', 'officer', 'admin'].map((id) => ({ id, name: `The ${id}` }))
  const selections = createSelections(database.kysely.withTables<SelectionTables>())
  const acts = createActs({
    log,
    nameOf: (id) => Promise.resolve(people.find((person) => person.id === id)?.name),
  })
  const leads = createLeads({
    db,
    links,
    messenger: messages,
    dueAt:
      options.dueAt ??
      ((at) => addWorkingHours(at, 24, { timeZone: 'Europe/London', isHoliday: () => false })),
    foldText,
    mail: { leadsTo: LEADS_TO, origin: ORIGIN },
    people: {
      mayOwn: () => Promise.resolve(people.filter(({ id }) => id !== 'officer')),
      byIds: (ids) => Promise.resolve(people.filter(({ id }) => ids.includes(id))),
    },
    limits: options.limits ?? false,
    floods,
    patience: options.patience,
    acts,
    log,
    now,
  })
  const holidayYears: number[] = []
  const free = (options.holidays ?? []).map((date) => ({ date, name: 'A holiday' }))
  const booking = createBooking({
    db,
    converted: options.converted,
    leads: { ...leads.meetings, addRequest: leads.addRequest, announce: leads.announce },
    floods,
    links,
    holidays: (year) => {
      holidayYears.push(year)
      return Promise.resolve({
        isHoliday: (day) => free.some(({ date }) => date === day),
        between: (from, to) => free.filter(({ date }) => from <= date && date <= to),
      })
    },
    timeZone: options.timeZone ?? 'Europe/London',
    messenger: messages,
    mail: { leadsTo: LEADS_TO, origin: ORIGIN, contactEmail: () => site.contactEmail },
    hosted: options.hosted,
    limits: options.limits ?? false,
    patience: options.patience,
    acts: createMeetingActs(acts),
    log,
    now,
  })
  leads.attachMeetings(booking.data)
  const cases = createCases({
    db,
    links,
    messenger: messages,
    floods,
    receipts: caseReceipts(links),
    mail: { leadsTo: LEADS_TO, origin: ORIGIN },
    limits: options.limits ?? false,
    people: (ids) => Promise.resolve(people.filter(({ id }) => ids.includes(id))),
    holidays: () => Promise.resolve({ isHoliday: (day) => free.some(({ date }) => date === day) }),
    acts,
    log,
    now,
  })
  leads.attachCases(cases.data)
  const api = createApi({
    routes: [
      ...leadRoutes(leads, foldText, hasSession, selections),
      ...bookingRoutes(booking, hasSession),
      ...floodRoutes(floods),
      ...caseRoutes(cases, hasSession),
      ...messages.routes,
    ],
    authenticate: (request) => {
      const token = request.headers.get('authorization')?.replace('Bearer ', '')
      if (token === undefined) return Promise.resolve({ kind: 'visitor' as const })
      return Promise.resolve(STAFF.get(token) ?? { kind: 'rejected' as const })
    },
    log,
    trustProxy: { kind: 'none' },
    https: true,
    rateLimit: 'off',
  })

  const call = async (method: string, path: string, init: Call = {}) => {
    const body = init.json === undefined ? null : JSON.stringify(init.json)
    const request = new Request(new URL(path, ORIGIN), {
      method,
      body,
      headers: {
        ...(body !== null && { 'content-type': 'application/json' }),
        ...(init.as !== undefined && { authorization: `Bearer ${init.as}` }),
        ...init.headers,
      },
    })
    const response = await api.fetch(request, { address: init.address ?? '192.0.2.1' })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    // The type is `any`, because each test checks the shape of the response itself.
    // oxlint-disable-next-line typescript/no-explicit-any
    const answer: any = isJson ? JSON.parse(text) : text
    return { status: response.status, headers: response.headers, body: answer }
  }

  return {
    db,
    leads,
    booking,
    cases,
    floods,
    messages,
    logged,
    call,
    /** Years for which the holidays were requested. */
    holidayYears,
    /** Sets the clock. @param to milliseconds since 1970 */
    setTime: (to: number) => {
      time = to
    },
    now,
  }
}

/** Submits a contact form. @returns the id of its lead */
export async function submitContact(
  site: Awaited<ReturnType<typeof createInquiries>>,
  values: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const sent = await site.call('POST', apiPaths.contact, { json: contactForm(values) })
  const found = await site.call(
    'GET',
    staffApiPaths.leads({ view: 'all', search: sent.body.data.number }),
    { as: 'editor' },
  )
  return String(found.body.results[0].id)
}
