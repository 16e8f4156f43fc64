/** The parameters of a query by name, without the `$`. */
export type Params = Readonly<Record<string, unknown>>

/**
 * A node of the tree that groq-js parses GROQ into. Only what all nodes have in common is typed: its own declarations
 * resolve to `any`, and the rewriting here looks at few kinds of node.
 */
export interface Node {
  readonly type: string
  readonly [attribute: string]: unknown
}

/** Tells nodes from the other attributes of a node. */
export function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  )
}

/** The child node under `name`, if there is one. */
export function child(node: Node, name: string): Node | undefined {
  const value = node[name]
  return isNode(value) ? value : undefined
}

/** The nodes of the list under `name`. */
export function children(node: Node, name: string): readonly Node[] {
  const value = node[name]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** Calls `visit` for the node and all below it. What a `Value` node holds is data, not nodes. */
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

/** Takes brackets away: `((x))` is `x`. */
export function ungrouped(node: Node): Node {
  let inner = node
  while (inner.type === 'Group') {
    const base = child(inner, 'base')
    if (base === undefined) return inner
    inner = base
  }
  return inner
}
