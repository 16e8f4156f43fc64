import { compile } from './compile.ts'
import { child } from './ast.ts'
import type { Node } from './ast.ts'
import { isNear, isLocal } from './conditions.ts'
import type { Budget } from './budget.ts'
import { rootScope } from './scope.ts'
import type { Surroundings } from './scope.ts'
import { orderValues } from './values.ts'
import type { LakeDocument } from '#lake/documents/types.ts'

/** Conditions and `order()` arguments that depend on a document, the parameters, and documents that it refers to directly. */
export interface Sorting {
  readonly hasConditions: boolean
  readonly hasOrder: boolean
  /** True if referenced documents are read. A change of such a document can then change the order or the selection. */
  readonly followsReferences: boolean
  passes(document: LakeDocument, world: Surroundings): boolean
  /** Returns the values by which a document is sorted. */
  keysOf(document: LakeDocument, world: Surroundings): readonly unknown[]
  compareKeys(a: readonly unknown[], b: readonly unknown[], budget: Budget): number
}

/** Compiles conditions and order. */
export function createSorting(conditions: readonly Node[], order: readonly Node[]): Sorting {
  const tests = conditions.map(compile)
  const keys = order.map((node) => {
    const isWrapped = node.type === 'Desc' || node.type === 'Asc'
    const key = isWrapped ? (child(node, 'base') ?? node) : node
    return { ...compile(key), direction: node.type === 'Desc' ? -1 : 1 }
  })
  const cost = [...tests, ...keys].reduce((sum, each) => sum + each.cost, 1)
  return {
    hasConditions: tests.length > 0,
    hasOrder: keys.length > 0,
    followsReferences: [...conditions, ...order].some((each) => isNear(each) && !isLocal(each)),
    passes(document, world) {
      world.budget.spend(cost)
      const scope = rootScope(world, document)
      return tests.every(({ evaluate }) => evaluate(scope) === true)
    },
    keysOf(document, world) {
      const scope = rootScope(world, document)
      return keys.map(({ evaluate }) => evaluate(scope))
    },
    compareKeys(a, b, budget) {
      budget.spend(1)
      for (const [index, { direction }] of keys.entries()) {
        const order = orderValues(a[index], b[index], budget) * direction
        if (order !== 0) return order
      }
      return 0
    },
  }
}
