import { child, children, ungrouped, walk } from './ast.ts'
import type { Node } from './ast.ts'

/** Origin of the value with which a condition compares an attribute. */
export type Source =
  | { readonly kind: 'constant'; readonly value: unknown }
  | { readonly kind: 'param'; readonly name: string }
  /** Expression that depends on scopes outside the filter. It is evaluated in the outer scope. */
  | { readonly kind: 'outer'; readonly node: Node }

/**
 * Condition for which an index finds the documents. The filter is still evaluated on the found documents, except for a join whose lookup
 * has `isExact`.
 */
export type Lookup = {
  readonly sources: readonly Source[]
  /** True if the items of a list are looked up one by one (`in`). False if the list is compared as a value. */
  readonly isSpread: boolean
  /** True if the index returns exactly the documents that meet the condition. */
  readonly isExact: boolean
} & (
  | { readonly by: 'id' | 'type' | 'reference' | 'group' }
  | { readonly by: 'attribute'; readonly path: readonly string[] }
  /** Looks up the items of the list at `path`, or the values at the path `item` within these items. */
  | { readonly by: 'item'; readonly path: readonly string[]; readonly item: readonly string[] }
  /** `expr match …`: looks up the words of an expression that depends only on the document. */
  | { readonly by: 'words'; readonly expr: Node }
)

/** Names of functions whose result depends only on their arguments and the document. */
const PURE = new Set(
  'coalesce count dateTime defined length lower path references round string upper'.split(' '),
)
const PURE_NAMESPACES = new Set(['string', 'array', 'math', 'pt'])
const PURE_SANITY = new Set(['versionOf', 'partOfRelease'])
const PLAIN = new Set(
  (
    'AccessAttribute AccessElement And Array ArrayCoerce ArrayElement Asc Desc Filter FlatMap Group InRange Map Neg Not ' +
    'Object ObjectAttributeValue ObjectConditionalSplat ObjectSplat OpCall Or Parameter Pos Projection Select ' +
    'SelectAlternative Slice This Value'
  ).split(' '),
)

/** True if an expression depends only on the current document and the query's parameters. */
export function isLocal(expr: Node): boolean {
  let local = true
  walk(expr, (node) => {
    if (PLAIN.has(node.type)) return
    if (node.type !== 'FuncCall' || !isPure(node)) local = false
  })
  return local
}

/** True if an expression depends only on the document, the parameters and documents that it refers to directly, such as `author->name`. */
export function isNear(expr: Node): boolean {
  const node = ungrouped(expr)
  const base = child(node, 'base')
  if (node.type === 'Deref') return base !== undefined && pathOf(base) !== undefined
  if (base !== undefined && STEPS_OF_ATTRIBUTES.has(node.type)) return isNear(base)
  const args = children(node, 'args')
  if (node.type === 'FuncCall' && isPure(node) && args.length > 0) {
    return args.every(isNear)
  }
  const left = child(node, 'left')
  const right = child(node, 'right')
  if (left !== undefined && right !== undefined && OPERATIONS.has(node.type)) {
    return isNear(left) && isNear(right)
  }
  return isLocal(node)
}

const STEPS_OF_ATTRIBUTES = new Set('AccessAttribute AccessElement Asc Desc Not'.split(' '))
const OPERATIONS = new Set('And OpCall Or'.split(' '))

function isPure(call: Node): boolean {
  const name = String(call['name'])
  if (call['namespace'] === 'global') return PURE.has(name)
  if (call['namespace'] === 'sanity') return PURE_SANITY.has(name)
  return PURE_NAMESPACES.has(String(call['namespace']))
}

/** Returns the conjuncts of a filter: `[a && b][c]` has three. */
export function conjunctsOf(expr: Node): Node[] {
  const inner = ungrouped(expr)
  const left = child(inner, 'left')
  const right = child(inner, 'right')
  if (inner.type !== 'And' || left === undefined || right === undefined) return [expr]
  return [...conjunctsOf(left), ...conjunctsOf(right)]
}

/** Returns the index lookup for a condition, or undefined if the condition must be evaluated for every document. */
export function lookupOf(condition: Node): Lookup | undefined {
  const node = ungrouped(condition)
  if (node.type === 'FuncCall') return callLookup(node)
  const left = child(node, 'left')
  const right = child(node, 'right')
  if (node.type !== 'OpCall' || left === undefined || right === undefined) return undefined
  if (node['op'] === '==') return equality(left, right) ?? equality(right, left)
  if (node['op'] === 'match') return byWords(left, right)
  return node['op'] === 'in' ? (membership(left, right) ?? containment(left, right)) : undefined
}

