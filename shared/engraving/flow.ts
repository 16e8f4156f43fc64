import { pathOf, type Point } from './curve.ts'

/** Position of a station (a box of the diagram) in a flow: its column, and its index from the top of this column. Both start at 0. */
export interface FlowPlace {
  readonly column: number
  readonly station: number
}

/** Flow from left to right. The stations of a column share its height evenly, and each one is centred in its share. */
export interface FlowShape {
  /** Number of stations in each column. */
  readonly columns: readonly number[]
  readonly links: readonly { readonly from: FlowPlace; readonly to: FlowPlace }[]
}

/** Width of a column, and of the gap between two columns, in user units. Pages use the same ratio for the boxes. */
export const flowColumn = 500
export const flowGap = 200

/** Fraction of the page's width that is left of the main column, including the gap. The tables of pages use the same fraction. */
const rail = 0.2546

/**
 * Minimum number of columns at which the first column moves to the side column of the page. The second column then begins at the left edge
 * of the main column.
 */
const columnsWithRail = 4

/** Height of the drawing per station of the column with the most stations, in user units. */
const stationHeight = 250

const lines = 7

/** Half of the width of a bundle at its end in user units, and the factor for the width at its start. */
const spread = 13
const leaving = 0.4

const widthOf = (columns: number) => columns * flowColumn + (columns - 1) * flowGap

/** Size of a flow's drawing. */
export const flowBox = ({ columns }: FlowShape) => ({
  width:
    columns.length < columnsWithRail
      ? widthOf(columns.length)
      : widthOf(columns.length - 1) / (1 - rail),
  height: Math.max(1, ...columns) * stationHeight,
})

/** Left edge of a column, in user units. */
export function flowLeft(shape: FlowShape, column: number): number {
  if (column === 0) return 0
  const right = widthOf(shape.columns.length - column)
  return flowBox(shape).width - right
}

/** Heights at which a bundle can pass a column: between two stations, or above and below a single station. */
function passages(stations: number, height: number): readonly number[] {
  const between = Array.from({ length: stations - 1 }, (_, index) => (index + 1) / stations)
  return (stations > 1 ? between : [0.14, 0.86]).map((part) => part * height)
}

const nearest = (values: readonly number[], wanted: number) =>
  values.reduce((best, value) =>
    Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best,
  )

const ease = (t: number) => t * t * (3 - 2 * t)

/**
 * Line of the bundle that joins two points. All lines of the bundle cross each other twice. `offset` is the position of the line in the
 * bundle, from -1 to 1.
 */
const strand = (from: Point, to: Point, offset: number) => {
  const [across, down] = [to[0] - from[0], to[1] - from[1]]
  const curve = (t: number): Point => {
    // The offset is perpendicular to the line. Otherwise steep bundles would be narrower than flat ones.
    const slope = (down * 6 * t * (1 - t)) / across
    const aside = offset * spread * (leaving + (1 - leaving) * t) * Math.cos(2 * Math.PI * t)
    const length = Math.hypot(1, slope)
    return [
      from[0] + across * t - (aside * slope) / length,
      from[1] + down * ease(t) + aside / length,
    ]
  }
  return pathOf(curve, 0, 1, 5)
}

/** Line of a bundle that passes straight through a column. `offset` is the position of the line in the bundle, from -1 to 1. */
const crossing = (from: Point, to: Point, offset: number) =>
  pathOf(
    (t) => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + offset * spread * (1 - (1 - leaving) * ease(t)) * Math.cos(4 * Math.PI * t),
    ],
    0,
    1,
    8,
  )

/** Path data of a flow in its {@link flowBox}. Each link is a bundle of seven lines, which passes through the gaps between stations. */
export function flow(shape: FlowShape): string {
  const { height } = flowBox(shape)
  const left = (column: number) => flowLeft(shape, column)
  const middle = ({ column, station }: FlowPlace) =>
    ((station + 0.5) / (shape.columns[column] ?? 1)) * height

  const bundle = (from: FlowPlace, to: FlowPlace): string => {
    const [start, end] = [middle(from), middle(to)]
    let data = ''
    let y = start
    for (let column = from.column; column < to.column; column += 1) {
      const next = column + 1
      const straight = start + ((end - start) * (next - from.column)) / (to.column - from.column)
      const arrival =
        next === to.column ? end : nearest(passages(shape.columns[next] ?? 1, height), straight)
      for (let line = 0; line < lines; line += 1) {
        const offset = (2 * line) / (lines - 1) - 1
        data += strand([left(column) + flowColumn, y], [left(next), arrival], offset)
        if (next < to.column) {
          data += crossing([left(next), arrival], [left(next) + flowColumn, arrival], offset)
        }
      }
      y = arrival
    }
    return data
  }
  return shape.links.map(({ from, to }) => bundle(from, to)).join('')
}
