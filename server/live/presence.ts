import type { PresencePlace } from '#shared/contracts/presence.ts'

/** Somebody who has articles open. */
export interface Present {
  readonly userId: string
  readonly name: string
  readonly place: PresencePlace
  /** Tells the tabs of a person apart. */
  readonly tab: string
}

/** One article that somebody has open. */
export interface OpenArticle extends Present {
  readonly articleId: string
}

/** Who has which articles open. It is known in memory alone, for as long as the socket of a tab is there. */
export interface Presence {
  /**
   * Says what somebody has open now, in place of what the same tab had open before.
   * @param owner what the tab speaks by, a socket say: only it can take the tab's place away again
   */
  sit(owner: unknown, who: Present, articles: readonly string[]): void
  /** Says that a tab has nothing open any more; nothing happens when another owner speaks for it by now. */
  leave(owner: unknown, who: Pick<Present, 'userId' | 'place' | 'tab'>): void
  readonly list: () => readonly OpenArticle[]
  /** Told what a tab has open now, and which articles are concerned. */
  onChange(listener: (change: PresenceChange) => void): void
}

export interface PresenceChange {
  readonly who: Present
  /** What the tab has open now. */
  readonly articles: readonly string[]
  /** What it has opened or closed. */
  readonly touched: readonly string[]
}

/** A hundred people with a dozen tabs each: what is more is not shown. */
const MOST_TABS = 1_200
const MOST_OF_PERSON = 48
/** The panes that fit beside each other in a Studio. */
const MOST_OF_TAB = 10

interface Seat {
  readonly owner: unknown
  readonly who: Present
  readonly articles: readonly string[]
}

const keyOf = ({ userId, place, tab }: Pick<Present, 'userId' | 'place' | 'tab'>) =>
  JSON.stringify([userId, place, tab])

/** Makes a register in which nobody is. */
export function createPresence(): Presence {
  const seats = new Map<string, Seat>()
  const listeners = new Set<(change: PresenceChange) => void>()

  const tell = (who: Present, before: readonly string[], articles: readonly string[]) => {
    const touched = [
      ...before.filter((id) => !articles.includes(id)),
      ...articles.filter((id) => !before.includes(id)),
    ]
    if (touched.length === 0) return
    for (const listener of listeners) listener({ who, articles, touched })
  }

  const isFull = (userId: string) =>
    seats.size >= MOST_TABS ||
    [...seats.values()].filter(({ who }) => who.userId === userId).length >= MOST_OF_PERSON

  return {
    sit(owner, who, opened) {
      const key = keyOf(who)
      const before = seats.get(key)
      if (before === undefined && (opened.length === 0 || isFull(who.userId))) return
      const articles = [...new Set(opened)].slice(0, MOST_OF_TAB)
      if (articles.length === 0) seats.delete(key)
      else seats.set(key, { owner, who, articles })
      tell(who, before?.articles ?? [], articles)
    },
    leave(owner, tab) {
      const key = keyOf(tab)
      const before = seats.get(key)
      if (before === undefined || before.owner !== owner) return
      seats.delete(key)
      tell(before.who, before.articles, [])
    },
    list: () =>
      [...seats.values()].flatMap(({ who, articles }) =>
        articles.map((articleId) => ({ ...who, articleId })),
      ),
    onChange: (listener) => void listeners.add(listener),
  }
}
