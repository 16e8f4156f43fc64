/** Entries kept; an attacker's made-up addresses must not fill the memory. */
const MAX_ENTRIES = 500
const MAX_LENGTH = 200

/** A list of requests that nothing answered, each once, so that a client's new habit is noticed. */
export interface Ledger {
  readonly entries: readonly string[]
  add(method: string, path: string): void
}

/** @param onNew told of each entry once */
export function createLedger(onNew: (entry: string) => void): Ledger {
  const entries: string[] = []
  const seen = new Set<string>()
  return {
    entries,
    add(method, path) {
      const entry = `${method} ${path}`.slice(0, MAX_LENGTH)
      if (entries.length >= MAX_ENTRIES || seen.has(entry)) return
      seen.add(entry)
      entries.push(entry)
      onNew(entry)
    },
  }
}
