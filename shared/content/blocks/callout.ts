import type { Element, ElementContent } from 'hast'
import type { Setting } from '../../markdown/block-writer.ts'
import { findElement, isInterrupting, wordsOf } from '../../markdown/hast.ts'
import type { ElementReader, Walk } from '../../markdown/walk.ts'
import { isTextBlock } from '../../text/rich-text.ts'
import type { BlockDefinition } from './block.ts'

/** Maximum depth of nested callouts. */
export const CALLOUT_DEPTH = 3

/** Kinds of callout with their names: an aside, practical advice, or a risk. */
export const CALLOUT_TONES = { note: 'Note', tip: 'Tip', warning: 'Warning' } as const
export type CalloutTone = keyof typeof CALLOUT_TONES

/** Tone in a document; `note` if it is unknown. */
export const toneOf = (value: unknown): CalloutTone =>
  value === 'tip' || value === 'warning' ? value : 'note'

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

/** Reads a quotation that starts with the mark of an alert, such as `[!NOTE]`. */
const readAlert: ElementReader = (element, setting, walk) => {
  const first = findElement(element, ({ tagName }) => tagName === 'p')
  const start = first?.children[0]
  const kind = start?.type === 'text' ? /^\s*\[!([A-Z]+)\]\s*/.exec(start.value) : null
  const alert = kind?.[1] === undefined ? undefined : ALERTS[kind[1]]
  if (start?.type !== 'text' || !kind || !alert) return false
  walk.writer.close()
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

/** Remark outside the normal text. */
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
  elements: { blockquote: readAlert, details: readDetails },
} as const satisfies BlockDefinition
