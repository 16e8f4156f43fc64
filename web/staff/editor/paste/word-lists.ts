import type { Element, ElementContent } from 'hast'
import { attributeOf, findElement, textOf } from '#shared/markdown/hast.ts'
import { styleOf } from './inline-style.ts'

/** Style property with which Word marks a list item. It contains list, level and override. */
const ITEM = /\bl\d+\s+level(\d+)/

/** Pattern of numbers, letters and Roman numerals. Every other marker is a bullet; `o` is Word's hollow bullet. */
const NUMBER = /^\(?(?:\d+(?:\.\d+)*|[a-np-z]|[ivxlcdm]+)[.)]?\)?$/i

const isMarker = (element: Element) => /\bignore\b/.test(styleOf(element, 'mso-list'))

/** True if Word has marked a paragraph as a list item. */
export const isWordItem = (element: Element) =>
  element.tagName === 'p' && ITEM.test(styleOf(element, 'mso-list'))

/** Number or bullet that Word inserts before an item or a heading. */
export function wordMarker(element: Element): string {
  const marker = findElement(element, isMarker)
  return marker === undefined
    ? ''
    : textOf(marker)
        .replaceAll(/[\s\u00A0]+/g, ' ')
        .trim()
}

/** Content that follows the number or bullet. */
export function withoutMarker(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node]
    return isMarker(node) ? [] : [{ ...node, children: withoutMarker(node.children) }]
  })
}

/** Converts a paragraph to a list item of its own. {@link joinWordLists} later adds the item to a list. */
export function wordItem(element: Element, children: ElementContent[]): Element {
  const marker = wordMarker(element)
  const number = /^\(?(\d+)[.)]?\)?$/.exec(marker)?.[1]
  return {
    type: 'element',
    tagName: 'li',
    properties: {
      dataLevel: Number(ITEM.exec(styleOf(element, 'mso-list'))?.[1] ?? 1),
      dataKind: NUMBER.test(marker) ? 'ol' : 'ul',
      dataNumber: Number(number ?? 1),
    },
    children,
  }
}

const isItem = (node: ElementContent): node is Element =>
  node.type === 'element' && node.properties['dataLevel'] !== undefined

const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === ''

/** True for a paragraph that continues the preceding list item. */
const goesOn = (node: ElementContent) =>
  node.type === 'element' &&
  node.tagName === 'p' &&
  /\bMso(?:ListParagraph|ListContinue)/.test(attributeOf(node, 'className'))

function listOf(item: Element): Element {
  const kind = attributeOf(item, 'dataKind') === 'ol' ? 'ol' : 'ul'
  const start = Number(item.properties['dataNumber'])
  const properties = kind === 'ol' && start !== 1 ? { start } : {}
  return { type: 'element', tagName: kind, properties, children: [] }
}

interface OpenList {
  readonly list: Element
  readonly level: number
}

/** Open list to which an item belongs. Closes the lists that end before the item. Undefined if the item starts a new list. */
function listFor(item: Element, open: OpenList[]): Element | undefined {
  const level = Number(item.properties['dataLevel'])
  while ((open.at(-1)?.level ?? 0) > level) open.pop()
  const at = open.at(-1)
  if (at?.level !== level) return undefined
  if (at.list.tagName === attributeOf(item, 'dataKind')) return at.list
  open.pop()
  return undefined
}

/** Joins consecutive items into lists that are nested by level. */
export function joinWordLists(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = []
  /** Open lists with their levels, outermost first. */
  const open: OpenList[] = []
  const begin = (item: Element): Element => {
    const list = listOf(item)
    const above = open.at(-1)?.list.children.at(-1)
    if (above?.type === 'element') above.children.push(list)
    else joined.push(list)
    open.push({ list, level: Number(item.properties['dataLevel']) })
    return list
  }
  for (const node of nodes) {
    const last = open.at(-1)?.list.children.at(-1)
    if (isItem(node)) {
      const list = listFor(node, open) ?? begin(node)
      list.children.push({ ...node, properties: {} })
    } else if (last?.type === 'element' && goesOn(node)) last.children.push(node)
    else {
      if (!isBlank(node)) open.length = 0
      joined.push(node)
    }
  }
  return joined
}
