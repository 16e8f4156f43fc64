import { grouped } from '../../text/count.ts'
import { inlineText } from '../../text/inline-markdown.ts'

/** Graphics that show a table of figures before and after a change. */
export const GRAPHICS = {
  bars: 'Bars: amounts, one bar a row',
  dots: 'Dots: one dot for each unit',
  strip: 'Strip: shares of one total',
  timeline: 'Timeline: times on one axis',
  tree: 'Tree: parts of an ownership; the last row is the unknown part',
} as const

/** One of the {@link GRAPHICS}. */
export type Graphic = keyof typeof GRAPHICS

/** Names of all {@link GRAPHICS}. */
// The cast is correct: the keys of the table are exactly these names.
export const GRAPHIC_NAMES = Object.keys(GRAPHICS) as readonly Graphic[] // oxlint-disable-line typescript/no-unsafe-type-assertion

/** The figures of a table at two times. All texts are plain, without Markdown. */
export interface Comparison {
  readonly graphic: Graphic
  /** Name of the items in the rows, from the head of the first column. */
  readonly subject: string
  /** Names of the two times, from the heads of the second and third column. */
  readonly times: readonly [before: string, after: string]
  readonly items: readonly {
    readonly label: string
    readonly values: readonly [before: number, after: number]
    /** Values as text, with their unit. */
    readonly printed: readonly [before: string, after: string]
  }[]
}

/** Maximum number of rows, so that labels stay readable. */
const MOST_ROWS = 12
/** Maximum number of rows of a tree, whose nodes are side by side. */
const MOST_NODES = 5
/** Width of a drawing in user units. */
export const PANEL_WIDTH = 300
/** Space to the left of the labels in a strip chart, in user units. */
export const STRIP_INDENT = 32
/** Width of a character in user units: an average at the largest font size of the drawings, rounded up. */
const CHARACTER = 7.5
/** Maximum number of dots in a drawing. */
const MOST_DOTS = 200

export const graphicOf = (value: unknown): Graphic | undefined =>
  GRAPHIC_NAMES.find((name) => name === value)

/** Number in a cell such as `1,040` or `45 %`. Undefined for any other text and for negative numbers. */
function figureIn(cell: string): { readonly value: number; readonly printed: string } | undefined {
  const [, digits, unit = ''] = /^(\d{1,3}(?:,?\d{3}){0,2}(?:\.\d{1,3})?)(\s?%)?$/.exec(cell) ?? []
  if (digits === undefined) return undefined
  const value = Number(digits.replaceAll(',', ''))
  return { value, printed: `${grouped(value)}${unit}` }
}

const sum = (items: Comparison['items'], time: 0 | 1) =>
  Math.round(items.reduce((total, { values }) => total + values[time], 0) * 1000)

/** Reason why the amounts cannot be drawn, or undefined. Shares, dots and trees need equal totals and limited amounts. */
function amountProblem({ graphic, items }: Comparison): string | undefined {
  if (graphic === 'dots' && items.some(({ values }) => values.some((value) => value % 1 !== 0)))
    return 'Use whole numbers, because each dot is one unit.'
  if (graphic === 'dots' && sum(items, 0) > MOST_DOTS * 1000)
    return `Use at most ${MOST_DOTS} dots, or choose bars.`
  const isWhole = graphic === 'strip' || graphic === 'tree' || graphic === 'dots'
  if (isWhole && sum(items, 0) !== sum(items, 1))
    return 'Both columns need the same total, because they show the same figures at two times.'
  if (isWhole && sum(items, 0) === 0) return 'Enter at least one number above zero.'
  return undefined
}

/** Lines of the label below a node of a tree. */
export function treeLines(label: string): readonly [string, string] {
  const [first = '', ...rest] = label.split(', ')
  return [first, rest.join(', ')]
}

const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length))

/** Reason why labels would cover their values or the labels of other nodes, or undefined. */
function lengthProblem({ graphic, items }: Comparison): string | undefined {
  if (graphic !== 'tree') {
    const width = graphic === 'strip' ? PANEL_WIDTH - STRIP_INDENT : PANEL_WIDTH
    const room =
      Math.floor(width / CHARACTER) - longest(items.flatMap(({ printed }) => printed)) - 2
    const wide = items.find(({ label }) => label.length > room)
    return wide && `Shorten “${wide.label}” to ${room} characters to draw the table.`
  }
  if (items.length > MOST_NODES) return `Use at most ${MOST_NODES} rows for a tree, or choose bars.`
  for (const time of [0, 1] as const) {
    const shown = items.filter(({ values }) => values[time] > 0)
    const room = Math.floor(PANEL_WIDTH / shown.length / CHARACTER)
    const wide = shown.find(
      ({ label, printed }) => longest([...treeLines(label), printed[time]]) > room,
    )
    if (wide !== undefined)
      return `Shorten “${wide.label}” to ${room} characters before and after the first comma, or use fewer rows.`
  }
  return undefined
}

type Read = { readonly comparison: Comparison } | { readonly problem: string }

/** Items of the rows below the head. If a row is invalid, the reason. */
function itemsOf(
  body: readonly (readonly string[])[],
): Comparison['items'] | { readonly problem: string } {
  const items: Comparison['items'][number][] = []
  for (const [label = '', ...cells] of body) {
    const [before, after] = cells.map(figureIn)
    if (before === undefined || after === undefined) {
      return { problem: `Enter a number in both columns of “${label}” to draw the table.` }
    }
    if (label === '') return { problem: 'Name every row in the first column to draw the table.' }
    items.push({
      label,
      values: [before.value, after.value],
      printed: [before.printed, after.printed],
    })
  }
  return items
}

/** Reads the rows of a table. The first row contains the names of the columns. `problem` is the advice to editors if the table cannot be drawn. */
export function readComparison(
  graphic: Graphic,
  rows: readonly (readonly string[])[],
  headerRow: boolean,
): Read {
  const [head, ...body] = rows.map((cells) => cells.map((cell) => inlineText(cell).trim()))
  if (!headerRow || head === undefined) {
    return { problem: 'Name the columns in the first row to draw the table.' }
  }
  if (rows.some((cells) => cells.length !== 3)) {
    return { problem: 'Use three columns to draw the table: name, before and after.' }
  }
  if (head.includes('')) {
    return { problem: 'Name all three columns in the first row to draw the table.' }
  }
  if (body.length === 0 || body.length > MOST_ROWS) {
    return { problem: `Use 1 to ${MOST_ROWS} rows of numbers to draw the table.` }
  }
  const items = itemsOf(body)
  if ('problem' in items) return items
  const [subject = '', first = '', second = ''] = head
  const comparison = { graphic, subject, times: [first, second] as const, items }
  const problem = amountProblem(comparison) ?? lengthProblem(comparison)
  return problem === undefined ? { comparison } : { problem }
}
