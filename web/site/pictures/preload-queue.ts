/** The numbers of the specification: milliseconds, pixels and pictures. */
export const preloadRules = {
  /** The first pictures of a page, which do not wait for their turn. */
  critical: 4,
  criticalLimit: 3_000,
  otherLimit: 5_000,
  batch: 4,
  pause: 50,
  /** A picture is fetched when it is this far below or above what is seen. */
  margin: 50,
} as const

/** Settles with `work`, or after `limit` milliseconds: a picture that takes longer holds nothing up. Never rejects. */
export async function within(work: Promise<unknown>, limit: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, limit)
  })
  try {
    await Promise.race([work, late])
  } catch {
    // A picture that cannot be had shows as such where it stands.
  } finally {
    clearTimeout(timer)
  }
}

const wait = (duration: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, duration)
  })

/** Pictures of one page that wait to be fetched. */
export interface PreloadQueue<Item> {
  /** Fetches what it has not been given before, each once. */
  add(items: Iterable<Item>): void
}

/**
 * A queue that fetches the first pictures it is given at once, and after them the others in batches with a pause between.
 * @param load begins to fetch one; may reject
 */
export function createPreloadQueue<Item>(
  load: (item: Item) => Promise<unknown>,
): PreloadQueue<Item> {
  const { critical, criticalLimit, otherLimit, batch, pause } = preloadRules
  const seen = new Set<Item>()
  const waiting: Item[] = []
  let first: Promise<unknown> = Promise.resolve()
  let isBusy = false

  const drain = async () => {
    isBusy = true
    await first
    while (waiting.length > 0) {
      const next = waiting.splice(0, batch)
      await Promise.all(next.map((item) => within(load(item), otherLimit)))
      await wait(pause)
    }
    isBusy = false
  }

  return {
    add: (items) => {
      for (const item of items) {
        if (seen.has(item)) continue
        seen.add(item)
        if (seen.size <= critical) first = Promise.all([first, within(load(item), criticalLimit)])
        else waiting.push(item)
      }
      if (!isBusy && waiting.length > 0) void drain()
    },
  }
}
