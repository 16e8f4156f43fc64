import { pathOf } from './curve.ts'

/** Texts of a stamp. They contain only plain letters, digits and spaces. */
export interface StampWords {
  /** Valid identifier that is unique on the page. */
  readonly id: string
  /** Text on the upper arc. */
  readonly top: string
  /** Text on the lower arc. */
  readonly foot: string
  readonly date: string
  readonly time: string
}

const WAVES = 24
const STRANDS = 6
const RING = { middle: 882, half: 74, scallop: 26 } as const

/** One wave of the ring: strands that cross. It is drawn once and repeated around the centre. */
function wave(): string {
  const turn = (2 * Math.PI) / WAVES
  const strands = Array.from({ length: STRANDS }, (_, index) => {
    const phase = (2 * Math.PI * index) / STRANDS
    return pathOf(
      (t) => {
        const radius =
          RING.middle +
          RING.scallop * Math.cos(WAVES * t) +
          RING.half * Math.sin((WAVES / 2) * t + phase)
        return [radius * Math.cos(t), radius * Math.sin(t)]
      },
      0,
      // After two waves a strand has the same phase again.
      2 * turn,
      4,
    )
  })
  return strands.join('')
}

/** Semicircle from left to right, above or below the centre of the stamp. */
const arc = (id: string, radius: number, isUpper: boolean) =>
  `<path id="${id}" d="M-${radius} 0A${radius} ${radius} 0 0 ${isUpper ? 1 : 0} ${radius} 0"/>`

const along = (id: string, className: string, text: string) =>
  `<text class="${className}"><textPath href="#${id}" startOffset="50%">${text.toUpperCase()}</textPath></text>`

/** Round stamp in a square of 2000 units whose centre is the origin: a ring of waves, two texts along the ring, date and time across. */
export function stampMarkup({ id, top, foot, date, time }: StampWords): string {
  const copies = Array.from(
    { length: WAVES / 2 - 1 },
    (_, index) => `<use href="#${id}-w" transform="rotate(${(index + 1) * (720 / WAVES)})"/>`,
  ).join('')
  const [middle, lower] = [`${id}-t`, `${id}-f`]
  return (
    `<g class="engraving-accent" stroke-width="9"><path id="${id}-w" d="${wave()}"/>${copies}</g>` +
    '<g class="engraving-accent" stroke-width="13"><circle r="768"/><circle r="480"/>' +
    '<path d="M-452-160H452M-452 110H452"/></g>' +
    `<defs>${arc(middle, 555, true)}${arc(lower, 668, false)}</defs>` +
    along(middle, 'stamp-top', top) +
    along(lower, 'stamp-foot', foot) +
    `<text class="stamp-date" y="20">${date.toUpperCase()}</text>` +
    `<text class="stamp-time" y="252">${time}</text>`
  )
}
