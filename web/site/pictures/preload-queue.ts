/** Rules of the specification for loading pictures. Times are in ms, distances in px. */
export const preloadRules = {
  /** Number of pictures at the top of the page that are loaded at once. */
  critical: 4,
  criticalLimit: 3_000,
  otherLimit: 5_000,
  batch: 4,
  pause: 50,
  /** Distance above and below the viewport within which a picture is loaded. */
  margin: 50,
} as const

/** Resolves when `work` has settled, or after `limit` ms, so that a slow picture does not block other pictures. Never rejects. */
export async function within(work: Promise<unknown>, limit: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, limit)
  })
  try {
    await Promise.race([work, late])
  } catch {
    // Ignores a failure, because the browser already shows a broken picture.
  } finally {
    clearTimeout(timer)
  }
}

const wait = (duration: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, duration)
  })

/** Queue of the pictures of one page. */
export interface PreloadQueue<Item> {
  /** Adds items to the queue. Each item is loaded only once, even if it is added again. */
  add(items: Iterable<Item>): void
}

/**
 * Creates a queue. It loads the first items at once, and all others in batches with a pause between them.
 * @param load starts one request; it may reject
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
