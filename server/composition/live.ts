import { z } from 'zod'
import type { Auth } from '../auth/auth.ts'
import type { LakeFace } from './lake/lake.ts'
import type { Config } from '../config/config.ts'
import type { BookingArea } from './booking.ts'
import type { CaseArea } from './cases.ts'
import type { ContentChanges } from './content-changes.ts'
import type { Deps } from './deps.ts'
import type { LeadsArea } from './leads.ts'
import type { Lifetime } from './lifetime.ts'
import type { Route } from '../http/route.ts'
import { publishedIdOf } from '#lake/documents/ids.ts'
import { createLive, type Live, type LiveOptions } from '../live/live.ts'
import { liveRoutes } from '../live/live.routes.ts'
import { createPresence, type Presence, type Present } from '../live/presence.ts'
import { presenceRoutes } from '../live/presence.routes.ts'
import type { PresenceEvent } from '#lake/wire/types.ts'

/** Live channel of the staff area: content changes and presence. */
export interface LiveArea {
  readonly live: Live
  readonly routes: readonly Route[]
}

const atDocument = z.object({ documentId: z.string().min(1).max(256) })

/** Returns the ids of the documents that a Studio shows. Locations without a document are skipped. */
const documentsOf = (locations: readonly unknown[]): string[] =>
  locations.flatMap((location) => {
    const { data } = atDocument.safeParse(location)
    return data === undefined ? [] : [publishedIdOf(data.documentId)]
  })

/** Session id under which Studios see a tab of the admin area. */
const sessionOf = ({ tab }: Pick<Present, 'tab'>) => `admin-${tab}`

function stateOf(who: Present, articles: readonly string[]): PresenceEvent {
  const lastActiveAt = new Date().toISOString()
  const locations = articles.map((documentId) => ({
    type: 'document',
    documentId,
    path: [],
    lastActiveAt,
  }))
  return { type: 'state', i: who.userId, m: { sessionId: sessionOf(who), locations } }
}

/** Exchanges presence between the Studios of the embedded lake and the staff area, in both directions. */
function joinStudios(
  { wire }: Extract<LakeFace, { kind: 'embedded' }>,
  dataset: string,
  presence: Presence,
): void {
  const room = wire.visitPresence(dataset, (event, { id: userId, name }) => {
    const tabOf = (tab: string) => ({ userId, name, place: 'studio', tab }) as const
    switch (event.type) {
      case 'state':
        return presence.sit(room, tabOf(event.m.sessionId), documentsOf(event.m.locations))
      case 'disconnect':
        return presence.leave(room, tabOf(event.m.session))
      case 'rollCall':
        for (const { articleId, ...who } of presence.list()) {
          if (who.place === 'admin') room.say(stateOf(who, [articleId]))
        }
    }
  })
  presence.onChange(({ who, articles }) => {
    if (who.place !== 'admin') return
    room.say(
      articles.length > 0
        ? stateOf(who, articles)
        : { type: 'disconnect', i: who.userId, m: { session: sessionOf(who) } },
    )
  })
}

/** Maximum number of changed articles that are reported one by one. A larger change is reported once with an empty id. */
const MOST_TOLD = 20

/** Areas whose changes are sent to the tabs of staff. */
interface LiveSources {
  readonly changes: ContentChanges
  readonly leads: Pick<LeadsArea['leads'], 'onChange'>
  readonly booking: Pick<BookingArea['booking'], 'onChange'>
  readonly cases: Pick<CaseArea['cases'], 'onChange'>
}

function sendChanges(
  { tell }: Pick<Live, 'tell'>,
  { changes, leads, booking, cases }: LiveSources,
) {
  changes.on('trash', (id) => tell('trash', id))
  changes.on('written', ({ articles, pictures }) => {
    // One notification with an empty id is enough, because no user has that many articles open.
    for (const id of articles.length > MOST_TOLD ? [''] : articles) tell('article', id)
    if (pictures.length > 0) tell('image', '')
  })
  leads.onChange((id) => tell('lead', id))
  booking.onChange((id) => tell('booking', id))
  cases.onChange((id) => tell('case', id))
}

/** Composes the live channel of the staff area, including presence. */
export function createLiveArea(
  config: Config,
  deps: Deps,
  auth: Auth,
  face: LakeFace,
  sources: LiveSources & Required<Pick<LiveOptions, 'onRefusedSocket' | 'onConnected'>>,
  lifetime: Lifetime,
): LiveArea {
  const { onRefusedSocket, onConnected } = sources
  const presence = createPresence()
  const live = createLive({
    origins: config.ownOrigins,
    // `touch: false`, because an open tab is no activity of its user.
    authenticate: async (token) => {
      const session = await auth.fromToken(token, { touch: false })
      if (session === undefined) return undefined
      const { id: userId, name, role, grants } = session.user
      return { sessionId: session.id, userId, name, role, grants }
    },
    presence,
    trustProxy: config.trustProxy,
    log: deps.log,
    onRefusedSocket,
    onConnected,
    ...(config.rateLimit ? {} : { rateLimit: 'off' as const }),
  })
  lifetime.add({ name: 'live channel', stop: live.close })
  sendChanges(live, sources)
  presence.onChange(({ touched }) => {
    for (const articleId of touched) live.tell('presence', articleId)
  })
  if (face.kind === 'embedded') joinStudios(face, config.lake.dataset, presence)
  auth.onSessionEnd(({ sessionId }) => live.endSession(sessionId))
  auth.onRoleChange(live.roleChanged)
  const knowsStudio = face.kind === 'embedded'
  return {
    live,
    routes: [...presenceRoutes(presence, { knowsStudio }), ...liveRoutes(live.events)],
  }
}
