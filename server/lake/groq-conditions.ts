import { child, children, ungrouped, walk } from './groq-ast.ts'
import type { Node } from './groq-ast.ts'

/** Where the value that a condition compares with comes from. */
export type Source =
  | { readonly kind: 'constant'; readonly value: unknown }
  | { readonly kind: 'param'; readonly name: string }
  /** An expression over the scopes outside of the filter, to be evaluated there. */
  | { readonly kind: 'outer'; readonly node: Node }

/** A condition that an index can look up. The filter is still evaluated on what the index gives. */
export type Lookup =
  | { readonly by: 'id' | 'type' | 'reference' | 'group'; readonly sources: readonly Source[] }
  | {
      readonly by: 'attribute'
      readonly path: readonly string[]
      readonly sources: readonly Source[]
    }

/** Functions whose answer depends on their arguments and on the document alone. */
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

/** Says whether an expression's value follows from the document at hand and the query's parameters alone. */
export function isLocal(expr: Node): boolean {
  let local = true
  walk(expr, (node) => {
    if (PLAIN.has(node.type)) return
    if (node.type !== 'FuncCall' || !isPure(node)) local = false
  })
  return local
}

function isPure(call: Node): boolean {
  const name = String(call['name'])
  if (call['namespace'] === 'global') return PURE.has(name)
  if (call['namespace'] === 'sanity') return PURE_SANITY.has(name)
  return PURE_NAMESPACES.has(String(call['namespace']))
}

/** The conditions of a filter: `[a && b][c]` has three. */
export function conjunctsOf(expr: Node): Node[] {
  const inner = ungrouped(expr)
  const left = child(inner, 'left')
  const right = child(inner, 'right')
  if (inner.type !== 'And' || left === undefined || right === undefined) return [expr]
  return [...conjunctsOf(left), ...conjunctsOf(right)]
}

/** What an index can do for a condition; undefined when it has to be evaluated document by document. */
export function lookupOf(condition: Node): Lookup | undefined {
  const node = ungrouped(condition)
  if (node.type === 'FuncCall' && node['namespace'] === 'global' && node['name'] === 'references') {
    const sources = children(node, 'args').map(sourceOf)
    return allKnown(sources) ? { by: 'reference', sources } : undefined
  }
  if (node.type === 'FuncCall' && node['namespace'] === 'sanity' && node['name'] === 'versionOf') {
    const sources = children(node, 'args').map(sourceOf)
    return allKnown(sources) ? { by: 'group', sources } : undefined
  }
  const left = child(node, 'left')
  const right = child(node, 'right')
  if (node.type !== 'OpCall' || left === undefined || right === undefined) return undefined
  if (node['op'] === '==') return equality(left, right) ?? equality(right, left)
  return node['op'] === 'in' ? membership(left, right) : undefined
}

function equality(attribute: Node, value: Node): Lookup | undefined {
  const path = pathOf(attribute)
  const source = sourceOf(value)
  return path === undefined || source === undefined ? undefined : lookup(path, [source])
}

function membership(attribute: Node, values: Node): Lookup | undefined {
  const path = pathOf(attribute)
  const list = ungrouped(values)
  if (path === undefined) return undefined
  if (list.type === 'Parameter')
    return lookup(path, [{ kind: 'param', name: String(list['name']) }])
  if (list.type !== 'Array') return undefined
  const elements = children(list, 'elements')
  if (elements.some((element) => element['isSplat'] === true)) return undefined
  const sources: readonly (Source | undefined)[] = elements.map((element) => {
    const value = child(element, 'value')
    return value === undefined ? undefined : sourceOf(value)
  })
  // An element that is itself a list would be spread by the lookup, which only widens what the filter then narrows.
  if (!allKnown(sources) || sources.some(({ kind }) => kind === 'outer')) return undefined
  return lookup(path, sources)
}

function lookup(path: readonly string[], sources: readonly Source[]): Lookup {
  const [first] = path
  if (path.length === 1 && first === '_id') return { by: 'id', sources }
  if (path.length === 1 && first === '_type') return { by: 'type', sources }
  return { by: 'attribute', path, sources }
}

function allKnown(sources: readonly (Source | undefined)[]): sources is readonly Source[] {
  return sources.length > 0 && sources.every((source) => source !== undefined)
}

/** `a.b` of the document at hand. */
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

/** `^.a.b` as the same expression one scope further out: `a.b`. */
function outerOf(node: Node): Node | undefined {
  if (node.type === 'Parent') {
    const depth = Number(node['n'])
    return depth === 1 ? { type: 'This' } : { type: 'Parent', n: depth - 1 }
  }
  if (node.type !== 'AccessAttribute') return undefined
  const base = child(node, 'base')
  const outer = base === undefined ? undefined : outerOf(ungrouped(base))
  return outer === undefined ? undefined : { ...node, base: outer }
}
