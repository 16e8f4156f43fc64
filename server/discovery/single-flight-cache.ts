/** Cache whose values are computed once, also for concurrent requests. */
export interface Kept<T> {
  /** Returns the cached value of `key`, or undefined if there is none yet. */
  get(key: string): T | undefined
  /** Returns the cached value of `key`, or computes it with `make`. Concurrent callers share one computation. */
  getOrMake(key: string, make: () => Promise<T>): Promise<T>
  clear(): void
}

interface Made<T> {
  readonly making: Promise<T>
  value?: T
}

/** Creates an empty cache. A value in progress during {@link Kept.clear} is returned to its callers and not cached. */
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
        // The next caller retries after a failure.
        () => own.delete(key),
      )
      return entry.making
    },
    clear: () => {
      made = new Map()
    },
  }
}
