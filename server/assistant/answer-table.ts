import type { AnswerTable } from '#shared/contracts/assistant.ts'
import type { Finding } from './ports.ts'
import { type Cell, cellOf } from './row-sentence.ts'

/** Row of a table: its name and its cells. */
interface Row {
  readonly name: string
  readonly cells: readonly Cell[]
}

/** Row of a passage, or undefined if the passage is not a table row. */
function rowIn({ passage, sentences }: Finding): Row | undefined {
  // A URL without a fragment is that of the head of a page. Its passage lists facts, not the cells of a table row.
  if (!passage.url.includes('#')) return undefined
  const [head, ...rest] = sentences.map(({ text }) => text)
  if (head === undefined || rest.length === 0 || cellOf(head) !== undefined) return undefined
  const cells = rest.map(cellOf).filter((cell) => cell !== undefined)
  return cells.length === rest.length ? { name: head.replace(/\.$/u, ''), cells } : undefined
}

/** Table of one row, with one line for each cell. */
const ofOne = ({ name, cells }: Row): AnswerTable => ({
  caption: name,
  columns: [],
  rows: cells.map(({ column, value }) => [column, value]),
})

/** Table of several rows. Undefined if the rows have different columns. */
function ofMany(rows: readonly Row[]): AnswerTable | undefined {
  const columns = rows[0]?.cells.map(({ column }) => column) ?? []
  const isSame = rows.every(
    ({ cells }) =>
      cells.length === columns.length && cells.every(({ column }, at) => column === columns[at]),
  )
  return isSame
    ? { columns, rows: rows.map(({ name, cells }) => [name, ...cells.map(({ value }) => value)]) }
    : undefined
}

/**
 * Table of the rows that an answer quotes. Undefined if one of the passages is not a table row. Also undefined if the answer quotes only
 * one cell, because a sentence is enough then.
 * @param quoted number of quoted cells
 */
export function tableOf(findings: readonly Finding[], quoted: number): AnswerTable | undefined {
  const rows = findings.map(rowIn)
  const known = rows.filter((row) => row !== undefined)
  const [first] = known
  if (first === undefined || known.length < rows.length) return undefined
  if (known.length > 1) return ofMany(known)
  return quoted > 1 ? ofOne(first) : undefined
}
