import { blockDefinitions } from '../content/body-blocks.ts'
import { isRecord, records } from '../content/guards.ts'
import { toAnchor } from './anchor.ts'
import type { TextBlock } from './rich-text.ts'

/** Generator of keys that are unique within a document and the same in every run: `k0001`, `k0002` and so on. */
export function createKeys(prefix = 'k'): () => string {
  let count = 0
  return () => `${prefix}${(++count).toString(36).padStart(4, '0')}`
}

/** Converts text without markup to paragraphs. An empty line starts a new paragraph, a single line break is preserved. */
export function plainTextToBlocks(text: string, nextKey: () => string = createKeys()): TextBlock[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({
      _type: 'block',
      _key: nextKey(),
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: nextKey(), text: paragraph, marks: [] }],
    }))
}

const words = (...values: readonly unknown[]) =>
  values.filter((value) => typeof value === 'string' && value !== '').join('\n')

/** Text of one block without its marks. Empty if the value is not a block of a body. */
export function blockText(value: unknown): string {
  if (!isRecord(value)) return ''
  if (value['_type'] === 'block') {
    return records(value['children'])
      .map(({ text }) => (typeof text === 'string' ? text : ''))
      .join('')
  }
  const block = blockDefinitions.get(value['_type'])
  return block === undefined ? '' : words(...block.texts(value), contentText(value))
}

/** Text of the text blocks that another block contains, such as the content of a callout. */
export function contentText(block: Readonly<Record<string, unknown>>): string {
  const { content } = blockDefinitions.get(block['_type']) ?? {}
  return content === undefined ? '' : toPlainText(records(block[content]))
}

/** All visible text of a body, with one paragraph per block. The text of a picture is its alt text and caption. Never throws. */
export function toPlainText(body: readonly unknown[]): string {
  return body
    .map((block) => blockText(block))
    .filter((text) => text !== '')
    .join('\n\n')
}

/** Shortens text to `limit` characters. The text ends at a word boundary, with an ellipsis. */
export function shorten(text: string, limit: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  if (characters.length <= limit) return line
  const cut = characters.slice(0, limit - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > limit / 2 ? space : undefined).replace(/[\s,;:.(–-]+$/, '')}…`
}

/** First normal paragraph of a body, at most `limit` characters. Empty if there is none. */
export function excerptOf(body: readonly unknown[], limit: number): string {
  const paragraph = body.find((value) => {
    const block = isRecord(value) ? value : {}
    return (
      block['_type'] === 'block' &&
      block['style'] === 'normal' &&
      block['listItem'] === undefined &&
      blockText(block).trim() !== ''
    )
  })
  return shorten(blockText(paragraph), limit)
}

/**
 * Anchors of the headings of a body, by block key. Repeated anchors get the suffixes `-2`, `-3` and so on. `#anchor` links must use these
 * anchors.
 */
export function headingAnchors(body: readonly unknown[]): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>()
  const used = new Map<string, number>()
  for (const value of body) {
    const { style, _key: key } = isRecord(value) ? value : {}
    if (typeof style !== 'string' || !/^h[1-6]$/.test(style) || typeof key !== 'string') continue
    const text = blockText(value)
    if (text.trim() === '') continue
    const anchor = toAnchor(text)
    const count = (used.get(anchor) ?? 0) + 1
    used.set(anchor, count)
    anchors.set(key, count === 1 ? anchor : `${anchor}-${count}`)
  }
  return anchors
}
