/** Queue that returns items of the sessions in turn, and the items of one session in order. */
export interface Turns<Item> {
  readonly size: number
  add(session: string, item: Item): void
  /** Removes and returns the next item. It belongs to the session that has waited longest for its turn. */
  next(): Item | undefined
  remove(session: string, item: Item): void
  all(): readonly Item[]
}

/** Creates an empty queue. */
export function createTurns<Item>(): Turns<Item> {
  // Queued items by session. The order of the map's keys is the order of the next turns.
  const lines = new Map<string, Item[]>()
  let size = 0

  function remove(session: string, item: Item): void {
    const line = lines.get(session)
    const place = line?.indexOf(item) ?? -1
    if (line === undefined || place === -1) return
    line.splice(place, 1)
    size -= 1
    if (line.length === 0) lines.delete(session)
  }

  return {
    get size() {
      return size
    },
    add(session, item) {
      const line = lines.get(session)
      if (line === undefined) lines.set(session, [item])
      else line.push(item)
      size += 1
    },
    next() {
      const [first] = lines
      if (first === undefined) return undefined
      const [session, line] = first
      const item = line.shift()
      lines.delete(session)
      if (line.length > 0) lines.set(session, line)
      size -= 1
      return item
    },
    remove,
    all: () => [...lines.values()].flat(),
  }
}
