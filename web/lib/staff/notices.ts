/** How long a notice stays unless told, milliseconds. */
const STAYS = 4_000

/** How many are seen at once; the oldest makes room. */
const MOST = 3

/** Something that has happened by itself: said in passing, with nothing to do about it. */
export interface Notice {
  readonly id: number
  readonly text: string
}

let notices: readonly Notice[] = []
let made = 0
const timers = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function keep(next: readonly Notice[]): void {
  for (const { id } of notices) {
    if (next.some((notice) => notice.id === id)) continue
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  notices = next
  for (const listener of listeners) listener()
}

/** Says something in passing, for four seconds unless told. */
export function notify(text: string, stays: number = STAYS): void {
  const id = (made += 1)
  timers.set(
    id,
    setTimeout(() => keep(notices.filter((notice) => notice.id !== id)), stays),
  )
  keep([...notices, { id, text }].slice(-MOST))
}

/** The notices to be seen, oldest first, as a store for `useSyncExternalStore`. */
export const noticeStore = {
  visible: () => notices,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
