/** Parameters of a query by name, without the `$`. */
export type Params = Readonly<Record<string, unknown>>

/**
 * Node of a syntax tree from groq-js. Only the attributes that all nodes have are typed: the declarations of groq-js resolve to `any`, and
 * the planner reads only a few kinds of nodes.
 */
export interface Node {
  readonly type: string
  readonly [attribute: string]: unknown
}

/** True if an attribute's value is itself a node. */
export function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  )
}

/** Returns the child node in the attribute `name`, or undefined. */
export function child(node: Node, name: string): Node | undefined {
  const value = node[name]
  return isNode(value) ? value : undefined
}

/** Returns the nodes of the list in the attribute `name`. */
export function children(node: Node, name: string): readonly Node[] {
  const value = node[name]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** Calls `visit` for a node and all its descendants, except inside `Value` nodes, which contain data. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  if (node.type === 'Value') return
  for (const value of Object.values(node)) {
    if (isNode(value)) walk(value, visit)
    else if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) walk(item, visit)
    }
  }
}

/** Removes parentheses: `((x))` becomes `x`. */
export function ungrouped(node: Node): Node {
  let inner = node
  while (inner.type === 'Group') {
    const base = child(inner, 'base')
    if (base === undefined) return inner
    inner = base
  }
  return inner
}
