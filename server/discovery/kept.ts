/** Values that are made once and kept until something changes. */
export interface Kept<T> {
  /** The kept value of `key`, else the one that `make` gives; those who ask meanwhile wait for one making. */
  getOrMake(key: string, make: () => Promise<T>): Promise<T>
  clear(): void
}

/** An empty store. What was begun before a {@link Kept.clear} is given to those who asked for it and not kept. */
export function createKept<T>(): Kept<T> {
  let made = new Map<string, Promise<T>>()
  return {
    getOrMake: (key, make) => {
      const known = made.get(key)
      if (known !== undefined) return known
      const own = made
      const making = make()
      own.set(key, making)
      // What failed is tried anew by the next.
      making.catch(() => own.delete(key))
      return making
    },
    clear: () => {
      made = new Map()
    },
  }
}