function callLookup(call: Node): Lookup | undefined {
  const name = `${String(call['namespace'])}::${String(call['name'])}`
  if (name !== 'global::references' && name !== 'sanity::versionOf') return undefined
  const sources = children(call, 'args').map(sourceOf)
  if (!allKnown(sources)) return undefined
  return name === 'global::references'
    ? { by: 'reference', sources, isSpread: true, isExact: true }
    : { by: 'group', sources, isSpread: false, isExact: false }
}

function equality(attribute: Node, value: Node): Lookup | undefined {
  const path = pathOf(attribute)
  const source = sourceOf(value)
  return path === undefined || source === undefined ? undefined : lookup(path, [source], false)
}

function membership(attribute: Node, values: Node): Lookup | undefined {
  const path = pathOf(attribute)
  const list = ungrouped(values)
  if (path === undefined) return undefined
  if (list.type === 'Parameter') {
    return lookup(path, [{ kind: 'param', name: String(list['name']) }], true)
  }
  if (list.type !== 'Array') {
    const node = outerOf(list)
    return node === undefined ? undefined : lookup(path, [{ kind: 'outer', node }], true)
  }
  const elements = children(list, 'elements')
  if (elements.some((element) => element['isSplat'] === true)) return undefined
  const sources: readonly (Source | undefined)[] = elements.map((element) => {
    const value = child(element, 'value')
    return value === undefined ? undefined : sourceOf(value)
  })
  if (!allKnown(sources) || sources.some(({ kind }) => kind === 'outer')) return undefined
  return lookup(path, sources, false)
}

/** Returns the index lookup for `x in tags`, `x in tags[]` or `x in refs[]._ref`. */
function containment(value: Node, list: Node): Lookup | undefined {
  const source = sourceOf(value)
  const inner = ungrouped(list)
  const isMapped = inner.type === 'Map'
  const item = isMapped ? pathOf(child(inner, 'expr') ?? inner) : []
  const coerced = isMapped ? child(inner, 'base') : inner
  if (isMapped && coerced?.type !== 'ArrayCoerce') return undefined
  const base = coerced?.type === 'ArrayCoerce' ? child(coerced, 'base') : coerced
  const path = base === undefined ? undefined : pathOf(base)
  if (source === undefined || path === undefined || item === undefined) return undefined
  return { by: 'item', path, item, sources: [source], isSpread: false, isExact: true }
}

function byWords(text: Node, pattern: Node): Lookup | undefined {
  const source = sourceOf(pattern)
  if (source === undefined || source.kind === 'outer' || !isLocal(text)) return undefined
  let hasParams = false
  walk(text, (node) => {
    if (node.type === 'Parameter') hasParams = true
  })
  if (hasParams) return undefined
  return { by: 'words', expr: text, sources: [source], isSpread: false, isExact: false }
}

function lookup(path: readonly string[], sources: readonly Source[], isSpread: boolean): Lookup {
  const [first] = path
  const rest = { sources, isSpread, isExact: true }
  if (path.length === 1 && first === '_id') return { by: 'id', ...rest }
  if (path.length === 1 && first === '_type') return { by: 'type', ...rest }
  return { by: 'attribute', path, ...rest }
}

function allKnown(sources: readonly (Source | undefined)[]): sources is readonly Source[] {
  return sources.length > 0 && sources.every((source) => source !== undefined)
}

/** Returns the path of an expression such as `a.b` in the current document, or undefined for other expressions. */
function pathOf(node: Node): string[] | undefined {
  const inner = ungrouped(node)
  if (inner.type !== 'AccessAttribute') return undefined
  const name = String(inner['name'])
  const base = child(inner, 'base')
  if (base === undefined || base.type === 'This') return [name]
  const before = pathOf(base)
  return before === undefined ? undefined : [...before, name]
}

function sourceOf(node: Node): Source | undefined {
  const inner = ungrouped(node)
  if (inner.type === 'Value') return { kind: 'constant', value: inner['value'] }
  if (inner.type === 'Parameter') return { kind: 'param', name: String(inner['name']) }
  const outer = outerOf(inner)
  return outer === undefined ? undefined : { kind: 'outer', node: outer }
}

const STEPS = new Set('AccessAttribute AccessElement ArrayCoerce FlatMap Map Slice'.split(' '))

/** Rewrites `^.a.b` and `^.a[].b` for the outer scope: `a.b` and `a[].b`. */
function outerOf(node: Node): Node | undefined {
  if (node.type === 'Parent') {
    const depth = Number(node['n'])
    return depth === 1 ? { type: 'This' } : { type: 'Parent', n: depth - 1 }
  }
  const base = child(node, 'base')
  const expr = child(node, 'expr')
  if (!STEPS.has(node.type) || base === undefined) return undefined
  if (expr !== undefined && pathOf(expr) === undefined) return undefined
  const outer = outerOf(ungrouped(base))
  return outer === undefined ? undefined : { ...node, base: outer }
}
