import type { Element, Nodes } from 'hast'

/** Visible text of a node; comments and scripts have none. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && (node.tagName === 'script' || node.tagName === 'style')) return ''
  if (node.type === 'element' && node.tagName === 'br') return '\n'
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : ''
}

/** Attribute as text; empty if it is absent. Lists are joined with spaces. */
export function attributeOf(element: Element, name: string): string {
  const value = element.properties[name]
  if (Array.isArray(value)) return value.join(' ')
  return value === undefined || value === null || value === false ? '' : String(value)
}

/** First element that satisfies the condition, at or below a node, in document order. */
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

/** Child elements, and true if the element also contains text of its own other than white space. */
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

/** True for elements that a Portable Text list cannot contain. They end the list, and the next item would be numbered from one again. */
export const isInterrupting = ({ tagName }: Element) =>
  /^(?:pre|table|img|figure|hr|h[1-6])$/.test(tagName)
