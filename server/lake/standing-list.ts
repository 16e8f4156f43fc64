import { evaluateSync } from 'groq-js'
import type { Node, Params } from './groq-ast.ts'
import { compareIds } from './ids.ts'
import type { LakeDocument } from './types.ts'

interface Entry {
  readonly document: LakeDocument
  readonly keys: readonly unknown[]
}

/** The documents that pass some conditions, in some order, kept as documents come and go. */
export interface StandingList {
  /** Lists once given out no longer change. */
  documents(): readonly LakeDocument[]
  /** To be called with each document that was written, and undefined for one that is gone. */
  update(id: string, document: LakeDocument | undefined): void
}

/**
 * Filters and sorts documents by conditions and `order()` arguments that depend on nothing but the document and the
 * parameters, with groq-js itself.
 */
export function selectFrom(
  candidates: readonly LakeDocument[],
  conditions: readonly Node[],
  order: readonly Node[],
  params: Params,
): readonly LakeDocument[] {
  const start: Node = { type: 'Value', value: candidates }
  const filtered = conditions.reduce<Node>((base, expr) => ({ type: 'Filter', base, expr }), start)
  const tree =
    order.length === 0
      ? filtered
      : { type: 'PipeFuncCall', name: 'order', base: filtered, args: order }
  if (tree === start) return candidates
  return evaluateSync(tree, { params: { ...params } }).data
}

/** The candidates that meet the conditions, in order, kept up to date change by change. */
export function createStandingList(
  candidates: readonly LakeDocument[],
  conditions: readonly Node[],
  order: readonly Node[],
  params: Params,
): StandingList {
  const directions = order.map(({ type }) => (type === 'Desc' ? -1 : 1))
  const mappers = order.map((node) =>
    node.type === 'Desc' || node.type === 'Asc' ? node['base'] : node,
  )
  const elements = mappers.map((value) => ({ type: 'ArrayElement', value, isSplat: false }))

  function entriesOf(documents: readonly LakeDocument[]): Entry[] {
    const base: Node = { type: 'Value', value: documents }
    const tree = { type: 'Map', base, expr: { type: 'Array', elements } }
    const keys: readonly (readonly unknown[])[] =
      order.length === 0 ? [] : evaluateSync(tree, { params: { ...params } }).data
    return documents.map((document, index) => ({ document, keys: keys[index] ?? [] }))
  }

  function compare(a: Entry, b: Entry): number {
    for (const [index, direction] of directions.entries()) {
      const order = compareValues(a.keys[index], b.keys[index]) * direction
      if (order !== 0) return order
    }
    return compareIds(a.document._id, b.document._id)
  }

  const entries = entriesOf(selectFrom(candidates, conditions, [], params))
  if (order.length > 0) entries.sort(compare)
  const byId = new Map(entries.map((entry) => [entry.document._id, entry]))
  let listed: readonly LakeDocument[] | undefined

  function positionOf(entry: Entry): number {
    let low = 0
    let high = entries.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = entries[middle]
      if (other !== undefined && compare(other, entry) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    documents() {
      listed ??= Object.freeze(entries.map(({ document }) => document))
      return listed
    },
    update(id, document) {
      const before = byId.get(id)
      if (before !== undefined) {
        entries.splice(positionOf(before), 1)
        byId.delete(id)
        listed = undefined
      }
      if (document === undefined) return
      const [entry] = entriesOf(selectFrom([document], conditions, [], params))
      if (entry === undefined) return
      entries.splice(positionOf(entry), 0, entry)
      byId.set(id, entry)
      listed = undefined
    },
  }
}

const RANKS: Readonly<Record<string, number>> = { number: 2, string: 3, boolean: 4 }

/** The order of `order()` in groq-js: dates, numbers, strings, booleans, then all the rest, which is equal. */
function compareValues(a: unknown, b: unknown): number {
  const left = rankOf(a)
  const right = rankOf(b)
  if (left !== right) return left - right
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  if (typeof a === 'string' && typeof b === 'string') return compareIds(a, b)
  return isDate(a) && isDate(b) ? a.compareTo(b) : 0
}

function rankOf(value: unknown): number {
  return isDate(value) ? 1 : (RANKS[typeof value] ?? 100)
}

interface GroqDate {
  compareTo(other: unknown): number
}

function isDate(value: unknown): value is GroqDate {
  return (
    typeof value === 'object' &&
    value !== null &&
    'compareTo' in value &&
    typeof value.compareTo === 'function'
  )
}
