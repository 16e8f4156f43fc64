import { LRUCache } from 'lru-cache'
import { walk } from './ast.ts'
import type { Node } from './ast.ts'
import { rootScope } from './scope.ts'
import type { Compiled } from './compiled.ts'
import type { Evaluate, Scope } from './scope.ts'
import { lazyTextOf } from '#lake/documents/lazy-attributes.ts'

/** Types of nodes that read more than the current value and the targets of its references. */
const LOOKS_AROUND = new Set('Asked Context Everything Parameter Parent PipeFuncCall'.split(' '))
/** Namespaces whose functions depend only on their arguments. */
const OF_VALUES = new Set(['array', 'math', 'pt', 'string'])
const OF_THE_WORLD = new Set(['identity', 'now'])

/** Minimum cost of an expression that is cached. A cheaper one takes no longer to evaluate than to look up. */
const LEAST_COST = 16

/** Maximum size of the cache, and of one value in it, in characters of JSON. A typical list item has 1,000 to 3,000 characters. */
const MOST = 2_000_000
const MOST_OF_ONE = 8_000

interface Remembered {
  readonly value: unknown
  /** Document for each reference that the evaluation followed, by id; undefined for a missing one. */
  readonly followed: ReadonlyMap<string, unknown>
  readonly forget: () => void
}

/** LRU cache of values, shared by all queries. */
const all = new LRUCache<Remembered, number>({
  maxSize: MOST,
  sizeCalculation: (length) => length,
  dispose: (_length, { forget }) => forget(),
})

function looksAround(node: Node): boolean {
  if (LOOKS_AROUND.has(node.type)) return true
  if (node.type !== 'FuncCall') return false
  const namespace = String(node['namespace'])
  if (namespace === 'global') return OF_THE_WORLD.has(String(node['name']))
  return !OF_VALUES.has(namespace)
}

/** Deeply freezes a value, which several results will share, and returns it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const item of Object.values(value)) frozen(item)
  return Object.freeze(value)
}

/**
 * Caches the values of an expression, one for each document with long attributes. A cached value is valid as long as this document and the
 * documents that it refers to are the identical objects: documents are immutable, and a write replaces them. So repeated list queries
 * evaluate only changed items. An expression that reads anything else is not cached: its `evaluate` is returned unchanged.
 * @param node the expression of a projection
 */
export function remembering(node: Node | undefined, { evaluate, cost }: Compiled): Evaluate {
  if (node === undefined || cost < LEAST_COST) return evaluate
  let isLocal = true
  walk(node, (each) => {
    if (looksAround(each)) isLocal = false
  })
  if (!isLocal) return evaluate
  const known = new WeakMap<object, Remembered>()

  const evaluateAnew = (document: object, { world }: Scope): unknown => {
    const followed = new Map<string, unknown>()
    const dereference = (id: string) => {
      const found = world.dereference(id)
      followed.set(id, found)
      return found
    }
    const value = frozen(evaluate(rootScope({ ...world, dereference }, document)))
    const { length } = JSON.stringify(value)
    if (length > MOST_OF_ONE) return value
    const made = { value, followed, forget: () => void known.delete(document) }
    known.set(document, made)
    all.set(made, length)
    return value
  }

  return (scope) => {
    const { value: document, world } = scope
    if (typeof document !== 'object' || document === null || lazyTextOf(document) === undefined)
      return evaluate(scope)
    const one = known.get(document)
    if (one === undefined) return evaluateAnew(document, scope)
    // Follows each reference again, which also adds its target to the dependencies of the query's result.
    for (const [id, found] of one.followed) {
      if (world.dereference(id) === found) continue
      all.delete(one)
      return evaluateAnew(document, scope)
    }
    all.get(one)
    return one.value
  }
}
