import type { Html, PhrasingContent } from 'mdast'
import type { TextBlock } from '../text/rich-text.ts'
import { records } from '../content/guards.ts'

/** Text whose characters all have the same marks. */
interface Piece {
  readonly text: string
  readonly marks: readonly string[]
  readonly href?: string | undefined
}

interface PhrasingOptions {
  /** True in headings. A heading ends at a line break. */
  readonly isHeading?: boolean
}

const html = (value: string): Html => ({ type: 'html', value })

/**
 * Positions in plain text at which a Markdown reader would change the text: bare addresses become links, `[!NOTE]` begins an alert, and
 * `{#name}` names a heading. An empty HTML comment at the position prevents the change. Backslashes would not help, because readers check
 * the text after unescaping.
 */
const GUARDED =
  /(?<=https?)(?=:)|(?<=www)(?=\.)|(?<=[-.\w+])(?=@)|(?<=\[)(?=![A-Z]+\])|(?<=\{)(?=#)/giu

const COMMENT = '<!-- -->'

/** Text without marks as nodes. The text of a link is not checked for bare addresses, because links cannot contain links. */
function leaf(text: string, isLinked: boolean, { isHeading = false }: PhrasingOptions) {
  const nodes: PhrasingContent[] = []
  for (const [line, part] of text.split('\n').entries()) {
    if (line > 0) nodes.push(isHeading ? html('<br>') : { type: 'break' })
    for (const [index, value] of (isLinked ? [part] : part.split(GUARDED)).entries()) {
      if (index > 0) nodes.push(html(COMMENT))
      if (value !== '') nodes.push({ type: 'text', value })
    }
  }
  return nodes
}

const element = (name: string) => (children: PhrasingContent[]) => [
  html(`<${name}>`),
  ...children,
  html(`</${name}>`),
]

type Wrap = (children: PhrasingContent[]) => PhrasingContent[]

/**
 * Marks in the order in which they are nested, from the outermost to the innermost. Links enclose all of them. Code contains no other
 * marks.
 */
const WRAPS: readonly (readonly [mark: string, wrap: Wrap])[] = [
  ['strong', (children) => [{ type: 'strong', children }]],
  ['em', (children) => [{ type: 'emphasis', children }]],
  ['strike-through', element('del')],
  ['underline', element('u')],
]

/** Splits a list into runs of adjacent items with the same key. */
function runsOf<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const runs: { readonly key: Key; readonly items: Item[] }[] = []
  for (const item of items) {
    const key = keyOf(item)
    const last = runs.at(-1)
    if (last !== undefined && last.key === key) last.items.push(item)
    else runs.push({ key, items: [item] })
  }
  return runs
}

function leaves(pieces: readonly Piece[], options: PhrasingOptions): PhrasingContent[] {
  return runsOf(pieces, ({ marks }) => marks.includes('code')).flatMap(({ key: isCode, items }) => {
    const text = items.map((piece) => piece.text).join('')
    const isLinked = items[0]?.href !== undefined
    return isCode ? [{ type: 'inlineCode' as const, value: text }] : leaf(text, isLinked, options)
  })
}

function wrapped(
  pieces: readonly Piece[],
  depth: number,
  options: PhrasingOptions,
): PhrasingContent[] {
  const [mark, wrap] = WRAPS[depth] ?? []
  if (mark === undefined || wrap === undefined) return leaves(pieces, options)
  return runsOf(pieces, ({ marks }) => marks.includes(mark)).flatMap(({ key: isMarked, items }) => {
    const children = wrapped(items, depth + 1, options)
    return isMarked ? wrap(children) : children
  })
}

/** Collapses white space as browsers do, also across pieces. Removes it at both ends and around line breaks. */
function collapsed(pieces: readonly Piece[]): Piece[] {
  const made: Piece[] = []
  const trimEnd = (white: RegExp) => {
    for (let last = made.pop(); last !== undefined; last = made.pop()) {
      const text = last.text.replace(white, '')
      if (text === '') continue
      made.push({ ...last, text })
      return
    }
  }
  for (const piece of pieces) {
    let text = piece.text.replaceAll(/[ \t\r\f]+/g, ' ').replaceAll(/ ?\n ?/g, '\n')
    if (text.startsWith('\n')) trimEnd(/ +$/)
    if (/(^|[ \n])$/.test(made.at(-1)?.text ?? '')) text = text.replace(/^ +/, '')
    if (made.length === 0) text = text.trimStart()
    if (text !== '') made.push({ ...piece, text })
  }
  trimEnd(/[ \n]+$/)
  // A mark must not span a line break, because Markdown readers do not recognize it then.
  return made.flatMap((piece) =>
    piece.text
      .split(/(\n)/)
      .filter((text) => text !== '')
      .map((text) => (text === '\n' ? { text, marks: [] } : { ...piece, text })),
  )
}

/**
 * Converts text with marks to nodes.
 * @param address returns the address of a link, or undefined to leave the link out
 */
export function phrasing(
  pieces: readonly Piece[],
  address: (href: string) => string | undefined = (href) => href,
  options: PhrasingOptions = {},
): PhrasingContent[] {
  const addressed = collapsed(pieces).map((piece) => ({
    ...piece,
    href: piece.href === undefined ? undefined : address(piece.href),
  }))
  return runsOf(addressed, ({ href }) => href).flatMap(({ key: url, items }) => {
    const children = wrapped(items, 0, options)
    // The content of a link contains no links, so it has only the other kinds of nodes.
    return url === undefined ? children : [{ type: 'link', url, children } as PhrasingContent]
  })
}

/**
 * Converts the spans of a text block to nodes.
 * @param address returns the address of a link for its definition
 */
export function phrasingOfSpans(
  { children, markDefs }: TextBlock,
  address: (mark: Readonly<Record<string, unknown>>) => string | undefined,
  options: PhrasingOptions = {},
): PhrasingContent[] {
  const links = new Map(records(markDefs).map((mark) => [mark['_key'], address(mark)]))
  const pieces = records(children).flatMap(({ text, marks }): Piece[] => {
    if (typeof text !== 'string' || text === '') return []
    const names = Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : []
    const href = names.map((name) => links.get(name)).find((link) => link !== undefined)
    return [{ text, marks: names, href }]
  })
  return phrasing(pieces, undefined, options)
}
