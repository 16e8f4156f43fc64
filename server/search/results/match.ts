import type { Budget } from '../budget.ts'
import type { Field, IndexStore, StoredEntry } from '../index-store.ts'
import type { Term } from './terms.ts'

/** Entry that matches a query, with its score. */
export interface Match {
  readonly entry: StoredEntry
  readonly score: number
}

/** Score of a term by the field in which it occurs. */
const FIELDS: Readonly<Record<Field, number>> = { page: 1, heading: 0.75, about: 0.6, text: 0.4 }

/** Factors of the score by kind of entry. */
const KINDS: Readonly<Record<StoredEntry['kind'], number>> = {
  service: 1.15,
  solution: 0.97,
  industry: 1,
  article: 1,
  example: 0.9,
  question: 0.8,
  term: 0.9,
  page: 1,
}

/** Minimum share of the query's weight that an entry must contain. Only applies if no entry contains all terms. */
const ENOUGH = 0.6

/**
 * Best value of a term in each entry, by entry id, 0 to 1. If several fields are searched together, the value is that of the least valuable
 * field.
 */
function valuesOf(store: IndexStore, { tiers }: Term): Map<number, number> {
  const values = new Map<number, number>()
  for (const { names, value, fields } of tiers) {
    for (const together of fields) {
      const worth = value * Math.min(...together.map((field) => FIELDS[field]))
      for (const id of store.entriesWith(together, names)) {
        if ((values.get(id) ?? 0) < worth) values.set(id, worth)
      }
    }
  }
  return values
}

/**
 * Entries that contain all terms, best first. If there are none, the entries whose terms have at least the share `ENOUGH` of all weights.
 * @throws SearchStopped
 */
export function matchesOf(
  store: IndexStore,
  terms: readonly Term[],
  budget: Budget,
): readonly Match[] {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0)
  const sums = new Map<number, { met: number; named: number }>()
  for (const term of terms) {
    budget.check()
    for (const [id, value] of valuesOf(store, term)) {
      const sum = sums.get(id) ?? { met: 0, named: 0 }
      sum.met += term.weight * value
      sum.named += term.weight
      sums.set(id, sum)
    }
  }
  const least = (share: number) => [...sums].filter(([, { named }]) => named >= all * share)
  // Sums of equal weights can differ by rounding, if they are added in another order.
  const complete = least(1 - 1e-9)
  const chosen = complete.length > 0 ? complete : least(ENOUGH)
  return chosen
    .flatMap(([id, { met }]): readonly Match[] => {
      const entry = store.entry(id)
      return entry === undefined
        ? []
        : [{ entry, score: (met / Math.max(all, 1e-9)) * KINDS[entry.kind] }]
    })
    .toSorted((a, b) => b.score - a.score || a.entry.id - b.entry.id)
}
