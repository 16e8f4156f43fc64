/** Maximum number of entries. It is limited because clients can invent any number of paths. */
const MAX_ENTRIES = 500
const MAX_LENGTH = 200

/**
 * List of the requests for which the lake has no route, without duplicates. It shows operators which new requests Sanity's clients send.
 */
export interface Ledger {
  readonly entries: readonly string[]
  add(method: string, path: string): void
}

/** Creates an empty list. @param onNew called once for each new entry */
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
