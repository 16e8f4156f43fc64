import type { Height } from './shapes.ts'

/** Size of a plate and position of its relief. */
export interface RuledSize {
  /** Width in units; the height is always 320 units. */
  readonly width: number
  /** Horizontal distance of the relief's centre from the centre of the plate, in units. */
  readonly offset?: number
  readonly scale?: number
  /** Clockwise rotation of the relief, in degrees. */
  readonly tilt?: number
}

/** Number of lines of a plate. */
export const LINES = 66
export const PLATE_HEIGHT = 320
/** Distance by which a line moves at the height 1, in units. */
const LIFT = 13
/** Distance between two samples of a line, in units. */
const STEP = 1.6
/** Subunits of the path data. */
const FINE = 20

/** Half of the width of a line in units: on the ground, minimum on the lit side, maximum on the shaded side. */
const GROUND = 0.3
const LIT = 0.2
const FORM = 0.5
const SHADE = 1.75

/** Lines of a plate as path data, in units multiplied by `scale`. */
export interface RuledLines {
  /** Filled path of the lines where the height is 0 (the ground). */
  readonly ground: string
  /** Filled path of the lines where the height is above 0 (the form). */
  readonly form: string
  readonly scale: number
}

interface Sample {
  readonly x: number
  readonly y: number
  readonly half: number
  readonly isForm: boolean
}

const number = (value: number) => (value < 0 ? String(value) : ` ${value}`)

/** Closed path around the samples of one visible section of a line. */
function ribbon(samples: readonly Sample[]): string {
  if (samples.length < 2) return ''
  const upper = samples.map(({ x, y, half }) => [x, y - half] as const)
  const lower = samples.map(({ x, y, half }) => [x, y + half] as const).toReversed()
  let [lastX, lastY] = [0, 0]
  let data = ''
  for (const [index, point] of [...upper, ...lower].entries()) {
    const [x, y] = [Math.round(point[0] * FINE), Math.round(point[1] * FINE)]
    data += index === 0 ? `M${x}${number(y)}l` : `${number(x - lastX)}${number(y - lastY)}`
    ;[lastX, lastY] = [x, y]
  }
  return `${data}z`
}

/** Reads the heights of a relief as rows and columns, with one additional row above and below. */
function readHeights(relief: Height, size: RuledSize, columns: number) {
  const { width, offset = 0, scale = 1, tilt = 0 } = size
  const turn = (-tilt * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn) / scale, Math.sin(turn) / scale]
  const gap = PLATE_HEIGHT / LINES
  return Array.from({ length: LINES + 2 }, (_, row) => {
    const v = (row - 0.5) * gap - PLATE_HEIGHT / 2
    const heights = new Float64Array(columns)
    for (let column = 0; column < columns; column += 1) {
      const u = column * STEP - width / 2 - offset
      heights[column] = relief(u * cos - v * sin, u * sin + v * cos)
    }
    return heights
  })
}

type Row = Float64Array<ArrayBuffer>

/** Samples of a line. The line moves down by the height, and its width depends on the slope. */
function samplesOf([above, row, below]: readonly [Row, Row, Row], index: number): Sample[] {
  const gap = PLATE_HEIGHT / LINES
  return Array.from(row, (height, column) => {
    const slopeX = ((row[column + 1] ?? height) - (row[column - 1] ?? height)) / (2 * STEP)
    const slopeY = ((below[column] ?? 0) - (above[column] ?? 0)) / (2 * gap)
    const shade = -(slopeX * 0.75 + slopeY) * LIFT
    const isForm = height > 0.015 || Math.abs(shade) > 0.05
    const tone = Math.min(1, Math.max(-1, shade * 0.95))
    const width = FORM + tone * (tone > 0 ? SHADE - FORM : FORM - LIT)
    return {
      x: column * STEP,
      y: (index - 0.5) * gap + LIFT * (height - 0.35),
      half: isForm ? width : GROUND,
      isForm,
    }
  })
}

/**
 * Draws a plate as parallel lines (medal ruling). Each line moves down by the height of the relief, and is wider on the side that the light
 * from the upper left does not reach. Lines behind a raised form are hidden.
 */
export function rule(relief: Height, size: RuledSize): RuledLines {
  const columns = Math.ceil(size.width / STEP) + 1
  const rows = readHeights(relief, size, columns)
  const horizon = new Float64Array(columns).fill(-Infinity)
  const paths = { ground: '', form: '' }
  for (let index = 1; index <= LINES; index += 1) {
    const [above, row, below] = [rows[index - 1], rows[index], rows[index + 1]]
    if (!above || !row || !below) continue
    let piece: Sample[] = []
    const end = () => {
      paths[piece[0]?.isForm === true ? 'form' : 'ground'] += ribbon(piece)
      piece = []
    }
    for (const sample of samplesOf([above, row, below], index)) {
      const column = Math.round(sample.x / STEP)
      if (sample.y - sample.half < (horizon[column] ?? 0)) {
        end()
        continue
      }
      horizon[column] = sample.y + sample.half * 0.6
      if (piece.length > 0 && piece[0]?.isForm !== sample.isForm) {
        piece.push(sample)
        end()
      }
      piece.push(sample)
    }
    end()
  }
  return { ...paths, scale: FINE }
}
