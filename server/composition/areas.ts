import { createAuth } from '../auth/auth.ts'
import type { AuthTables } from '../auth/auth.tables.ts'
import { createBookingArea } from './booking.ts'
import { createCaseArea } from './cases.ts'
import { createCleanImages } from './files/clean-images.ts'
import { createContentArea } from './content.ts'
import { createContentChanges } from './content-changes.ts'
import { createGatewayArea } from './gateway.ts'
import { createLakeArea } from './lake/lake.ts'
import { createLeadsArea } from './leads.ts'
import type { Lifetime } from './lifetime.ts'
import { createLiveArea } from './live.ts'
import { createStaffActs } from './log-links.ts'
import { createMediaArea } from './files/media.ts'
import { createReportArea } from './reports.ts'
import { createAssistantArea } from './site/assistant.ts'
import { createDeliveryAreas } from './site/delivery.ts'
import { followClosings } from './site/openings.ts'
import { followLandingMoves } from './site/landing-moves.ts'
import { openPageCopies } from './site/pages.ts'
import { createRedirectArea } from './site/redirects.ts'
import { createSearchArea, visitorSearchOf } from './site/search.ts'
import { createEventArea, createVisitArea } from './site/visits.ts'
import type { Web } from './site/web.ts'
import type { Config } from '../config/config.ts'
import type { Deps } from './deps.ts'
import { logRefusedSockets } from '#lake/common/refused-sockets.ts'
import { createProxyCheck } from '../proxy-check/proxy-check.ts'

/** Areas of the server, connected to each other. */
export type Areas = Awaited<ReturnType<typeof createAreas>>

/** Creates the areas of the server. Each adds its background work to `lifetime`. */
export async function createAreas(config: Config, deps: Deps, web: Web, lifetime: Lifetime) {
  const { log } = deps
  const changes = createContentChanges()
  const auth = await createAuth({
    db: deps.database.kysely.withTables<AuthTables>(),
    log,
    origin: () => config.origin,
    ownOrigins: config.ownOrigins,
  })
  lifetime.add({ name: 'accounts', stop: auth.close })
  const acts = createStaffActs(log, auth)
  const firstAccount = await auth.ensureAdmin(config.admin)
  const onRefusedSocket = logRefusedSockets(log, config.ownOrigins)
  const checkedSettings = { ...config, hasTls: config.tls !== undefined }
  const proxyCheck = createProxyCheck({ settings: checkedSettings, log })
  const images = createCleanImages(config)
  const lake = await createLakeArea(config, deps, auth, images, onRefusedSocket)
  lifetime.add({ name: 'lake', stop: lake.face.close })
  const staleCopies = await openPageCopies(config, deps, web, lifetime)
  const imageHost = await createMediaArea(config, deps, images, changes, lifetime)
  const content = createContentArea(config, deps, lake, {
    lifetime,
    changes,
    auth,
    acts,
    web,
    imageHost,
  })
  const gateway = await createGatewayArea(
    config,
    deps,
    auth,
    lake,
    images,
    content,
    changes,
    onRefusedSocket,
  )
  const media = imageHost.serve(lake, content)
  const events = createEventArea(deps, lifetime)
  const count = events.counter.conversion
  const { contactEmail } = content
  const inquiries = await createLeadsArea(config, deps, auth, acts, {
    lifetime,
    count,
    contactEmail,
  })
  const bookings = createBookingArea(config, deps, inquiries, acts, {
    lifetime,
    count,
    contactEmail,
  })
  const cases = createCaseArea(config, deps, inquiries, auth, acts, lifetime)
  const reports = createReportArea(config, deps, auth, acts, inquiries.counts, lifetime)
  const visits = createVisitArea(config, deps, web, { events, content, inquiries, auth }, lifetime)
  const redirects = createRedirectArea(deps, lake, { ...content, acts, count, web }, lifetime)
  const search = createSearchArea(config, deps, content, { changes, lifetime })
  const facts = { ...inquiries, ...content }
  const assistant = createAssistantArea(config, deps, search, facts, lifetime)
  const visitorSearch = visitorSearchOf(config, deps, search, { ...assistant, count })
  const delivery = await createDeliveryAreas(config, deps, web, {
    lifetime,
    changes,
    auth,
    acts,
    counts: inquiries.counts,
    staleCopies,
    content,
    followTags: lake.followTags,
    redirects,
    visitorSearch,
  })
  followClosings(content, changes, lifetime)
  followLandingMoves(deps, { client: lake.client, mirror: content.mirror, changes, lifetime })
  // The live channel is created last and therefore closed first. So tabs lose their connection first and connect to the next process at
  // once.
  const live = createLiveArea(
    config,
    deps,
    auth,
    lake.face,
    {
      changes,
      leads: inquiries.leads,
      booking: bookings.booking,
      cases: cases.cases,
      onRefusedSocket,
      onConnected: proxyCheck.noteTransport,
    },
    lifetime,
  )
  return {
    auth,
    firstAccount,
    onRefusedSocket,
    checkedSettings,
    proxyCheck,
    imageHost,
    content,
    gateway,
    media,
    inquiries,
    bookings,
    cases,
    reports,
    visits,
    redirects,
    assistant: assistant.routes,
    visitorSearch,
    ...delivery,
    live,
  }
}
