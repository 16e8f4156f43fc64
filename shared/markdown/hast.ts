import type { Element, Nodes } from 'hast'

/** Visible text of a node. Comments and scripts have none. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && (node.tagName === 'script' || node.tagName === 'style')) return ''
  if (node.type === 'element' && node.tagName === 'br') return '\n'
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : ''
}

/** Attribute of an element as text. Empty if it is absent. The items of a list are joined with spaces. */
export function attributeOf(element: Element, name: string): string {
  const value = element.properties[name]
  if (Array.isArray(value)) return value.join(' ')
  return value === undefined || value === null || value === false ? '' : String(value)
}

/** First element that satisfies a condition, in document order: the node itself or one of its descendants. */
export function findElement(
  node: Nodes,
  accepts: (element: Element) => boolean,
): Element | undefined {
  if (node.type === 'element' && accepts(node)) return node
  if (!('children' in node)) return undefined
  for (const child of node.children) {
    const found = findElement(child, accepts)
    if (found) return found
  }
  return undefined
}

/** Child elements of a node, with a flag that is true if the node also contains text other than white space. */
export function elementChildren(node: Element): {
  readonly elements: readonly Element[]
  readonly hasText: boolean
} {
  return {
    elements: node.children.filter((child) => child.type === 'element'),
    hasText: node.children.some((child) => child.type === 'text' && child.value.trim() !== ''),
  }
}

/** Visible text of a node on one line. */
export const wordsOf = (node: Nodes) => textOf(node).replaceAll(/\s+/g, ' ').trim()

/** True for elements that interrupt a list in Portable Text. The next item would be numbered from one again. */
export const isInterrupting = ({ tagName }: Element) =>
  /^(?:pre|table|img|figure|hr|h[1-6])$/.test(tagName)
