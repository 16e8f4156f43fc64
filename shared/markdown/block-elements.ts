import type { Element, ElementContent } from 'hast'
import { toAnchor } from '../text/anchor.ts'
import {
  BODY_LIMITS,
  type CalloutTone,
  type TextBlock,
  type TextStyle,
} from '../text/portable-text.ts'
import type { ListItem, Setting } from './block-writer.ts'
import { writeCode } from './code-element.ts'
import { attributeOf, elementChildren, findElement, textOf } from './hast.ts'
import { writePicture } from './pictures.ts'
import { toTable } from './table-cells.ts'
import type { ElementHandler, Walk } from './walk.ts'

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Levels (1 to 6) of the headings that enclose the current text, outermost first. */
const outlines = new WeakMap<Walk['anchors'], number[]>()

/** Style of a heading by its level in the outline, so that no level is skipped. The page's title is the first level. */
function headingStyle(depth: number, walk: Walk): TextStyle {
  const outline = outlines.get(walk.anchors) ?? []
  while ((outline.at(-1) ?? 0) >= depth) outline.pop()
  outline.push(depth)
  outlines.set(walk.anchors, outline)
  return outline.length === 1 ? 'h2' : outline.length === 2 ? 'h3' : 'h4'
}

const EXPLICIT_ID = /\s*\{#([\w:.-]+)\}\s*$/

/** Removes a `{#name}` at the end of a heading from its text and returns it. */
function takeExplicitId(element: Element): string {
  const last = element.children.at(-1)
  if (last?.type !== 'text') return ''
  const name = EXPLICIT_ID.exec(last.value)?.[1] ?? ''
  last.value = last.value.replace(EXPLICIT_ID, '')
  return name
}

/** Note for a first heading that is not part of the body. */
export const TITLE_REPEATED = 'the first heading repeats the title and was left out'

const heading: ElementHandler = (element, setting, walk) => {
  const depth = Number(element.tagName.slice(1))
  const name = takeExplicitId(element)
  const text = words(textOf(element))
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
  const { elements, hasText } = elementChildren(element)
  const [image, caption] = elements
  if (
    !hasText &&
    elements.length === 2 &&
    image?.tagName === 'img' &&
    (caption?.tagName === 'em' || caption?.tagName === 'i') &&
    walk.picture(attributeOf(image, 'src')) !== undefined
  ) {
    writePicture(image, setting, walk, words(textOf(caption)))
  } else {
    walk.nodes(element.children, setting)
  }
  walk.writer.endParagraph()
}

const figure: ElementHandler = (element, setting, walk) => {
  const image = findElement(element, ({ tagName }) => tagName === 'img')
  const caption = findElement(element, ({ tagName }) => tagName === 'figcaption')
  const alone = words(textOf(element)) === words(caption ? textOf(caption) : '')
  walk.writer.close()
  if (image && alone && walk.picture(attributeOf(image, 'src')) !== undefined) {
    const anchor = findElement(element, (inner) => inner.tagName === 'a' && inner !== caption)
    const link = anchor && findElement(anchor, (inner) => inner === image) ? anchor : undefined
    const target = link && walk.link(attributeOf(link, 'href'))
    writePicture(image, { ...setting, link: target }, walk, caption ? words(textOf(caption)) : '')
  } else {
    walk.nodes(element.children, setting)
  }
  walk.writer.close()
}

const table: ElementHandler = (element, setting, walk) => {
  const pictures: Element[] = []
  const block = toTable(element, walk.nextKey, {
    link: walk.link,
    picture(image) {
      pictures.push(image)
      return attributeOf(image, 'alt')
    },
  })
  walk.writer.close()
  if (block) walk.writer.push(block)
  for (const image of pictures) writePicture(image, { ...setting, item: undefined }, walk, '')
  walk.writer.close()
}

/** Elements that a Portable Text list cannot contain. They end the list, and the next item would be numbered from one again. */
const INTERRUPTING = new Set([
  'pre',
  'table',
  'img',
  'figure',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
])

const isItem = (child: ElementContent): child is Element =>
  child.type === 'element' && child.tagName === 'li'

/**
 * Writes an item's number into its text. Used for lists that would show wrong numbers, because they are interrupted or start at another
 * number.
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
  const broken = items
    .slice(0, -1)
    .some((item) => findElement(item, (inner) => INTERRUPTING.has(inner.tagName)) !== undefined)
  const flat = ordered && items.length > 0 && (start !== 1 || broken)
  const level = Math.min(BODY_LIMITS.level, (setting.item?.level ?? 0) + 1)
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

const ALERTS: Readonly<Record<string, { readonly tone: CalloutTone; readonly title?: string }>> = {
  NOTE: { tone: 'note' },
  TIP: { tone: 'tip' },
  IMPORTANT: { tone: 'note', title: 'Important' },
  WARNING: { tone: 'warning' },
  CAUTION: { tone: 'warning', title: 'Caution' },
}

/** Writes content as a callout if it contains only text. Returns true if the callout was written. */
function writeCallout(
  content: readonly ElementContent[],
  tone: CalloutTone,
  title: string | undefined,
  setting: Setting,
  walk: Walk,
): boolean {
  const inner = walk.nested()
  const holdsMore = content.some(
    (node) =>
      findElement(node, ({ tagName }) => INTERRUPTING.has(tagName) || tagName === 'blockquote') !==
      undefined,
  )
  if (holdsMore) return false
  inner.nodes(content, { ...setting, style: 'normal', item: undefined, link: undefined })
  inner.writer.close()
  const blocks = inner.writer.blocks.filter((block): block is TextBlock => block._type === 'block')
  if (blocks.length === 0 || blocks.length !== inner.writer.blocks.length) return false
  walk.writer.push({
    _type: 'callout',
    _key: walk.nextKey(),
    tone,
    ...(title !== undefined && title !== '' && { title }),
    content: blocks,
  })
  return true
}

const quote: ElementHandler = (element, setting, walk) => {
  walk.writer.close()
  const first = findElement(element, ({ tagName }) => tagName === 'p')
  const start = first?.children[0]
  const kind = start?.type === 'text' ? /^\s*\[!([A-Z]+)\]\s*/.exec(start.value) : null
  const alert = kind?.[1] === undefined ? undefined : ALERTS[kind[1]]
  if (alert && start?.type === 'text' && kind) {
    start.value = start.value.slice(kind[0].length)
    if (writeCallout(element.children, alert.tone, alert.title, setting, walk)) return
    const label = alert.title ?? `${alert.tone.charAt(0).toUpperCase()}${alert.tone.slice(1)}`
    walk.writer.text(label, { ...setting, style: 'blockquote', marks: ['strong'] })
    walk.writer.close()
  }
  walk.nodes(element.children, { ...setting, style: 'blockquote' })
  walk.writer.close()
}

const details: ElementHandler = (element, setting, walk) => {
  walk.writer.close()
  const summary = element.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'summary',
  )
  const content = element.children.filter((child) => child !== summary)
  const title = summary ? words(textOf(summary)) : ''
  if (writeCallout(content, 'note', title || undefined, setting, walk)) return
  if (title !== '') walk.writer.text(title, { ...setting, marks: [...setting.marks, 'strong'] })
  walk.writer.close()
  walk.nodes(content, setting)
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
  pre: writeCode,
  table,
  ul: list,
  ol: list,
  menu: list,
  blockquote: quote,
  details,
  dt: term,
  hr(_element, _setting, walk) {
    walk.writer.close()
    walk.note('a horizontal rule has no counterpart and was left out')
  },
}
