import { randomUUID } from 'node:crypto'
import { child, children, isNode, ungrouped, walk } from './groq-ast.ts'
import type { Node } from './groq-ast.ts'
import { conjunctsOf, isLocal, lookupOf } from './groq-conditions.ts'
import type { Lookup, Source } from './groq-conditions.ts'
import { isTextMatch, textPlanOf } from './groq-text.ts'
import type { TextPlan } from './groq-text.ts'

/** `*[…]` as an index and a few conditions on each document: what the engine gives in its place, in this order. */
export interface Selection {
  readonly lookups: readonly Lookup[]
  /** Conditions that depend on the document and the parameters alone; the selection has passed them. */
  readonly conditions: readonly Node[]
  /** Arguments of `order()` that the selection is in; `_id` order without. */
  readonly order: readonly Node[]
  /** Parameters that conditions and order read. */
  readonly params: readonly string[]
  /** Tells selections apart across queries. */
  readonly key: string
}

/** What a query can see change: everything, or documents of some types, or some documents. */
export type Scope =
  | { readonly by: 'everything' }
  | { readonly by: 'type' | 'id'; readonly sources: readonly Source[] }

/** A query made ready: a tree for groq-js in which references that no document can have stand for the engine's answers. */
export interface Plan {
  readonly tree: Node
  /** Whether the tree goes through all documents somewhere. */
  readonly scans: boolean
  readonly selections: readonly Selection[]
  /** Index lookups whose key is computed while the query runs. */
  readonly lookups: readonly Lookup[]
  /** Queries inside of the query that do not depend on where they stand: evaluated once. */
  readonly subqueries: readonly Node[]
  readonly texts: readonly TextPlan[]
  readonly scopes: readonly Scope[]
}

/** A `_ref` that begins so is a question to the engine. Not to be guessed by a document or a query. */
export const MARK = `\u0001${randomUUID()}:`

const WITH_BASE = new Set(
  'AccessAttribute AccessElement ArrayCoerce Deref Filter FlatMap Group Map PipeFuncCall Projection Slice'.split(
    ' ',
  ),
)
/** The children that are evaluated for each item, in a scope of their own. */
const INNER: Readonly<Record<string, string>> = {
  Filter: 'expr',
  FlatMap: 'expr',
  Map: 'expr',
  PipeFuncCall: 'args',
  Projection: 'expr',
}

/** Plans a query. The tree is as `parse` of groq-js gave it. */
export function planQuery(tree: Node): Plan {
  const selections: Selection[] = []
  const lookups: Lookup[] = []
  const subqueries: Node[] = []
  const texts: TextPlan[] = []
  const scopes: Scope[] = []

  function rewrite(node: Node, nested: boolean): Node {
    if (isTextMatch(node)) {
      const plan = textPlanOf(node)
      if (plan !== undefined)
        return ask('text', texts.push(plan) - 1, { type: 'AccessAttribute', name: '_id' })
    }
    if (nested && standsAlone(node)) {
      const index = subqueries.push(node) - 1
      subqueries[index] = rewrite(node, false)
      return ask('query', index)
    }
    const selection = selectionOf(node, nested)
    if (selection !== undefined) return selection
    if (node.type === 'Everything') {
      scopes.push({ by: 'everything' })
      if (nested) return ask('all', 0)
    }
    if (node.type === 'FuncCall' && node['namespace'] !== 'global') noteFunction(node)
    return withChildren(node, (each, name) => rewrite(each, nested || INNER[node.type] === name))
  }

  function noteFunction(node: Node): void {
    const { namespace } = node
    if (namespace === 'releases') {
      scopes.push({ by: 'type', sources: [{ kind: 'constant', value: 'system.release' }] })
    } else if (namespace === 'documents') {
      scopes.push({ by: 'everything' })
    }
  }

  /** `*[…]` or `*[…] | order(…)`, answered by the engine as far as it can. */
  function selectionOf(node: Node, nested: boolean): Node | undefined {
    const ordered = node.type === 'PipeFuncCall' && node['name'] === 'order'
    const base = ordered ? child(node, 'base') : node
    const filters = base === undefined ? undefined : filtersOf(base)
    if (filters === undefined || (filters.length === 0 && !ordered)) return undefined
    const conditions = filters.flatMap(conjunctsOf)
    const order = ordered ? children(node, 'args') : []
    const found = conditions.flatMap((condition) => lookupOf(condition) ?? [])
    const fixed = found.filter((each) => !each.sources.some(({ kind }) => kind === 'outer'))
    scopes.push(scopeOf(fixed))
    return joined(conditions, order, nested) ?? selected(fixed, conditions, order)
  }

  /** `*[… == ^.x]`: a lookup, which proves the condition, for each place it is evaluated in; where `^.x` is no text, a scan. */
  function joined(
    conditions: readonly Node[],
    order: readonly Node[],
    nested: boolean,
  ): Node | undefined {
    for (const condition of conditions) {
      const each = lookupOf(condition)
      const [source, ...others] = each?.sources ?? []
      if (each === undefined || source?.kind !== 'outer' || others.length > 0) continue
      const key = rewrite(source.node, nested)
      const asked = ask('lookup', lookups.push(each) - 1, key)
      const exact = each.by !== 'group'
      const all = filtered(ask('all', 0), exact ? [condition] : [])
      const rest = exact ? conditions.filter((other) => other !== condition) : conditions
      const args = [asked, all]
      const start: Node = { type: 'FuncCall', namespace: 'global', name: 'coalesce', args }
      return finished(filtered(start, cheapestFirst(rest)), order)
    }
    return undefined
  }

  function selected(
    fixed: readonly Lookup[],
    conditions: readonly Node[],
    order: readonly Node[],
  ): Node {
    const local = conditions.filter(isLocal)
    const rest = conditions.filter((condition) => !local.includes(condition))
    const sorted = order.length > 0 && order.every(isLocal)
    const selection = makeSelection(fixed, cheapestFirst(local), sorted ? order : [])
    const asked = ask('selection', selections.push(selection) - 1)
    return finished(filtered(asked, cheapestFirst(rest)), sorted ? [] : order)
  }

  function filtered(start: Node, conditions: readonly Node[]): Node {
    return conditions.reduce<Node>(
      (base, expr) => ({ type: 'Filter', base, expr: rewrite(expr, true) }),
      start,
    )
  }

  function finished(base: Node, order: readonly Node[]): Node {
    if (order.length === 0) return base
    return {
      type: 'PipeFuncCall',
      name: 'order',
      base,
      args: order.map((each) => rewrite(each, true)),
    }
  }

  const planned = rewrite(tree, false)
  const scans = [planned, ...subqueries].some(readsEverything)
  return { tree: planned, scans, selections, lookups, subqueries, texts, scopes }
}

