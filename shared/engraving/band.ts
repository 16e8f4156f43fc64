import { pathOf } from './curve.ts'

/** Shape of a wave band. Lengths are in user units. */
export interface BandShape {
  readonly lines?: number
  readonly tileWidth?: number
  readonly halfHeight?: number
  /**
   * Height of the band at its narrowest place, 0.25 to 0.62. At 0.5 the band narrows to a point. Above 0.5 the lines cross and form a small
   * lens.
   */
  readonly pinch?: number
  /** Amount by which the lines are distorted, 0.3 to 0.95. */
  readonly warp?: number
}

/** Path data of one tile of a wave band around the line y = 0. Tiles repeat horizontally at the distance `tileWidth`. */
export function band(shape: BandShape = {}): string {
  const { lines = 28, tileWidth = 1200, halfHeight = 150, pinch = 0.35, warp = 0.5 } = shape
  let data = ''
  for (let line = 0; line < lines; line += 1) {
    const phase = (2 * Math.PI * line) / lines
    data += pathOf(
      (t) => {
        const turn = t * 2 * Math.PI
        const half = halfHeight * (1 - pinch + pinch * Math.cos(turn))
        return [t * tileWidth, half * Math.sin(turn + phase + warp * Math.sin(turn))]
      },
      0,
      1,
      6,
    )
  }
  return data
}
