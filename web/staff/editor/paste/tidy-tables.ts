import type { Element, ElementContent } from 'hast'
import { findElement, textOf } from '#shared/markdown/hast.ts'
import { codeOf } from './code-paragraphs.ts'
import { make, makeText, without } from './make-element.ts'

const isCell = (node: ElementContent): node is Element =>
  node.type === 'element' && (node.tagName === 'td' || node.tagName === 'th')

/** Rows of a table in order. `inHead`: true for rows in the table head. */
function rowsOf(table: Element, inHead = false): readonly { row: Element; inHead: boolean }[] {
  return table.children.flatMap((node) => {
    if (node.type !== 'element') return []
    if (node.tagName === 'tr') return [{ row: node, inHead }]
    const isPart = ['thead', 'tbody', 'tfoot'].includes(node.tagName)
    return isPart ? rowsOf(node, node.tagName === 'thead') : []
  })
}

const isBlank = (text: string) => text.replaceAll('\u00A0', ' ').trim() === ''

/** True if all visible text of a node is bold. */
const isAllBold = (node: ElementContent): boolean => {
  if (node.type === 'text') return isBlank(node.value)
  if (node.type !== 'element' || node.tagName === 'strong') return true
  return node.children.every(isAllBold)
}

const isHeadCell = (cell: Element) =>
  cell.tagName === 'th' || (!isBlank(textOf(cell)) && cell.children.every(isAllBold))

/**
 * Marks the first row as header row if it is in the table head, consists of header cells or is all bold. A table with a single cell is
 * replaced by its content, or by a code block if the content is monospaced.
 */
export function tidyTable(table: Element): ElementContent[] {
  const rows = rowsOf(table)
  const [first, ...others] = rows
  const cells = first?.row.children.filter(isCell) ?? []
  const [only] = cells
  if (others.length === 0 && cells.length === 1 && only !== undefined) {
    const code = codeOf(only)
    if (code === undefined) return [{ ...only, tagName: 'div', properties: {} }]
    return [make('pre', [makeText(code)])]
  }
  const hasHead =
    first !== undefined && others.length > 0 && (first.inHead || cells.every(isHeadCell))
  const lines = rows.map(({ row }, index) => {
    const isHead = index === 0 && hasHead
    return {
      ...row,
      children: row.children.filter(isCell).map((cell) => ({
        ...cell,
        tagName: isHead ? 'th' : 'td',
        children: isHead ? without('strong', cell.children) : cell.children,
      })),
    }
  })
  const caption = findElement(table, ({ tagName }) => tagName === 'caption')
  return [{ ...table, children: [...(caption === undefined ? [] : [caption]), ...lines] }]
}
