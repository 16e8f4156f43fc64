import type { Element, ElementContent } from 'hast'

export const make = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})

export const makeText = (value: string): ElementContent => ({ type: 'text', value })

/** Replaces each element with a tag name by its children. */
export const without = (tagName: string, nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node]
    const children = without(tagName, node.children)
    return node.tagName === tagName ? children : [{ ...node, children }]
  })
