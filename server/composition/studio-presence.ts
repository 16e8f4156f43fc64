import { z } from 'zod'
import type { LakeFace } from './lake/lake.ts'
import type { LiveNews } from '../live/live-news.ts'
import type { Presence, Present } from '../live/presence.ts'
import { publishedIdOf } from '#lake/documents/ids.ts'
import type { WireCaller } from '#lake/wire/callers.ts'
import type { PresenceEvent } from '#lake/wire/types.ts'

const atDocument = z.object({ documentId: z.string().min(1).max(256) })

/** Returns the ids of the documents that a Studio shows. Locations without a document are skipped. */
const documentsOf = (locations: readonly unknown[]): string[] =>
  locations.flatMap((location) => {
    const { data } = atDocument.safeParse(location)
    return data === undefined ? [] : [publishedIdOf(data.documentId)]
  })

/** Session id that represents a tab of the admin area in the Studios. */
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

/** Presence information that the Studios of the embedded lake share. */
export interface StudioRoom {
  /** Handles a presence event of a Studio that is connected to another process. */
  readonly hear: (event: PresenceEvent, by: StudioUser, heard: HearPresence) => void
  /** Sends the states of the Studios at this process to the other processes again. */
  readonly repeat: () => void
  /** Informs the Studios at this process that another process has ended and its tabs are gone. */
  readonly ended: (gone: readonly Present[]) => void
}

type StudioUser = Pick<WireCaller, 'id' | 'name'>

/** Replaces the list of articles that a tab has open. */
type HearPresence = (who: Present, articles: readonly string[]) => void

/** Maximum number of open documents per Studio that are sent to other processes. */
const MOST_LOCATIONS = 20

/** Exchanges presence between the Studios of the embedded lake and the staff area, in both directions, and with other processes. */
export function joinStudios(
  { wire }: Extract<LakeFace, { kind: 'embedded' }>,
  dataset: string,
  presence: Presence,
  send: (news: LiveNews) => void,
): StudioRoom {
  const own = new Map<string, LiveNews>()
  const tabOf = ({ id: userId, name }: StudioUser, tab: string) =>
    ({ userId, name, place: 'studio', tab }) as const
  const share = (event: PresenceEvent, { id, name }: StudioUser) => {
    const shortened =
      event.type === 'state'
        ? { ...event, m: { ...event.m, locations: event.m.locations.slice(0, MOST_LOCATIONS) } }
        : event
    const news: LiveNews = { kind: 'studio', event: shortened, by: { id, name } }
    if (event.type === 'state') own.set(event.m.sessionId, news)
    else if (event.type === 'disconnect') own.delete(event.m.session)
    send(news)
  }
  const room = wire.visitPresence(dataset, (event, by) => {
    share(event, by)
    switch (event.type) {
      case 'state':
        return presence.sit(room, tabOf(by, event.m.sessionId), documentsOf(event.m.locations))
      case 'disconnect':
        return presence.leave(room, tabOf(by, event.m.session))
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
  return {
    hear: (event, by, heard) => {
      room.say(event)
      if (event.type === 'state') {
        heard(tabOf(by, event.m.sessionId), documentsOf(event.m.locations))
      } else if (event.type === 'disconnect') heard(tabOf(by, event.m.session), [])
    },
    repeat: () => {
      for (const news of own.values()) send(news)
    },
    ended: (gone) => {
      for (const { place, userId, tab } of gone) {
        if (place === 'studio') room.say({ type: 'disconnect', i: userId, m: { session: tab } })
      }
    },
  }
}
