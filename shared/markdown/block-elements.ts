import type { Element, ElementContent } from 'hast'
import { toAnchor } from '../text/anchor.ts'
import { TEXT_LIMITS, type TextStyle } from '../text/rich-text.ts'
import type { ListItem } from './block-writer.ts'
import { attributeOf, findElement, isInterrupting, wordsOf } from './hast.ts'
import type { ElementHandler, Walk } from './walk.ts'

/** Levels (1 to 6) of the headings of the sections that enclose the current text, outermost first. */
const outlines = new WeakMap<Walk['anchors'], number[]>()

/** Style of a heading by its level in the outline. The title of the page is the first level, and no level is skipped. */
function headingStyle(depth: number, walk: Walk): TextStyle {
  const outline = outlines.get(walk.anchors) ?? []
  while ((outline.at(-1) ?? 0) >= depth) outline.pop()
  outline.push(depth)
  outlines.set(walk.anchors, outline)
  return outline.length === 1 ? 'h2' : outline.length === 2 ? 'h3' : 'h4'
}

/**
 * Style of a heading by its level in the document. Used for texts with the levels of the site: the title is the first level, and a body
 * begins at the second.
 */
export const headingStyleOf = (depth: number): TextStyle =>
  depth <= 2 ? 'h2' : depth === 3 ? 'h3' : 'h4'

const EXPLICIT_ID = /\s*\{#([\w:.-]+)\}\s*$/

/** Removes a `{#name}` at the end of a heading. Returns the name. */
function takeExplicitId(element: Element): string {
  const last = element.children.at(-1)
  if (last?.type !== 'text') return ''
  const name = EXPLICIT_ID.exec(last.value)?.[1] ?? ''
  last.value = last.value.replace(EXPLICIT_ID, '')
  return name
}

/** Note about a first heading that was left out because it repeats the title. */
export const TITLE_REPEATED = 'the first heading repeats the title and was left out'

const heading: ElementHandler = (element, setting, walk) => {
  const depth = Number(element.tagName.slice(1))
  const name = takeExplicitId(element)
  const text = wordsOf(element)
  walk.writer.close()
  if (
    walk.title !== undefined &&
    walk.writer.blocks.length === 0 &&
    toAnchor(text) === toAnchor(walk.title)
  ) {
    walk.note(TITLE_REPEATED)
    return
  }
  if (text !== '') walk.anchors.heading()
  walk.anchors.mark(attributeOf(element, 'id'))
  walk.anchors.mark(name)
  const styleOf = walk.headingStyle ?? ((level: number) => headingStyle(level, walk))
  const style = text === '' ? setting.style : styleOf(depth)
  walk.nodes(element.children, { ...setting, style, item: undefined })
  walk.writer.close()
}

const paragraph: ElementHandler = (element, setting, walk) => {
  walk.writer.endParagraph()
  walk.nodes(element.children, setting)
  walk.writer.endParagraph()
}

const figure: ElementHandler = (element, setting, walk) => {
  walk.writer.close()
  walk.nodes(element.children, setting)
  walk.writer.close()
}

const isItem = (child: ElementContent): child is Element =>
  child.type === 'element' && child.tagName === 'li'

/**
 * Writes the number of an item into its text. Used for lists whose automatic numbers would be wrong, because they are interrupted or do not
 * start at one.
 */
function writeNumber(item: Element, number: number) {
  const first = item.children.find((child) => child.type === 'element')
  const holder = first?.tagName === 'p' ? first : item
  holder.children.unshift({ type: 'text', value: `${number}. ` })
}

const list: ElementHandler = (element, setting, walk) => {
  const ordered = element.tagName === 'ol'
  const items = element.children.filter((child) => isItem(child))
  const start = ordered ? Math.trunc(Number(attributeOf(element, 'start') || '1')) || 0 : 1
  const broken = items.slice(0, -1).some((item) => findElement(item, isInterrupting) !== undefined)
  const flat = ordered && items.length > 0 && (start !== 1 || broken)
  const level = Math.min(TEXT_LIMITS.level, (setting.item?.level ?? 0) + 1)
  let number = start
  walk.writer.close()
  for (const child of element.children) {
    if (!isItem(child)) {
      walk.node(child, setting)
      continue
    }
    walk.writer.close()
    walk.anchors.mark(attributeOf(child, 'id'))
    if (flat) writeNumber(child, number)
    number += 1
    const item: ListItem | undefined = flat
      ? undefined
      : { kind: ordered ? 'number' : 'bullet', level, begun: false }
    walk.nodes(child.children, { ...setting, item })
    walk.writer.close()
  }
}

const quote: ElementHandler = (element, setting, walk) => {
  walk.writer.close()
  walk.nodes(element.children, { ...setting, style: 'blockquote' })
  walk.writer.close()
}

const term: ElementHandler = (element, setting, walk) => {
  walk.writer.endParagraph()
  walk.nodes(element.children, { ...setting, marks: [...setting.marks, 'strong'] })
  walk.writer.endParagraph()
}

export const BLOCK_HANDLERS: Readonly<Record<string, ElementHandler>> = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  p: paragraph,
  figure,
  ul: list,
  ol: list,
  menu: list,
  blockquote: quote,
  dt: term,
  hr(_element, _setting, walk) {
    walk.writer.close()
    walk.note('a horizontal rule has no counterpart and was left out')
  },
}
