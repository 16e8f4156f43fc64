import { LRUCache } from 'lru-cache'
import { walk } from './ast.ts'
import type { Node } from './ast.ts'
import { rootScope } from './scope.ts'
import type { Compiled } from './compiled.ts'
import type { Evaluate, Scope } from './scope.ts'
import { lazyTextOf } from '#lake/documents/lazy-attributes.ts'

/** Nodes that read more than the current value and the targets of its references. */
const LOOKS_AROUND = new Set('Asked Context Everything Parameter Parent PipeFuncCall'.split(' '))
/** Namespaces that contain only pure functions. */
const OF_VALUES = new Set(['array', 'math', 'pt', 'string'])
const OF_THE_WORLD = new Set(['identity', 'now'])

/** Minimum cost for caching. Evaluating a cheaper expression takes no longer than a cache lookup. */
const LEAST_COST = 16

/** Maximum size of the cache and of one value, in characters of JSON. The value of a typical list item has 1,000 to 3,000 characters. */
const MOST = 2_000_000
const MOST_OF_ONE = 8_000

interface Remembered {
  readonly value: unknown
  /** Target of each dereferenced id; undefined if the target is missing. */
  readonly followed: ReadonlyMap<string, unknown>
  readonly forget: () => void
}

/** LRU cache of the results of all queries. */
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

/** Freezes a value that several results will share, and returns it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const item of Object.values(value)) frozen(item)
  return Object.freeze(value)
}

/**
 * Caches an expression per document with long attributes. A cached value is valid as long as that document and all dereferenced documents
 * are the same objects: documents are immutable and a write replaces them. Repeated list queries then evaluate only the changed items.
 * Expressions that read anything else are not cached: their `evaluate` is returned unchanged.
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
    // Dereferences each id again, which also registers the target as a dependency of the query's result.
    for (const [id, found] of one.followed) {
      if (world.dereference(id) === found) continue
      all.delete(one)
      return evaluateAnew(document, scope)
    }
    all.get(one)
    return one.value
  }
}