function readsEverything(tree: Node): boolean {
  let reads = false
  walk(tree, (node) => {
    if (node.type === 'Everything' || node['namespace'] === 'releases') reads = true
  })
  return reads
}

function ask(kind: string, index: number, key?: Node): Node {
  const text: Node = { type: 'Value', value: `${MARK}${kind}:${index}:` }
  const value = key === undefined ? text : { type: 'OpCall', op: '+', left: text, right: key }
  const attribute = { type: 'ObjectAttributeValue', name: '_ref', value }
  return { type: 'Deref', base: { type: 'Object', attributes: [attribute] } }
}

/** The filters on `*`, outermost last; undefined for what is no filtered `*`. */
function filtersOf(node: Node): Node[] | undefined {
  const inner = ungrouped(node)
  if (inner.type === 'Everything') return []
  const base = child(inner, 'base')
  const expr = child(inner, 'expr')
  if (inner.type !== 'Filter' || base === undefined || expr === undefined) return undefined
  const before = filtersOf(base)
  return before === undefined ? undefined : [...before, expr]
}

/** A chain that starts at `*` and looks at nothing outside of itself. */
function standsAlone(node: Node): boolean {
  let start: Node | undefined = node
  while (start !== undefined && WITH_BASE.has(start.type)) start = child(start, 'base')
  if (start?.type !== 'Everything' || node.type === 'Everything') return false
  let alone = true
  walk(node, (each) => {
    if (each.type === 'Parent') alone = false
  })
  return alone
}

function makeSelection(
  lookups: readonly Lookup[],
  conditions: readonly Node[],
  order: readonly Node[],
): Selection {
  const params = new Set<string>()
  for (const node of [...conditions, ...order]) {
    walk(node, (each) => {
      if (each.type === 'Parameter') params.add(String(each['name']))
    })
  }
  return {
    lookups,
    conditions,
    order,
    params: [...params].toSorted(),
    key: JSON.stringify([conditions, order]),
  }
}

function scopeOf(fixed: readonly Lookup[]): Scope {
  const id = fixed.find(({ by }) => by === 'id')
  if (id !== undefined) return { by: 'id', sources: id.sources }
  const type = fixed.find(({ by }) => by === 'type')
  return type === undefined ? { by: 'everything' } : { by: 'type', sources: type.sources }
}

function cheapestFirst(conditions: readonly Node[]): Node[] {
  return conditions.toSorted((a, b) => costOf(a) - costOf(b))
}

function costOf(condition: Node): number {
  let cost = 0
  walk(condition, (node) => {
    if (node.type === 'Everything') cost += 10_000
    else if (node.type === 'Deref') cost += 100
    else if (node.type === 'FuncCall' && node['name'] === 'references') cost += 1_000
    else if (node.type === 'FuncCall' && node['namespace'] === 'pt') cost += 2_000
    else if (node.type === 'OpCall' && node['op'] === 'match') cost += 500
    else cost += 1
  })
  return cost
}

function withChildren(node: Node, change: (child: Node, name: string) => Node): Node {
  if (node.type === 'Value') return node
  const entries = Object.entries(node).map(([name, value]): readonly [string, unknown] => {
    if (isNode(value)) return [name, change(value, name)]
    if (!Array.isArray(value)) return [name, value]
    return [name, value.map((item: unknown) => (isNode(item) ? change(item, name) : item))]
  })
  return { ...Object.fromEntries(entries), type: node.type }
}
