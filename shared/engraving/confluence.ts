import { pathOf } from './curve.ts'

/** Shape of a confluence. Lengths are in user units. */
export interface ConfluenceShape {
  readonly bundles: number
  readonly lines: number
  readonly width: number
  readonly halfHeight: number
}

const smooth = (from: number, to: number, t: number) => {
  const part = Math.min(1, Math.max(0, (t - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/**
 * Path data of bundles of lines that start separately at the left and merge into one band at the right, around the line y = 0. There is one
 * path per bundle, starting from the top. The phases of the band are distributed evenly over the lines of all bundles.
 */
export function confluence(shape: ConfluenceShape): readonly string[] {
  const { bundles, lines, width, halfHeight } = shape
  const spread = (2 * halfHeight) / bundles
  return Array.from({ length: bundles }, (_, bundle) => {
    const start = (bundle - (bundles - 1) / 2) * spread
    let data = ''
    for (let line = 0; line < lines; line += 1) {
      const apart = (2 * Math.PI * line) / lines
      const together = (2 * Math.PI * (line * bundles + bundle)) / (lines * bundles)
      data += pathOf(
        (t) => {
          const joined = smooth(0.28, 0.62, t)
          const turn = 2 * Math.PI * t
          const own = spread * 0.34 * Math.sin(Math.PI * Math.min(1, t / 0.62)) ** 2
          const shared = halfHeight * 0.62 * smooth(0.5, 0.86, t)
          const y =
            start * (1 - joined) +
            own * Math.sin(1.5 * turn + apart) +
            shared * Math.sin(1.1 * turn + together + 0.5 * Math.sin(turn))
          return [t * width, y]
        },
        0,
        1,
        12,
      )
    }
    return data
  })
}
