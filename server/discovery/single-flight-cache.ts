/** Cache that computes each value once, even for concurrent callers. */
export interface Kept<T> {
  /** Returns the cached value of `key`, or undefined if no value has been computed yet. */
  get(key: string): T | undefined
  /** Returns the cached value of `key`, or computes it with `make`. Concurrent callers share one computation. */
  getOrMake(key: string, make: () => Promise<T>): Promise<T>
  clear(): void
}

interface Made<T> {
  readonly making: Promise<T>
  value?: T
}

/**
 * Creates an empty cache. A value that is being computed when {@link Kept.clear} is called is returned to the waiting callers, but not
 * cached.
 */
export function createKept<T>(): Kept<T> {
  let made = new Map<string, Made<T>>()
  return {
    get: (key) => made.get(key)?.value,
    getOrMake: (key, make) => {
      const known = made.get(key)
      if (known !== undefined) return known.making
      const own = made
      const entry: Made<T> = { making: make() }
      own.set(key, entry)
      entry.making.then(
        (value) => (entry.value = value),
        // A failed computation is not cached, so that the next caller retries.
        () => own.delete(key),
      )
      return entry.making
    },
    clear: () => {
      made = new Map()
    },
  }
}
