import type { Element, Nodes } from 'hast'
import { escapeInlineMarkdown } from '../text/inline-markdown.ts'
import type { ObjectBlock } from '../text/rich-text.ts'
import { attributeOf, textOf, wordsOf } from './hast.ts'
import type { LinkTarget } from './block-writer.ts'

interface CellPorts {
  readonly link: (href: string) => LinkTarget | undefined
  /** Returns the text that replaces a picture inside a cell. */
  readonly picture: (image: Element) => string
}

/** Wraps text in the characters of a mark. Outer spaces stay outside of them, as Markdown requires. */
function wrap(text: string, mark: string): string {
  const [, before = '', middle = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  return middle === '' ? text : `${before}${mark}${middle}${mark}${after}`
}

function codeSpan(code: string): string {
  const text = code.replaceAll(/\s+/g, ' ').trim()
  if (text === '') return ''
  const runs = text.match(/`+/g)?.map((run) => run.length) ?? []
  let length = 1
  while (runs.includes(length)) length += 1
  const fence = '`'.repeat(length)
  const padding = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return fence + padding + text + padding + fence
}

const writeAddress = (href: string) =>
  href
    .replaceAll(/[\\\s]/g, (character) => encodeURIComponent(character))
    .replaceAll(/[()]/g, String.raw`\$&`)

const BREAKS = new Set(['br', 'p', 'div', 'li', 'ul', 'ol', 'tr', 'pre', 'blockquote', 'dt', 'dd'])

const CODE = new Set(['code', 'kbd', 'samp', 'tt'])
const STARS: Readonly<Record<string, string>> = {
  strong: '**',
  b: '**',
  em: '*',
  i: '*',
  cite: '*',
}

function writeLink(element: Element, text: string, ports: CellPorts): string {
  const target = ports.link(attributeOf(element, 'href'))
  return !target || text === '' ? text : `[${text}](${writeAddress(target.href)})`
}

function writeElement(element: Element, ports: CellPorts): string {
  const { tagName } = element
  if (CODE.has(tagName)) return codeSpan(textOf(element))
  if (tagName === 'img') return escapeInlineMarkdown(ports.picture(element))
  if (tagName === 'script' || tagName === 'style') return ''
  const inner = element.children.map((child) => writeCell(child, ports)).join('')
  const stars = STARS[tagName]
  if (stars !== undefined) return wrap(inner, stars)
  if (tagName === 'a') return writeLink(element, inner.trim(), ports)
  return BREAKS.has(tagName) ? ` ${inner} ` : inner
}

function writeCell(node: Nodes, ports: CellPorts): string {
  if (node.type === 'text') return escapeInlineMarkdown(node.value)
  return node.type === 'element' ? writeElement(node, ports) : ''
}

const cellsOf = (row: Element) =>
  row.children.filter(
    (child): child is Element =>
      child.type === 'element' && (child.tagName === 'td' || child.tagName === 'th'),
  )

const span = (cell: Element, over: 'colSpan' | 'rowSpan') =>
  Math.min(20, Math.max(1, Math.trunc(Number(attributeOf(cell, over))) || 1))

/** Cells of each row by column. Positions that another cell covers by rowspan or colspan are empty. */
function gridOf(rows: readonly Element[], write: (cell: Element) => string): readonly string[][] {
  const grid: string[][] = rows.map(() => [])
  for (const [line, row] of rows.entries()) {
    let column = 0
    for (const cell of cellsOf(row)) {
      while (grid[line]?.[column] !== undefined) column += 1
      const text = write(cell)
      const width = span(cell, 'colSpan')
      for (const [down, cells] of grid.slice(line, line + span(cell, 'rowSpan')).entries()) {
        for (let across = 0; across < width; across += 1) {
          cells[column + across] ??= down + across === 0 ? text : ''
        }
      }
      column += width
    }
  }
  // Positions without a cell are still undefined, for example those before a cell that extends from the row above into this row. They
  // become empty texts.
  return grid.map((cells) => Array.from(cells, (cell: string | undefined) => cell ?? ''))
}

function rowsOf(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    if (child.tagName === 'tr') return [child]
    return ['thead', 'tbody', 'tfoot'].includes(child.tagName) ? rowsOf(child) : []
  })
}

/** Table with cells in inline Markdown. All rows get as many cells as the longest row. Undefined if the table has no cells. */
export function toTable(
  table: Element,
  nextKey: () => string,
  ports: CellPorts,
): ObjectBlock | undefined {
  const rows = rowsOf(table)
  const texts = gridOf(rows, (cell) => writeCell(cell, ports).replaceAll(/\s+/g, ' ').trim())
  const width = Math.max(0, ...texts.map((cells) => cells.length))
  if (width === 0) return undefined
  const [first] = rows
  const caption = table.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'caption',
  )
  const captionText = caption ? wordsOf(caption) : ''
  // Markdown has no tables without a header, so a header without text represents a table without one.
  const hasHeader = first !== undefined && cellsOf(first).every((cell) => cell.tagName === 'th')
  const isHeaderless = hasHeader && texts.length > 1 && texts[0]?.join('') === ''
  const written = isHeaderless ? texts.slice(1) : texts
  return {
    _type: 'table',
    _key: nextKey(),
    ...(captionText !== '' && { caption: captionText }),
    headerRow: hasHeader && !isHeaderless,
    rows: written.map((cells) => ({
      _type: 'tableRow',
      _key: nextKey(),
      cells: [...cells, ...Array.from({ length: width - cells.length }, () => '')],
    })),
  }
}
