/**
 * Engravings as content of an SVG element. The style sheet of the page sets the colours of the classes `engraving-accent`, `engraving-ink`,
 * `engraving-circles` and `engraving-mark`.
 */
import { band, type BandShape } from './band.ts'
import { familyMarks, marks, type Family } from './families.ts'
import { markGrid } from './mark-grid.ts'
import { type PageMark, pageMarks } from './marks/marks.ts'
import { circles, rosette } from './rosette.ts'

const fixed = (value: number) => String(Number(value.toFixed(2)))

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

const group = (className: string, strokeWidth: number, inside: string) =>
  `<g class="${className}" stroke-width="${fixed(strokeWidth)}">${inside}</g>`

/**
 * Appearance of a rosette. `id` must be a valid identifier that is unique on the page, because the drawing refers to it to repeat a sector.
 */
export interface RosetteLook {
  readonly id: string
  readonly family: Family
  readonly seed?: number
  /** Mark of a page in the centre. Default: the mark of the family. */
  readonly mark?: PageMark | undefined
  /** Factor by which stroke widths are multiplied, for rosettes much smaller than 1040 px. */
  readonly weight?: number
}

/**
 * Weight above which the simplified rosette is drawn. A rosette smaller than about 180 px has such a weight, and the lines of the full
 * rosette would be too dense for a screen.
 */
const smallWeight = 1.8
/** Additional factor for stroke widths of the simplified rosette. With fewer but wider lines it looks as dark as the full one. */
const smallBreadth = 1.3

/** Width of the mark in the centre, and its stroke width, for a rosette of about 1040 px. */
const markWidth = 400
const markStroke = 15

function centreMark(family: Family, mark: PageMark | undefined, weight: number): string {
  const stroke = markStroke * Math.max(1, weight * 0.85)
  if (mark === undefined)
    return `<path class="engraving-mark" d="${marks[familyMarks[family]]}" stroke-width="${fixed(stroke)}"/>`
  const scale = markWidth / markGrid
  const place = `translate(-${markWidth / 2} -${markWidth / 2})scale(${fixed(scale)})`
  return `<path class="engraving-mark" d="${pageMarks[mark]}" transform="${place}" stroke-width="${fixed(stroke / scale)}"/>`
}

/** Rosette whose centre is the origin. It is inside a square of 4000 units. */
export function rosetteMarkup(look: RosetteLook): string {
  const { id, family, seed = 0, mark, weight = 1 } = look
  const thin = weight >= smallWeight
  const breadth = thin ? weight * smallBreadth : weight
  const zones = rosette(family, seed, { thin }).map((zone, index) => {
    const name = `${id}${index}`
    const copies = times(
      zone.copies - 1,
      (copy) =>
        `<use href="#${name}" transform="rotate(${fixed((360 * (copy + 1)) / zone.copies)})"/>`,
    )
    return group(
      `engraving-${zone.ink}`,
      zone.strokeWidth * breadth,
      `<path id="${name}" d="${zone.data}"/>${copies}`,
    )
  })
  const rings = circles.map((radius) => `<circle r="${radius}"/>`).join('')
  return (
    `<g id="${id}">${zones.join('')}${group('engraving-circles', 1.8 * weight, rings)}` +
    `${centreMark(family, mark, weight)}</g>`
  )
}

/** Layout of a band: tiles of {@link BandShape} in a row that starts at `from`, around the line `y`. */
export interface BandLook extends BandShape {
  readonly id: string
  readonly ink: 'accent' | 'ink'
  readonly tileWidth: number
  readonly tiles: number
  readonly strokeWidth: number
  readonly from?: number
  readonly y?: number
}

/** Wave band of repeated tiles. */
export function bandMarkup(look: BandLook): string {
  const { id, ink, tileWidth, tiles, strokeWidth, from = 0, y = 0 } = look
  const place = from === 0 && y === 0 ? '' : ` transform="translate(${from} ${y})"`
  const copies = times(tiles - 1, (index) => `<use href="#${id}" x="${tileWidth * (index + 1)}"/>`)
  return group(
    `engraving-${ink}`,
    strokeWidth,
    `<path id="${id}" d="${band(look)}"${place}/>${copies}`,
  )
}
