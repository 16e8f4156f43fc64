import type { Presence, PresenceChange, Present } from './presence.ts'
import type { LiveNews } from './live-news.ts'

/** Another process whose tabs have articles open. This object is the owner of their entries. */
class OtherProcess {
  readonly seats = new Map<string, Present>()
}

type Seat = Extract<LiveNews, { readonly kind: 'seat' }>

const keyOf = ({ userId, place, tab }: Present) => JSON.stringify([userId, place, tab])

/** Open articles of the tabs of all processes. */
export interface SharedPresence {
  /** Replaces the open articles of a tab of another process. */
  hear(from: string, who: Present, articles: readonly string[]): void
  /** Removes the tabs of a process that has ended, and returns them. */
  forget(from: string): readonly Present[]
  /** Sends the open articles of the tabs of this process again. */
  repeat(): void
}

/**
 * Sends the open articles of this process's tabs of the staff area to the other processes. Studios exchange their open articles
 * separately.
 */
export function sharePresence(presence: Presence, send: (news: LiveNews) => void): SharedPresence {
  const others = new Map<string, OtherProcess>()
  const own = new Map<string, Seat>()

  const share = ({ who, articles, owner }: PresenceChange) => {
    if (who.place !== 'admin') return
    const key = keyOf(who)
    if (owner instanceof OtherProcess) return
    const { userId, name, tab } = who
    const news: Seat = { kind: 'seat', who: { userId, name, tab }, articles: [...articles] }
    if (articles.length === 0) own.delete(key)
    else own.set(key, news)
    send(news)
  }
  presence.onChange(share)
  presence.onMove(share)

  return {
    hear(from, who, articles) {
      const other = others.get(from) ?? new OtherProcess()
      others.set(from, other)
      if (articles.length === 0) {
        other.seats.delete(keyOf(who))
        presence.leave(other, who)
        return
      }
      own.delete(keyOf(who))
      other.seats.set(keyOf(who), who)
      presence.sit(other, who, articles)
    },
    forget(from) {
      const other = others.get(from)
      if (other === undefined) return []
      others.delete(from)
      const seats = [...other.seats.values()]
      for (const who of seats) presence.leave(other, who)
      return seats
    },
    repeat() {
      for (const news of own.values()) send(news)
    },
  }
}
