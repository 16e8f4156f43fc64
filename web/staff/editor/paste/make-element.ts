import type { Element, ElementContent } from 'hast'

/** An element without attributes. */
export const make = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})

export const makeText = (value: string): ElementContent => ({ type: 'text', value })

/** The content without one kind of element; what stood in these stays. */
export const without = (tagName: string, nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node]
    const children = without(tagName, node.children)
    return node.tagName === tagName ? children : [{ ...node, children }]
  })
