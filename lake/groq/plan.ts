import { child, children, isNode, ungrouped, walk } from './ast.ts'
import type { Node } from './ast.ts'
import { compile } from './compile.ts'
import { conjunctsOf, isNear, lookupOf } from './conditions.ts'
import type { Lookup, Source } from './conditions.ts'
import { isTextMatch, textPlanOf } from './text.ts'
import type { Evaluate, Question } from './scope.ts'
import type { TextPlan } from './text.ts'
import { createSorting } from './sorting.ts'
import type { Sorting } from './sorting.ts'

/** Plan of `*[…]`: index lookups, conditions to evaluate on each document found, and the order of the result. */
export interface Selection {
  readonly lookups: readonly Lookup[]
  /** Conditions and order of the selection. */
  readonly sorting: Sorting
  /** Names of the parameters in the conditions and the order. */
  readonly params: readonly string[]
  /** Text that is equal for equal selections, also in different queries. */
  readonly key: string
}

/** Documents whose changes can affect a query: all documents, all documents of some types, or single ids. */
export type Scope =
  | { readonly by: 'everything' }
  | { readonly by: 'type' | 'id'; readonly sources: readonly Source[] }

/** Compiled query. `Question` nodes replace the expressions that the query engine evaluates faster with its indexes. */
export interface Plan {
  readonly evaluate: Evaluate
  readonly selections: readonly Selection[]
  /** Index lookups with a value that is computed while the query runs. */
  readonly lookups: readonly Lookup[]
  /** Subqueries that do not depend on the scope around them, and are therefore evaluated only once. */
  readonly subqueries: readonly Evaluate[]
  readonly texts: readonly TextPlan[]
  readonly scopes: readonly Scope[]
}

const WITH_BASE = new Set(
  'AccessAttribute AccessElement ArrayCoerce Deref Filter FlatMap Group Map PipeFuncCall Projection Slice'.split(
    ' ',
  ),
)
/** For each type of node, the attribute with the child node that is evaluated for each item, in a scope of its own. */
const INNER: Readonly<Record<string, string>> = {
  Filter: 'expr',
  FlatMap: 'expr',
  Map: 'expr',
  PipeFuncCall: 'args',
  Projection: 'expr',
}

/** Plans a query. @param tree syntax tree from groq-js */
export function planQuery(tree: Node): Plan {
  const selections: Selection[] = []
  const lookups: Lookup[] = []
  const subqueries: Evaluate[] = []
  const texts: TextPlan[] = []
  const scopes: Scope[] = []

  function rewrite(node: Node, nested: boolean): Node {
    if (isTextMatch(node)) {
      const plan = textPlanOf(node)
      if (plan !== undefined)
        return ask('text', texts.push(plan) - 1, { type: 'AccessAttribute', name: '_id' })
    }
    if (nested && standsAlone(node)) {
      const alone = compile(rewrite(node, false)).evaluate
      return ask('query', subqueries.push(alone) - 1)
    }
    const selection = selectionOf(node, nested)
    if (selection !== undefined) return selection
    if (node.type === 'Everything') scopes.push({ by: 'everything' })
    if (node.type === 'FuncCall' && node['namespace'] === 'releases') {
      return rewrite(RELEASES, nested)
    }
    return withChildren(node, (each, name) => rewrite(each, nested || INNER[node.type] === name))
  }

  /** Replaces `*[…]` or `*[…] | order(…)` by a `Question` for an indexed selection. Returns undefined if that is not possible. */
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

  /** Plans the join `*[… == ^.x]`. Each evaluation uses an index lookup, or reads all documents if no index supports the condition. */
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
      const all = filtered({ type: 'Everything' }, each.isExact ? [condition] : [])
      const rest = each.isExact ? conditions.filter((other) => other !== condition) : conditions
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
    const known = conditions.filter(isNear)
    const rest = conditions.filter((condition) => !known.includes(condition))
    const sorted = order.length > 0 && order.every(isNear)
    const selection = makeSelection(fixed, cheapestFirst(known), sorted ? order : [])
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

  const { evaluate } = compile(rewrite(tree, false))
  return { evaluate, selections, lookups, subqueries, texts, scopes }
}

/** Syntax tree of `releases::all()`. */
const RELEASES: Node = {
  type: 'Filter',
  base: { type: 'Everything' },
  expr: {
    type: 'OpCall',
    op: '==',
    left: { type: 'AccessAttribute', name: '_type' },
    right: { type: 'Value', value: 'system.release' },
  },
}

function ask(kind: Question['kind'], index: number, key?: Node): Node {
  return { type: 'Asked', kind, index, ...(key !== undefined && { key }) }
}

/** Returns the filters of a chain such as `*[…][…]`, outermost last, or undefined for any other expression. */
function filtersOf(node: Node): Node[] | undefined {
  const inner = ungrouped(node)
  if (inner.type === 'Everything') return []
  const base = child(inner, 'base')
  const expr = child(inner, 'expr')
  if (inner.type !== 'Filter' || base === undefined || expr === undefined) return undefined
  const before = filtersOf(base)
  return before === undefined ? undefined : [...before, expr]
}

/** True for a chain that starts at `*` and does not depend on outer scopes. */
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
    sorting: createSorting(conditions, order),
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
