import { LRUCache } from 'lru-cache'
import { walk } from './ast.ts'
import type { Node } from './ast.ts'
import { rootScope } from './scope.ts'
import type { Compiled } from './compiled.ts'
import type { Evaluate, Scope } from './scope.ts'
import { keptTextOf } from '#lake/documents/lazy-attributes.ts'

/** Nodes that look at more than the value at hand and what its references lead to. */
const LOOKS_AROUND = new Set('Asked Context Everything Parameter Parent PipeFuncCall'.split(' '))
/** Functions of their arguments and of nothing else; of the global ones all but the named. */
const OF_VALUES = new Set(['array', 'math', 'pt', 'string'])
const OF_THE_WORLD = new Set(['identity', 'now'])

/** What costs less is evaluated as fast as it is remembered: a few attributes, for all documents of a dataset perhaps. */
const LEAST_COST = 16

/** Characters of JSON of all that is remembered, and of one value: an item of a list has one to three thousand. */
const MOST = 2_000_000
const MOST_OF_ONE = 8_000

interface Remembered {
  readonly value: unknown
  /** What each reference that was followed led to; undefined where nothing was. */
  readonly followed: ReadonlyMap<string, unknown>
  readonly forget: () => void
}

/** All that is remembered, whichever query it is of; what was asked for least recently goes first. */
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

/** The value itself, which from now on several answers are made of. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const item of Object.values(value)) frozen(item)
  return Object.freeze(value)
}

/**
 * The same expression, which is not evaluated again for a document with long attributes as long as that document and each one that it
 * was led to are the very same objects: a list that is asked for anew differs in a few of its items. Documents never change, a
 * write puts others in their place. An expression that looks at more than that stays as it is.
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
    if (typeof document !== 'object' || document === null || keptTextOf(document) === undefined)
      return evaluate(scope)
    const one = known.get(document)
    if (one === undefined) return evaluateAnew(document, scope)
    // Each is followed again, so that the answer is told to depend on it.
    for (const [id, found] of one.followed) {
      if (world.dereference(id) === found) continue
      all.delete(one)
      return evaluateAnew(document, scope)
    }
    all.get(one)
    return one.value
  }
}
