import { collapsed, FIXED_LABELS } from './canonical-text.ts'
import type { ReportRow } from './report-content.ts'

/** Piece of text on a page of a PDF. Lengths and positions are in points. `y` is the position of the baseline and grows upwards. */
export interface TextPiece {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  /** Font size. */
  readonly size: number
}

/** The parts of a report that were found in the text of a page. */
export interface PageReading {
  readonly salt: string
  /** Kind, rows, limits, number and dates, in the order of the canonical text. */
  readonly lines: readonly ReportRow[]
}

interface Line {
  readonly y: number
  readonly size: number
  readonly pieces: readonly TextPiece[]
}

/** Maximum distance of the baselines of pieces in one line, as a fraction of the font size. */
const SAME_LINE = 0.35
/**
 * Distance of two baselines above which a new row begins, as a multiple of the font size. The lines of a row are 1.3 apart, rows at least
 * 1.7.
 */
const NEW_ROW = 1.52
/** Font size of the title, as a multiple of the font size of the facts. */
const TITLE_RATIO = 2.1

/** Groups the pieces of a page into lines, from top to bottom. */
function linesOf(pieces: readonly TextPiece[]): readonly Line[] {
  const lines: { y: number; size: number; pieces: TextPiece[] }[] = []
  for (const piece of pieces
    .filter(({ text }) => text.trim() !== '')
    .toSorted((a, b) => b.y - a.y)) {
    const last = lines.at(-1)
    if (last !== undefined && last.y - piece.y < SAME_LINE * Math.min(last.size, piece.size)) {
      last.pieces.push(piece)
    } else lines.push({ y: piece.y, size: piece.size, pieces: [piece] })
  }
  return lines.map((line) => ({ ...line, pieces: line.pieces.toSorted((a, b) => a.x - b.x) }))
}

/** Gap between two pieces above which they are separate words, as a fraction of the font size. */
const WORD_GAP = 0.12

/** Text of the pieces in one line. A gap between two pieces becomes a space. */
function joined(pieces: readonly TextPiece[]): string {
  let text = ''
  let end = Number.NEGATIVE_INFINITY
  for (const { text: next, x, width, size } of pieces) {
    text += text !== '' && x - end > WORD_GAP * size ? ` ${next}` : next
    end = x + width
  }
  return text
}

/** Splits a line into label and value, at the left edge of the column of values. */
function cells({ pieces }: Line, column: number, slack: number) {
  return {
    label: joined(pieces.filter(({ x }) => x < column - slack)),
    value: joined(pieces.filter(({ x }) => x >= column - slack)),
  }
}

/** Groups lines into rows. If a label or a value is wrapped, its row has several lines. */
function rowsOf(lines: readonly Line[], column: number): readonly ReportRow[] {
  const rows: { label: string; value: string }[] = []
  let previous: Line | undefined
  for (const line of lines) {
    const { label, value } = cells(line, column, line.size / 2)
    const row = rows.at(-1)
    const isNew = previous === undefined || previous.y - line.y > NEW_ROW * previous.size
    if (row === undefined || isNew) rows.push({ label, value })
    else {
      row.label += ` ${label}`
      row.value += ` ${value}`
    }
    previous = line
  }
  return rows.map(({ label, value }) => ({ label: collapsed(label), value: collapsed(value) }))
}

const SALT = /^[0-9a-f]{32}$/

/** Index of the last line that begins with a label, or -1. */
const lastLine = (lines: readonly Line[], label: string) =>
  lines.findLastIndex(({ pieces }) => collapsed(joined(pieces)).startsWith(`${label} `))

/**
 * Reads a report from the positions of the text on a page. All positions may be shifted or scaled by the same amount. Undefined if the page
 * does not contain the facts of a report.
 */
export function readPage(pieces: readonly TextPiece[]): PageReading | undefined {
  const lines = linesOf(pieces)
  const first = lastLine(lines, FIXED_LABELS.number)
  const last = lastLine(lines, FIXED_LABELS.salt)
  const facts = lines[first]
  if (facts === undefined || last <= first) return undefined
  const start = facts.pieces.findIndex((_, index) => {
    const before = collapsed(joined(facts.pieces.slice(0, index)))
    return before === FIXED_LABELS.number
  })
  const column = facts.pieces[start]?.x
  if (column === undefined) return undefined
  const isTitle = ({ size }: Line) => size > facts.size * TITLE_RATIO
  const titleEnd = lines.slice(0, first).findLastIndex(isTitle)
  if (titleEnd < 0) return undefined
  const title = lines.slice(0, titleEnd + 1).filter(isTitle)
  const kind = collapsed(title.map((line) => joined(line.pieces)).join(' '))
  const rows = rowsOf(lines.slice(titleEnd + 1, first), column)
  const factRows = rowsOf(lines.slice(first, last + 1), column)
  const salt = factRows.at(-1)?.value.replaceAll(' ', '')
  if (salt === undefined || !SALT.test(salt)) return undefined
  return {
    salt,
    lines: [{ label: FIXED_LABELS.kind, value: kind }, ...rows, ...factRows.slice(0, -1)],
  }
}
