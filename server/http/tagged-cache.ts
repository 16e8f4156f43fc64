import { LRUCache } from 'lru-cache'

/** Number of changes since the start. A value is not cached if its content has changed since its computation began. */
export type Epoch = number

/** Cache in memory, limited in bytes. Each value has the tags of its content, and a change removes the values with one of its tags. */
export interface TaggedCache<Value> {
  get(key: string): Value | undefined
  epoch(): Epoch
  /** True if no change since `since` has one of `tags`. */
  isCurrent(tags: ReadonlySet<string>, since: Epoch): boolean
  /** Caches a value unless its content has changed since `since`. */
  put(key: string, value: Value, since: Epoch): void
  /** Removes every value with one of `tags`. Returns the keys of the removed values. */
  invalidate(tags: Iterable<string>): readonly string[]
  clear(): void
  /** All values with their keys, the least recently used first. */
  entries(): readonly (readonly [string, Value])[]
  /** Size of all values in bytes. */
  readonly size: number
}

/** Number of remembered changes. If more changes happen during a computation, its result is not cached. */
const REMEMBERED = 1000

/** Estimated memory for an entry without its key and content, in bytes. */
const ENTRY_BYTES = 1024

/**
 * Creates an empty cache.
 * @param options.maxBytes maximum size in bytes; the least recently used values are evicted first
 */
export function createTaggedCache<Value extends object>(options: {
  readonly maxBytes: number
  readonly bytesOf: (value: Value) => number
  readonly tagsOf: (value: Value) => ReadonlySet<string>
}): TaggedCache<Value> {
  const { bytesOf, tagsOf } = options
  const values = new LRUCache<string, Value>({
    maxSize: options.maxBytes,
    // Clients choose parts of the keys. If the size of the keys were not counted, long keys could take several times the memory limit.
    sizeCalculation: (value, key) => bytesOf(value) + key.length + ENTRY_BYTES,
  })
  let now: Epoch = 0
  let forgotten: Epoch = 0
  const recent: { readonly epoch: Epoch; readonly tags: ReadonlySet<string> | 'all' }[] = []

  const remember = (tags: ReadonlySet<string> | 'all') => {
    now += 1
    recent.push({ epoch: now, tags })
    if (recent.length > REMEMBERED) forgotten = recent.shift()?.epoch ?? forgotten
  }

  const isCurrent = (own: ReadonlySet<string>, since: Epoch) =>
    since >= forgotten &&
    !recent.some(
      ({ epoch, tags }) => epoch > since && (tags === 'all' || !tags.isDisjointFrom(own)),
    )

  return {
    get: (key) => values.get(key),
    epoch: () => now,
    isCurrent,
    put: (key, value, since) => {
      if (isCurrent(tagsOf(value), since)) values.set(key, value)
    },
    invalidate: (tags) => {
      const wanted = new Set(tags)
      remember(wanted)
      const dropped: string[] = []
      for (const [key, value] of values.entries()) {
        if (wanted.isDisjointFrom(tagsOf(value))) continue
        values.delete(key)
        dropped.push(key)
      }
      return dropped
    },
    clear: () => {
      remember('all')
      values.clear()
    },
    entries: () => values.dump().map(([key, { value }]) => [key, value]),
    get size() {
      return values.calculatedSize
    },
  }
}
