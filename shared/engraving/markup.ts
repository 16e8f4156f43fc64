/**
 * Engravings as the content of an SVG element. The classes `engraving-accent`, `engraving-ink`, `engraving-circles`, `engraving-ground`,
 * `engraving-mark` and `engraving-print` get their colours from the page.
 */
import { band, type BandShape } from './band.ts'
import { familyMarks, marks, type Family } from './families.ts'
import { markGrid } from './mark-grid.ts'
import { type PageMark, pageMarks } from './marks/marks.ts'
import { circles, outerRadius, rosette } from './rosette.ts'
import { randomOf, seedOf } from './seed.ts'

const fixed = (value: number) => String(Number(value.toFixed(2)))

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

const group = (className: string, strokeWidth: number, inside: string) =>
  `<g class="${className}" stroke-width="${fixed(strokeWidth)}">${inside}</g>`

/** Look of a rosette. `id` must be unique on the page and a valid identifier; the drawing repeats a sector by referring to this id. */
export interface RosetteLook {
  readonly id: string
  readonly family: Family
  readonly seed?: number
  /** Mark of a page for the centre. Default: the family's own. */
  readonly mark?: PageMark | undefined
  /** Factor for stroke widths, for rosettes much smaller than 1040 px. */
  readonly weight?: number
  /** Sentence on a circle in microprint. Plain letters only. */
  readonly sentence?: string
}

/** Radius of the circle with microprint, and length of the text along it, in user units. */
const printRadius = 919
const printLength = 5760

function microprint(id: string, sentence: string): string {
  const text = `${sentence.toUpperCase()} `.repeat(10)
  return (
    `<path id="${id}p" d="M0-${printRadius}A${printRadius} ${printRadius} 0 1 1-.1-${printRadius}"/>` +
    `<text class="engraving-print"><textPath href="#${id}p" textLength="${printLength}">${text}</textPath></text>`
  )
}

/**
 * Weight from which the simplified rosette is drawn. It is for sizes below about 180 px, at which the lines of the full rosette are too
 * close for a screen.
 */
const smallWeight = 1.8
/** Factor for stroke widths in the simplified rosette, so that fewer lines result in the same tone. */
const smallBreadth = 1.3

/** Width of a centre mark, and its stroke width in a rosette of about 1040 px. */
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

/** Rosette centred on the origin, within a square of 4000 units. */
export function rosetteMarkup(look: RosetteLook): string {
  const { id, family, seed = 0, mark, weight = 1, sentence } = look
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
    (sentence === undefined ? '' : microprint(id, sentence)) +
    `${centreMark(family, mark, weight)}</g>`
  )
}

/** Layout of a band: tiles of {@link BandShape} next to each other from `from`, around the line `y`. */
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

/** Positions and scales of a cover's seal: off centre, cropped at an edge, or small and distant. */
const seals = [
  { x: 760, y: 0, scale: 1.15 },
  { x: 960, y: 190, scale: 3.1 },
  { x: 230, y: -210, scale: 2.6 },
  { x: 330, y: 0, scale: 0.95 },
] as const

const sealMarkup = (seal: (typeof seals)[number], family: Family) => {
  const large = seal.scale > 2
  const ellipses = large ? 24 : 12
  const lines = times(
    ellipses,
    (index) => `<ellipse rx="120" ry="70" transform="rotate(${(index * 180) / ellipses})"/>`,
  )
  return (
    `<g transform="translate(${seal.x} ${seal.y})scale(${seal.scale})">` +
    `<circle class="engraving-ground" r="128"/>` +
    group('engraving-accent', 2 / seal.scale, lines) +
    `<circle class="engraving-ground" r="62"/>` +
    `<path class="engraving-mark" d="${marks[familyMarks[family]]}" transform="scale(.24)" stroke-width="${large ? 8 : 15}"/></g>`
  )
}

/** Cover of an article, for the box 0 -400 1200 800: two bands and a seal, determined by the slug. */
export function coverMarkup(slug: string, family: Family): string {
  const seed = seedOf(slug)
  const random = randomOf(seed)
  const seal = seals[seed % seals.length] ?? seals[0]
  const tileWidth = 760 + Math.round(random() * 400)
  const start = -Math.round(random() * tileWidth * 0.9)
  const aside = seal.scale > 2 ? -seal.y : 0
  const lay = (id: string, ink: 'accent' | 'ink', from: number, y: number, shape: BandShape) =>
    bandMarkup({
      ...shape,
      id,
      ink,
      tileWidth,
      from,
      y,
      strokeWidth: 2,
      tiles: Math.ceil((1200 - from) / tileWidth) + 1,
      pinch: 0.32 + random() * 0.3,
      warp: 0.4 + random() * 0.5,
    })
  return (
    lay(`c${seed}a`, 'accent', start, aside / 2, { lines: 16, halfHeight: 300 }) +
    lay(`c${seed}b`, 'ink', start - Math.round(tileWidth / 2), aside, {
      lines: 10,
      halfHeight: 110,
    }) +
    sealMarkup(seal, family)
  )
}

/** Scale of the rosette of a wide cover. */
const wideScale = 0.208

/** Wide cover of an article, for the box 0 -220 1440 440: the rosette of the article on a band in ink. */
export function wideMarkup(slug: string, family: Family): string {
  const seed = seedOf(slug)
  const random = randomOf(seed)
  const tileWidth = 820 + Math.round(random() * 260)
  const from = -Math.round(random() * tileWidth)
  const waves = bandMarkup({
    id: 'wide-band',
    ink: 'ink',
    lines: 24,
    tileWidth,
    tiles: 4,
    from,
    halfHeight: 146,
    pinch: 0.4 + random() * 0.2,
    warp: 0.4 + random() * 0.5,
    strokeWidth: 0.8,
  })
  const x = 940 + Math.round(random() * 110)
  const y = Math.round(random() * 60) - 30
  return (
    `${waves}<g transform="translate(${x} ${y})scale(${wideScale})">` +
    `<circle class="engraving-ground" r="${outerRadius}"/>` +
    `${rosetteMarkup({ id: 'wide', family, seed, weight: 1.25 })}</g>`
  )
}
