import type { PresencePlace } from '#shared/contracts/presence.ts'

/** A user's tab with open articles. */
export interface Present {
  readonly userId: string
  readonly name: string
  readonly place: PresencePlace
  /** Name of the tab, unique among the tabs of its user. */
  readonly tab: string
}

/** An article that a user has open. */
export interface OpenArticle extends Present {
  readonly articleId: string
}

/** Registry of open articles per tab. The registry is in memory. An entry lasts as long as the connection of its tab. */
export interface Presence {
  /**
   * Replaces the open articles of a tab.
   * @param owner connection of the tab, such as a socket; only the latest owner can remove the tab
   */
  sit(owner: unknown, who: Present, articles: readonly string[]): void
  /** Removes a tab. Does nothing if `owner` is no longer the owner because the tab has reconnected. */
  leave(owner: unknown, who: Pick<Present, 'userId' | 'place' | 'tab'>): void
  readonly list: () => readonly OpenArticle[]
  /** Calls `listener` with the open articles of a tab and the articles that it opened or closed. */
  onChange(listener: (change: PresenceChange) => void): void
  /** Calls `listener` when a tab has reconnected over another connection. */
  onMove(listener: (change: PresenceChange) => void): void
}

export interface PresenceChange {
  readonly who: Present
  /** Articles that the tab has open now. */
  readonly articles: readonly string[]
  /** Articles that the tab has opened or closed. */
  readonly touched: readonly string[]
  /** Current connection of the tab or, if the tab is gone, its last connection. */
  readonly owner: unknown
}

/** Maximum number of tabs with open articles: a hundred users with a dozen tabs each. Other users do not see further tabs. */
const MOST_TABS = 1_200
const MOST_OF_PERSON = 48
/** Maximum number of open articles per tab: the panes that fit into a Studio window. */
const MOST_OF_TAB = 10

interface Seat {
  readonly owner: unknown
  readonly who: Present
  readonly articles: readonly string[]
}

const keyOf = ({ userId, place, tab }: Pick<Present, 'userId' | 'place' | 'tab'>) =>
  JSON.stringify([userId, place, tab])

/** Creates an empty registry. */
export function createPresence(): Presence {
  const seats = new Map<string, Seat>()
  const listeners = new Set<(change: PresenceChange) => void>()
  const moveListeners = new Set<(change: PresenceChange) => void>()

  const tell = (
    owner: unknown,
    who: Present,
    before: readonly string[],
    articles: readonly string[],
  ) => {
    const touched = [
      ...before.filter((id) => !articles.includes(id)),
      ...articles.filter((id) => !before.includes(id)),
    ]
    if (touched.length === 0) return
    for (const listener of listeners) listener({ who, articles, touched, owner })
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
      tell(owner, who, before?.articles ?? [], articles)
      if (before !== undefined && before.owner !== owner) {
        for (const listener of moveListeners) listener({ who, articles, touched: [], owner })
      }
    },
    leave(owner, tab) {
      const key = keyOf(tab)
      const before = seats.get(key)
      if (before === undefined || before.owner !== owner) return
      seats.delete(key)
      tell(owner, before.who, before.articles, [])
    },
    list: () =>
      [...seats.values()].flatMap(({ who, articles }) =>
        articles.map((articleId) => ({ ...who, articleId })),
      ),
    onChange: (listener) => void listeners.add(listener),
    onMove: (listener) => void moveListeners.add(listener),
  }
}
