import { child, children } from './ast.ts'
import type { Node } from './ast.ts'
import type { Budget } from './budget.ts'
import { innerScope } from './scope.ts'
import type { Evaluate, Scope } from './scope.ts'
import { compareValues, isList, isObject } from './values.ts'

type Path = readonly (string | number)[]
/** Finds the paths that a selector selects in a value. */
type Select = (value: unknown, scope: Scope) => Path[]

/** Compiles `diff::changedAny(before, after, selector)` and `diff::changedOnly(…)` with the semantics of groq-js. */
export function compileDifference(
  name: string,
  args: readonly Node[],
  compile: (node: Node) => Evaluate,
): Evaluate {
  const [first, second, selector] = args
  if (first === undefined || second === undefined || selector === undefined) {
    throw new Error(`diff::${name} needs three arguments`)
  }
  const before = compile(first)
  const after = compile(second)
  const select = compileSelector(selector, compile)
  const changed = name === 'changedAny' ? changedAny : changedOnly
  return (scope) => changed(before(scope), after(scope), select, scope)
}

function changedAny(before: unknown, after: unknown, select: Select, scope: Scope): boolean {
  const { budget } = scope.world
  const beforePaths = select(before, innerScope(scope, before, true))
  const afterPaths = select(after, innerScope(scope, after, true))
  if (beforePaths.length !== afterPaths.length) return true
  return beforePaths.some((path) => {
    for (const [index, place] of path.entries()) {
      if (typeof place !== 'number') continue
      const list = valueAt(before, path.slice(0, index))
      const other = valueAt(after, path.slice(0, index))
      if (!isList(list) || !isList(other) || list.length !== other.length) return true
    }
    return !isSame(valueAt(before, path), valueAt(after, path), budget)
  })
}

function changedOnly(before: unknown, after: unknown, select: Select, scope: Scope): boolean {
  const selected = select(before, innerScope(scope, before, true))
  return changedPaths(before, after, scope.world.budget).every((path) => {
    scope.world.budget.spend(selected.length)
    return selected.some((prefix) => prefix.every((place, index) => path[index] === place))
  })
}

/** Returns the paths at which two values differ. */
function changedPaths(before: unknown, after: unknown, budget: Budget): Path[] {
  const changed: Path[] = []
  const open: Path[] = [[]]
  for (const path of open) {
    budget.spend(1 + path.length)
    const b = valueAt(before, path)
    const a = valueAt(after, path)
    if (isObject(a) && isObject(b)) {
      if (isSame(a, b, budget)) continue
      for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) open.push([...path, key])
    } else if (isList(a) && isList(b)) {
      if (a.length !== b.length) changed.push(path)
      else if (!isSame(a, b, budget)) b.forEach((_item, index) => open.push([...path, index]))
    } else if (a !== b && !(a == null && b == null) && compareValues(a, b, budget) !== 0) {
      changed.push(path)
    }
  }
  return changed
}

/** Returns the value at a path, or undefined if a step of the path is missing. */
function valueAt(value: unknown, path: Path): unknown {
  let current: unknown = value
  for (const place of path) {
    const holds = (isObject(current) || isList(current)) && Object.hasOwn(current, place)
    const entries: Readonly<Record<string, unknown>> = holds ? Object(current) : {}
    current = entries[place]
    if (!current) break
  }
  return current
}

function isSame(a: unknown, b: unknown, budget: Budget): boolean {
  budget.spend(1)
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  const left: Readonly<Record<string, unknown>> = Object(a)
  const right: Readonly<Record<string, unknown>> = Object(b)
  return keys.every((key) => isSame(left[key], right[key], budget))
}

function compileSelector(node: Node, compile: (node: Node) => Evaluate): Select {
  const inner = (name: string): Select => {
    const found = child(node, name)
    return found === undefined ? () => [[]] : compileSelector(found, compile)
  }
  switch (node.type) {
    case 'Group':
      return inner('base')
    case 'Tuple': {
      const members = children(node, 'members').map((each) => compileSelector(each, compile))
      return (value, scope) => members.flatMap((member) => member(value, scope))
    }
    case 'AccessAttribute': {
      const base = inner('base')
      const name = String(node['name'])
      return (value, scope) => base(value, scope).map((path) => [...path, name])
    }
    case 'ArrayCoerce': {
      const base = inner('base')
      return (value, scope) => itemsAt(value, base(value, scope), scope).map(({ path }) => path)
    }
    case 'Filter': {
      const base = inner('base')
      const condition = compile(child(node, 'expr') ?? { type: 'This' })
      return (value, scope) =>
        itemsAt(value, base(value, scope), scope)
          .filter(({ item }) => condition(innerScope(innerScope(scope, [item]), item)) === true)
          .map(({ path }) => path)
    }
    case 'SelectorFuncCall': {
      const condition = compile(child(node, 'arg') ?? { type: 'This' })
      return (value, scope) => anywhere(value, condition, scope, [])
    }
    case 'SelectorNested': {
      const base = inner('base')
      const nested = inner('nested')
      return (value, scope) =>
        base(value, scope).flatMap((path) =>
          nested(valueAt(value, path), scope).map((rest) => [...path, ...rest]),
        )
    }
    default:
      throw new Error(`diff:: needs a selector, not ${node.type}`)
  }
}

function itemsAt(
  value: unknown,
  paths: readonly Path[],
  scope: Scope,
): { readonly item: unknown; readonly path: Path }[] {
  return paths.flatMap((path) => {
    const list = valueAt(value, path)
    if (!isList(list)) return []
    scope.world.budget.spend(list.length)
    return list.map((item, index) => ({ item, path: [...path, index] }))
  })
}

function anywhere(value: unknown, condition: Evaluate, scope: Scope, path: Path): Path[] {
  scope.world.budget.spend(1)
  const hidden = innerScope(scope, value, true)
  const below = (item: unknown, place: string | number): Path[] =>
    anywhere(item, condition, hidden, [...path, place])
  if (isList(value)) return value.flatMap((item, index) => below(item, index))
  if (!isObject(value)) return []
  const own = condition(hidden) === true ? [path] : []
  return [...own, ...Object.entries(value).flatMap(([name, item]) => below(item, name))]
}
