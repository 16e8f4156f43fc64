import { pathOf, type Point } from './curve.ts'
import { randomOf } from './seed.ts'

/** Width and height of the drawing in user units. The band is at half of the height. */
export const tornSize = { width: 1440, height: 190 } as const

const LINES = 14
const HALF_HEIGHT = 62
/** Distance from the page's edge to the narrowest point of the band, and to the end of its longest frayed line, in user units. */
const WAIST = 350
const LONGEST = 580
/** Height of the band at its narrowest point, in user units. */
const PINCHED = 5

/** Height of the band at a distance from the page's edge: large at the edge, small at the narrowest point. */
const openAt = (x: number) => {
  if (x >= WAIST) return PINCHED
  return PINCHED + (HALF_HEIGHT - PINCHED) * (0.5 + 0.5 * Math.cos((x / WAIST) * Math.PI))
}

/** Path data of one half, from the left edge to the frayed ends. `place` maps a point of the half to its position in the drawing. */
function half(seed: number, place: (point: Point) => Point): string {
  const random = randomOf(seed)
  let data = ''
  for (let line = 0; line < LINES; line += 1) {
    const phase = (2 * Math.PI * line) / LINES
    const end = 430 + (LONGEST - 430) * random()
    const lean = (random() - 0.5) * 2
    const sag = (random() - 0.3) * 14
    data += pathOf(
      (t) => {
        const x = t * end
        const free = Math.max(0, x - WAIST) / (LONGEST - WAIST)
        const y =
          openAt(x) * Math.sin(phase + (x / WAIST) * 2.6) +
          lean * 34 * free ** 1.4 +
          sag * free ** 3
        return place([x, y])
      },
      0,
      1,
      7,
    )
  }
  return data
}

/** Path data of a wave band that is torn in the middle and has frayed ends. It illustrates a lost connection. */
export function tornBand(): string {
  const middle = tornSize.height / 2
  return (
    half(41, ([x, y]) => [x, middle + y]) + half(97, ([x, y]) => [tornSize.width - x, middle + y])
  )
}
