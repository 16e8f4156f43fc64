import { children } from './ast.ts'
import type { Node } from './ast.ts'
import { part } from './compiled.ts'
import type { Compile, CompileNode } from './compiled.ts'
import { innerScope } from './scope.ts'
import type { Evaluate, Scope } from './scope.ts'
import { isList, isObject } from './values.ts'

/** Compiles a node that iterates over a list, with a scope for each item. */
function throughItems(
  node: Node,
  inner: Compile,
  hidden: boolean,
  take: (made: unknown[], item: unknown, result: unknown) => void,
): Evaluate {
  const base = part(node, 'base', inner).evaluate
  const { evaluate, cost } = part(node, 'expr', inner)
  return (scope) => {
    const items = base(scope)
    if (!isList(items)) return null
    const { budget } = scope.world
    const made: unknown[] = []
    let counted = 0
    for (const item of items) {
      budget.spend(cost)
      take(made, item, evaluate(innerScope(scope, item, hidden)))
      if (made.length - counted > 1_000) {
        budget.grow(8 * (made.length - counted))
        counted = made.length
      }
    }
    return made
  }
}

/** Adds one attribute, one element or the items of a spread (`...`) to the object or list that is being constructed. */
type Build = (scope: Scope, made: Record<string, unknown>) => void

function compileAttribute(node: Node, inner: Compile): Build {
  const value = part(node, 'value', inner).evaluate
  if (node.type === 'ObjectAttributeValue') {
    const name = String(node['name'])
    return (scope, made) => {
      const result = value(scope)
      if (name !== '__proto__') made[name] = result
    }
  }
  const spread: Build = (scope, made) => {
    const object = value(scope)
    if (!isObject(object)) return
    const { budget } = scope.world
    const { length } = Object.keys(object)
    budget.spend(length)
    budget.grow(8 * length)
    Object.assign(made, object)
  }
  if (node.type === 'ObjectSplat') return spread
  const condition = part(node, 'condition', inner).evaluate
  return (scope, made) => {
    if (condition(scope) === true) spread(scope, made)
  }
}

/** Compilers for nodes that iterate over lists, or that construct lists and objects. */
export const LIST_NODES: Readonly<Record<string, CompileNode>> = {
  Filter: (node, inner) =>
    throughItems(node, inner, false, (made, item, result) => {
      if (result === true) made.push(item)
    }),
  Map: (node, inner) =>
    throughItems(node, inner, true, (made, _item, result) => {
      made.push(result)
    }),
  FlatMap: (node, inner) =>
    throughItems(node, inner, true, (made, _item, result) => {
      if (!isList(result)) made.push(result)
      else for (const each of result) made.push(each)
    }),
  AccessElement(node, inner) {
    const base = part(node, 'base', inner).evaluate
    const index = Number(node['index'])
    return (scope) => {
      const list = base(scope)
      if (!isList(list)) return null
      return list[index < 0 ? index + list.length : index] ?? null
    }
  },
  Slice(node, inner) {
    const base = part(node, 'base', inner).evaluate
    const left = Number(node['left'])
    const right = Number(node['right'])
    const isInclusive = node['isInclusive'] === true
    return (scope) => {
      const list = base(scope)
      if (!isList(list)) return null
      const from = left < 0 ? list.length + left : left
      const to = (right < 0 ? list.length + right : right) + (isInclusive ? 1 : 0)
      const made = list.slice(Math.max(0, from), Math.max(0, to))
      scope.world.budget.spend(made.length / 16)
      scope.world.budget.grow(8 * made.length)
      return made
    }
  },
  ArrayCoerce(node, inner) {
    const base = part(node, 'base', inner).evaluate
    return (scope) => {
      const value = base(scope)
      return isList(value) ? value : null
    }
  },
  Object(node, inner) {
    const attributes = children(node, 'attributes').map((each) => compileAttribute(each, inner))
    return (scope) => {
      const made: Record<string, unknown> = {}
      scope.world.budget.grow(32 + 8 * attributes.length)
      for (const build of attributes) build(scope, made)
      return made
    }
  },
  Array(node, inner) {
    const elements = children(node, 'elements').map((each) => ({
      value: part(each, 'value', inner).evaluate,
      isSplat: each['isSplat'] === true,
    }))
    return (scope) => {
      const { budget } = scope.world
      const made: unknown[] = []
      for (const { value, isSplat } of elements) {
        const item = value(scope)
        if (!isSplat) made.push(item)
        else if (isList(item)) {
          budget.spend(item.length / 4)
          for (const each of item) made.push(each)
        }
      }
      budget.grow(32 + 8 * made.length)
      return made
    }
  },
}
