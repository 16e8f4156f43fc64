/** Values that are made once and kept until something changes. */
export interface Kept<T> {
  /** The kept value of `key`; undefined while it is being made. */
  get(key: string): T | undefined
  /** The kept value of `key`, else the one that `make` gives; those who ask meanwhile wait for one making. */
  getOrMake(key: string, make: () => Promise<T>): Promise<T>
  clear(): void
}

interface Made<T> {
  readonly making: Promise<T>
  value?: T
}

/** An empty store. What was begun before a {@link Kept.clear} is given to those who asked for it and not kept. */
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
        // What failed is tried anew by the next.
        () => own.delete(key),
      )
      return entry.making
    },
    clear: () => {
      made = new Map()
    },
  }
}
