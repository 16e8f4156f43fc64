/** Ways to draw a table of figures before and after. */
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
// `Object.keys` has the type `string[]`, but returns exactly these names.
export const GRAPHIC_NAMES = Object.keys(GRAPHICS) as readonly Graphic[] // oxlint-disable-line typescript/no-unsafe-type-assertion

/** The same figures at two times. */
export interface Comparison {
  readonly graphic: Graphic
  /** Name of what the rows are, from the head of the first column. */
  readonly subject: string
  /** Names of the two times, from the heads of the other columns. */
  readonly times: readonly [before: string, after: string]
  readonly items: readonly {
    readonly label: string
    readonly values: readonly [before: number, after: number]
  }[]
}

/** Maximum number of rows, so that labels stay readable. */
const MOST_ROWS = 12
/** Maximum number of dots in a drawing. */
const MOST_DOTS = 200

export const graphicOf = (value: unknown): Graphic | undefined =>
  GRAPHIC_NAMES.find((name) => name === value)

/** Number in a cell such as `1,040` or `45 %`; undefined for other text and for negative numbers. */
function numberIn(cell: string | undefined): number | undefined {
  const text = (cell ?? '').trim()
  if (!/^\d{1,3}(?:,?\d{3}){0,2}(?:\.\d{1,3})?(?:\s?%)?$/.test(text)) return undefined
  return Number(text.replaceAll(/[,%\s]/g, ''))
}

const sum = (items: Comparison['items'], time: 0 | 1) =>
  Math.round(items.reduce((total, { values }) => total + values[time], 0) * 1000)

/** Reason why shares, dots and trees need equal totals and limited amounts. */
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

type Read = { readonly comparison: Comparison } | { readonly problem: string }

/** Reads the rows of a table, the first of which names the columns. `problem` tells an editor what to change. */
export function readComparison(
  graphic: Graphic,
  rows: readonly (readonly string[])[],
  headerRow: boolean,
): Read {
  const [head, ...body] = rows
  if (!headerRow || head === undefined) {
    return { problem: 'Name the columns in the first row to draw the table.' }
  }
  if (rows.some((cells) => cells.length !== 3)) {
    return { problem: 'Use three columns to draw the table: name, before and after.' }
  }
  if (body.length === 0 || body.length > MOST_ROWS) {
    return { problem: `Use 1 to ${MOST_ROWS} rows of numbers to draw the table.` }
  }
  const items: { label: string; values: readonly [number, number] }[] = []
  for (const [label = '', ...cells] of body) {
    const [before, after] = [numberIn(cells[0]), numberIn(cells[1])]
    if (before === undefined || after === undefined) {
      return { problem: `Enter a number in both columns of “${label}” to draw the table.` }
    }
    items.push({ label, values: [before, after] })
  }
  const [subject = '', first = '', second = ''] = head
  const comparison = { graphic, subject, times: [first, second] as const, items }
  const problem = amountProblem(comparison)
  return problem === undefined ? { comparison } : { problem }
}
