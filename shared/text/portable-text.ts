import { isRecord } from '#shared/content/guards.ts'
import { toAnchor } from './anchor.ts'
import { inlineText } from './inline-markdown.ts'

/** Rich text of posts and case studies as plain data: its types, and functions that need no renderer (words, heading anchors). */

/** Marks of a span that are not keys of its block's `markDefs`. */
export type Decorator = 'strong' | 'em' | 'code' | 'underline' | 'strike-through'

/** Maximum sizes of a body. The server refuses writes beyond these limits; code that reads a body ignores the excess. */
export const BODY_LIMITS = {
  /** Depth of a list. */
  level: 10,
  /** Marks per span. */
  marks: 20,
  /** Nesting of callouts. */
  callouts: 3,
  /** Cells per row, and rows per table. */
  columns: 50,
  rows: 1000,
} as const

export type TextStyle = 'normal' | 'h2' | 'h3' | 'h4' | 'blockquote'

export interface Span {
  readonly _type: 'span'
  readonly _key: string
  readonly text: string
  /** Decorators and keys of the block's `markDefs`. */
  readonly marks: readonly string[]
}

export type MarkDefinition =
  | { readonly _type: 'link'; readonly _key: string; readonly href: string }
  | {
      readonly _type: 'internalLink'
      readonly _key: string
      readonly reference: { readonly _type: 'reference'; readonly _ref: string }
    }

export interface TextBlock {
  readonly _type: 'block'
  readonly _key: string
  readonly style: TextStyle
  readonly listItem?: 'bullet' | 'number'
  /** Depth of the list, from 1 to the `level` of {@link BODY_LIMITS}. */
  readonly level?: number
  readonly markDefs: readonly MarkDefinition[]
  readonly children: readonly Span[]
}

interface CodeBlock {
  readonly _type: 'codeBlock'
  readonly _key: string
  readonly language?: string
  readonly filename?: string
  readonly code: string
}

export type CalloutTone = 'note' | 'tip' | 'warning'

interface CalloutBlock {
  readonly _type: 'callout'
  readonly _key: string
  readonly tone: CalloutTone
  readonly title?: string
  readonly content: readonly TextBlock[]
}

interface TableRow {
  readonly _type: 'tableRow'
  readonly _key: string
  /** Inline Markdown, see {@link parseInlineMarkdown}. Every row of a table has the same number of cells. */
  readonly cells: readonly string[]
}

export interface TableBlock {
  readonly _type: 'table'
  readonly _key: string
  readonly caption?: string
  readonly headerRow: boolean
  readonly rows: readonly TableRow[]
}

/** Picture: `asset`, `library`, or in an import the `_sanityAsset` address of a file to be uploaded. */
interface PictureBlock {
  readonly _type: 'picture'
  readonly _key: string
  readonly alt_text: string
  readonly caption?: string
  readonly [attribute: string]: unknown
}

export type RichBlock = TextBlock | CodeBlock | CalloutBlock | TableBlock | PictureBlock

/** Generator of keys that are unique within a document and the same in every run: `k0001`, `k0002` and so on. */
export function createKeys(prefix = 'k'): () => string {
  let count = 0
  return () => `${prefix}${(++count).toString(36).padStart(4, '0')}`
}

/** Converts text without markup to paragraphs: an empty line starts a new one, a single line break is preserved. */
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

const record = (value: unknown) => (isRecord(value) ? value : undefined)

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const words = (...values: readonly unknown[]) =>
  values.filter((value) => typeof value === 'string' && value !== '').join('\n')

/** Text of one block without its marks; empty if the value is not a text block. */
export function blockText(value: unknown): string {
  const block = record(value)
  switch (block?.['_type']) {
    case 'block':
      return list(block['children'])
        .map((child) => record(child)?.['text'])
        .filter((text) => typeof text === 'string')
        .join('')
    case 'codeBlock':
      return words(block['filename'], block['code'])
    case 'callout':
      return words(block['title'], toPlainText(list(block['content'])))
    case 'table':
      return words(
        block['caption'],
        ...list(block['rows']).map((row) =>
          list(record(row)?.['cells'])
            .map((cell) => (typeof cell === 'string' ? inlineText(cell) : ''))
            .join('\t'),
        ),
      )
    case 'picture':
      return words(block['alt_text'], block['caption'])
    default:
      return ''
  }
}

/** All visible text of a body, one paragraph per block; pictures contribute their alt text and caption. Never throws. */
export function toPlainText(body: readonly unknown[]): string {
  return body
    .map((block) => blockText(block))
    .filter((text) => text !== '')
    .join('\n\n')
}

/** Shortens text to `limit` characters, cut at a word boundary and with an ellipsis. */
export function shorten(text: string, limit: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  if (characters.length <= limit) return line
  const cut = characters.slice(0, limit - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > limit / 2 ? space : undefined).replace(/[\s,;:.(–-]+$/, '')}…`
}

/** First normal paragraph, at most `limit` characters; empty if the body has no normal paragraph. */
export function excerptOf(body: readonly unknown[], limit: number): string {
  const paragraph = body.find((value) => {
    const block = record(value)
    return (
      block?.['_type'] === 'block' &&
      block['style'] === 'normal' &&
      block['listItem'] === undefined &&
      blockText(block).trim() !== ''
    )
  })
  return shorten(blockText(paragraph), limit)
}

/**
 * Anchors of a body's headings by block key; repeated anchors get the suffixes `-2`, `-3` and so on. `#anchor` links must use these
 * anchors.
 */
export function headingAnchors(body: readonly unknown[]): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>()
  const used = new Map<string, number>()
  for (const value of body) {
    const block = record(value)
    const style = block?.['style']
    const key = block?.['_key']
    if (typeof style !== 'string' || !/^h[1-6]$/.test(style) || typeof key !== 'string') continue
    if (blockText(block).trim() === '') continue
    const anchor = toAnchor(blockText(block))
    const count = (used.get(anchor) ?? 0) + 1
    used.set(anchor, count)
    anchors.set(key, count === 1 ? anchor : `${anchor}-${count}`)
  }
  return anchors
}
