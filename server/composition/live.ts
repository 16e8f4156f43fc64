import type { Auth } from '../auth/auth.ts'
import type { LakeFace } from './lake/lake.ts'
import type { Config } from '../config/config.ts'
import type { BookingArea } from './booking.ts'
import type { CaseArea } from './cases.ts'
import type { ContentChanges } from './content-changes.ts'
import type { Deps } from './deps.ts'
import type { LeadsArea } from './leads.ts'
import type { Lifetime } from './lifetime.ts'
import type { Announcements } from '../processes/announcements.ts'
import type { Membership } from '../processes/membership.ts'
import type { Route } from '../http/route.ts'
import { LIVE_TYPES } from '#shared/contracts/live.ts'
import type { EventTabs } from '../live/event-tabs.ts'
import { createLive, type Live, type LiveOptions } from '../live/live.ts'
import { liveRoutes } from '../live/live.routes.ts'
import { liveNews, type LiveNews } from '../live/live-news.ts'
import { createPresence, type Presence } from '../live/presence.ts'
import { sharePresence } from '../live/shared-presence.ts'
import { presenceRoutes } from '../live/presence.routes.ts'
import { joinStudios, type StudioRoom } from './studio-presence.ts'

/** Live channel of the staff area: content changes and presence. */
export interface LiveArea {
  readonly live: Live
  readonly routes: readonly Route[]
}

/**
 * Maximum number of changed articles that are reported individually. If more articles change at once, one message with an empty id is sent.
 */
const MOST_TOLD = 20

/** Character between the id of a process and the rest of the id of an event stream. */
const SEPARATOR = '.'

/** Areas whose changes are sent to the tabs of staff. */
interface LiveSources {
  readonly changes: ContentChanges
  readonly leads: Pick<LeadsArea['leads'], 'onChange'>
  readonly booking: Pick<BookingArea['booking'], 'onChange'>
  readonly cases: Pick<CaseArea['cases'], 'onChange'>
}

/**
 * Sends changes to the tabs of staff. `tell` reaches the tabs of this process and is used for changes that every process notices itself.
 * `tellAll` reaches the tabs of all processes, and is used for changes that only one process notices.
 */
function sendChanges(
  tell: Live['tell'],
  tellAll: Live['tell'],
  { changes, leads, booking, cases }: LiveSources,
) {
  changes.on('trash', (id) => tellAll('trash', id))
  changes.on('written', ({ articles, pictures }) => {
    // An empty id means "any article". One such message is sufficient, because no user has that many articles open.
    for (const id of articles.length > MOST_TOLD ? [''] : articles) tell('article', id)
    if (pictures.length > 0) tell('image', '')
  })
  leads.onChange((id) => tellAll('lead', id))
  booking.onChange((id) => tellAll('booking', id))
  cases.onChange((id) => tellAll('case', id))
}

/** Functions of the connection with the other processes that the live channel needs. */
interface LiveOthers {
  readonly announcements: Pick<Announcements, 'send' | 'onMessage' | 'onGap'>
  readonly membership: Pick<Membership, 'id' | 'isAlive' | 'onEnded' | 'onReturn'>
}

/**
 * Connects the live channel with those of the other processes. Returns the event streams of this process, which forward the message of a
 * tab if the tab's stream belongs to another process.
 */
export function joinOthers(
  { announcements, membership }: LiveOthers,
  presence: Presence,
  live: Pick<Live, 'tell' | 'endSession' | 'roleChanged' | 'events'>,
  room: StudioRoom | undefined,
): EventTabs {
  const send = (news: LiveNews) => announcements.send(news)
  const shared = sharePresence(presence, send)
  const repeat = () => {
    shared.repeat()
    room?.repeat()
  }
  /** Makes the tabs of this process fetch all lists again, because they may have missed changes. */
  const refetch = () => {
    for (const type of LIVE_TYPES) live.tell(type, '')
  }
  announcements.onMessage((body, from) => {
    const { data: news } = liveNews.safeParse(body)
    switch (news?.kind) {
      case 'changed':
        return live.tell(news.type, news.id)
      case 'session-ended':
        return live.endSession(news.sessionId)
      case 'role-changed':
        return live.roleChanged(news.userId)
      case 'seat':
        return shared.hear(from, { ...news.who, place: 'admin' }, news.articles)
      case 'studio':
        return room?.hear(news.event, news.by, (who, articles) => shared.hear(from, who, articles))
      case 'said':
        return void live.events.hear(news.channel, news.sessionId, news.said)
      case 'roll-call':
        if (news.hasLost) refetch()
        return repeat()
      case undefined:
        return undefined
    }
  })
  announcements.onGap((hasLost) => {
    send({ kind: 'roll-call', hasLost })
    repeat()
    refetch()
  })
  // The other processes assumed that this process had ended, and removed its open articles. Therefore it sends them again.
  membership.onReturn(repeat)
  membership.onEnded((id) => {
    const gone = shared.forget(id)
    room?.ended(gone)
  })
  return {
    ...live.events,
    hear: (channel, sessionId, said) => {
      if (live.events.hear(channel, sessionId, said)) return true
      const owner = channel.slice(0, Math.max(0, channel.indexOf(SEPARATOR)))
      if (owner === membership.id || !membership.isAlive(owner)) return false
      send({ kind: 'said', channel, sessionId, said })
      return true
    },
  }
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
  const { others } = deps
  const presence = createPresence()
  const live = createLive({
    origins: config.ownOrigins,
    // `touch: false`, because an open tab does not mean that its user is active.
    authenticate: async (token) => {
      const session = await auth.fromToken(token, { touch: false })
      if (session === undefined) return undefined
      const { id: userId, name, role, grants } = session.user
      return { sessionId: session.id, userId, name, role, grants }
    },
    presence,
    trustProxy: config.trustProxy,
    log: deps.log,
    streamPrefix: others && `${others.membership.id}${SEPARATOR}`,
    onRefusedSocket,
    onConnected,
    ...(config.rateLimit ? {} : { rateLimit: 'off' as const }),
  })
  lifetime.add({ name: 'live channel', stop: live.close })
  const send = (news: LiveNews) => others?.announcements.send(news)
  sendChanges(
    live.tell,
    (type, id) => {
      live.tell(type, id)
      send({ kind: 'changed', type, id })
    },
    sources,
  )
  presence.onChange(({ touched }) => {
    for (const articleId of touched) live.tell('presence', articleId)
  })
  const room =
    face.kind === 'embedded' ? joinStudios(face, config.lake.dataset, presence, send) : undefined
  const events = others === undefined ? live.events : joinOthers(others, presence, live, room)
  auth.onSessionEnd(({ sessionId }) => {
    live.endSession(sessionId)
    send({ kind: 'session-ended', sessionId })
  })
  auth.onRoleChange((userId) => {
    live.roleChanged(userId)
    send({ kind: 'role-changed', userId })
  })
  const knowsStudio = face.kind === 'embedded'
  return {
    live,
    routes: [...presenceRoutes(presence, { knowsStudio }), ...liveRoutes(events)],
  }
}
