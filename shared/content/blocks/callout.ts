import type { Element, ElementContent } from 'hast'
import type { Setting } from '../../markdown/block-writer.ts'
import { findElement, isInterrupting, wordsOf } from '../../markdown/hast.ts'
import type { ElementReader, Walk } from '../../markdown/walk.ts'
import { phrasing } from '../../markdown/phrasing.ts'
import { isTextBlock, type RichBlock } from '../../text/rich-text.ts'
import { records } from '../guards.ts'
import type { BlockDefinition, LooseBlock, MarkdownNode } from './block.ts'
import { CALLOUT_DEPTH, CALLOUT_TONES, toneOf, type CalloutTone } from './callout-tones.ts'

const isBlock = (value: LooseBlock): value is LooseBlock & RichBlock =>
  typeof value['_type'] === 'string' && typeof value['_key'] === 'string'

const ALERTS: Readonly<Record<string, { readonly tone: CalloutTone; readonly title?: string }>> = {
  NOTE: { tone: 'note' },
  TIP: { tone: 'tip' },
  IMPORTANT: { tone: 'note', title: 'Important' },
  WARNING: { tone: 'warning' },
  CAUTION: { tone: 'warning', title: 'Caution' },
}

/** Writes a callout, unless its content has blocks other than text. Returns true if the callout was written. */
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
      findElement(node, (one) => isInterrupting(one) || one.tagName === 'blockquote') !== undefined,
  )
  if (holdsMore) return false
  inner.nodes(content, { ...setting, style: 'normal', item: undefined, link: undefined })
  inner.writer.close()
  const blocks = inner.writer.blocks.filter(isTextBlock)
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

/**
 * Title of an alert: bold text on the line of its marker, `> [!TIP] **Title**`. Undefined if the first paragraph contains other text, or if
 * the bold text is on the next line.
 */
function titleOf(paragraph: Element, mark: string): string | undefined {
  const [, strong] = paragraph.children
  const isTitle =
    paragraph.children.length === 2 && strong?.type === 'element' && strong.tagName === 'strong'
  return isTitle && /\][ \t]+$/.test(mark) ? wordsOf(strong) : undefined
}

/** Reads a quotation that starts with the marker of an alert, such as `[!NOTE]`. */
const readAlert: ElementReader = (element, setting, walk) => {
  const first = findElement(element, ({ tagName }) => tagName === 'p')
  const start = first?.children[0]
  const kind = start?.type === 'text' ? /^\s*\[!([A-Z]+)\]\s*/.exec(start.value) : null
  const alert = kind?.[1] === undefined ? undefined : ALERTS[kind[1]]
  if (start?.type !== 'text' || !kind || !alert) return false
  walk.writer.close()
  const title = first && titleOf(first, start.value)
  const others = element.children.filter((child) => child !== first)
  if (title !== undefined && writeCallout(others, alert.tone, title, setting, walk)) return true
  start.value = start.value.slice(kind[0].length)
  if (writeCallout(element.children, alert.tone, alert.title, setting, walk)) return true
  const quoted = { ...setting, style: 'blockquote' } as const
  walk.writer.text(alert.title ?? CALLOUT_TONES[alert.tone], { ...quoted, marks: ['strong'] })
  walk.writer.close()
  walk.nodes(element.children, quoted)
  walk.writer.close()
  return true
}

const readDetails: ElementReader = (element, setting, walk) => {
  walk.writer.close()
  const summary = element.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'summary',
  )
  const content = element.children.filter((child) => child !== summary)
  const title = summary ? wordsOf(summary) : ''
  if (writeCallout(content, 'note', title || undefined, setting, walk)) return true
  if (title !== '') walk.writer.text(title, { ...setting, marks: [...setting.marks, 'strong'] })
  walk.writer.close()
  walk.nodes(content, setting)
  walk.writer.close()
  return true
}

/** Markdown of an alert: its marker, the title on the same line, and the text. */
function alertContent(tone: CalloutTone, title: string, content: MarkdownNode[]): MarkdownNode[] {
  const mark = `[!${tone.toUpperCase()}]`
  if (title !== '') {
    const strong = phrasing([{ text: title, marks: ['strong'] }])
    return [
      { type: 'paragraph', children: [{ type: 'html', value: `${mark} ` }, ...strong] },
      ...content,
    ]
  }
  const [first, ...rest] = content
  if (first?.type !== 'paragraph') {
    return [{ type: 'paragraph', children: [{ type: 'html', value: mark }] }, ...content]
  }
  const children = [{ type: 'html', value: `${mark}\n` } as const, ...first.children]
  return [{ ...first, children }, ...rest]
}

/** Callout: a remark outside the normal text. */
export const callout = {
  label: 'Callout',
  hint: 'A note or a warning',
  words: 'note tip warning',
  fields: ['tone', 'title'],
  content: 'content',
  required: { field: 'content', advice: 'Write something in the callout, or remove it' },
  texts: ({ title }) => [title],
  quoted: 'texts',
  problem: (_block, depth) =>
    depth >= CALLOUT_DEPTH ? `Callouts nest at most ${CALLOUT_DEPTH} deep` : undefined,
  markdown(block, writer) {
    const written = writer.blocks(records(block['content']).filter(isBlock))
    if (written.length === 0) return []
    const title = typeof block['title'] === 'string' ? block['title'] : ''
    const words = title.replaceAll(/\s+/g, ' ').trim()
    return [{ type: 'blockquote', children: alertContent(toneOf(block['tone']), words, written) }]
  },
  elements: { blockquote: readAlert, details: readDetails },
} as const satisfies BlockDefinition
