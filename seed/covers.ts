import { band } from '#shared/engraving/band.ts'
import { type Family, familyMarks, type Mark, marks } from '#shared/engraving/families.ts'
import { circles, outerRadius, rosette } from '#shared/engraving/rosette.ts'
import { seedOf } from '#shared/engraving/seed.ts'

/** Size of a cover in pixels. */
const COVER = { width: 1600, height: 900 } as const

/**
 * Plates have no ground of their own and lie on the paper of the page, light or dark: the inks are the site's accents
 * moved to where they stand out from both alike, by more than 3 to 1.
 */
const INK = '#7B8D87'
const ACCENTS: Readonly<Record<Family, string>> = {
  screening: '#169B8E',
  diligence: '#8280DC',
  data: '#C46FB1',
  technology: '#E5652A',
}
const INK_STRENGTH = 0.86
const ACCENT_STRENGTH = 1

interface Place {
  readonly x: number
  readonly y: number
  /** Pixels across. */
  readonly diameter: number
}

/** A rosette. `id` keeps its parts apart from another's. */
function seal(family: Family, seed: number, mark: Mark, place: Place, id: string): string {
  const scale = place.diameter / 4000
  // Lines stay between half a pixel and a whole one at any size.
  const weight = Math.min(2.2, Math.max(0.85, 0.36 / scale))
  const zones = rosette(family, seed).map((zone, index) => {
    const name = `${id}${index}`
    const copies = Array.from(
      { length: zone.copies - 1 },
      (_, turn) => `<use href="#${name}" transform="rotate(${(360 * (turn + 1)) / zone.copies})"/>`,
    )
    const [colour, strength] =
      zone.ink === 'ink' ? [INK, INK_STRENGTH] : [ACCENTS[family], ACCENT_STRENGTH]
    return `<g stroke="${colour}" stroke-opacity="${strength}" stroke-width="${zone.strokeWidth * weight}"><path id="${name}" d="${zone.data}"/>${copies.join('')}</g>`
  })
  const rings = circles.map((radius) => `<circle r="${radius}"/>`).join('')
  const markWidth = Math.min(15 * Math.max(1, weight * 0.85), 3 / scale)
  return (
    `<g transform="translate(${place.x} ${place.y}) scale(${scale})" fill="none">` +
    zones.join('') +
    `<g stroke="${INK}" stroke-opacity=".6" stroke-width="${1.8 * weight}">${rings}</g>` +
    `<path d="${marks[mark]}" stroke="${INK}" stroke-width="${markWidth}" stroke-linecap="round" stroke-linejoin="round"/></g>`
  )
}

/** `content` with a hole where a seal at `place` will lie: a band never runs behind a rosette. */
function around({ x, y, diameter }: Place, content: string): string {
  const radius = (outerRadius * diameter) / 4000
  return (
    `<mask id="hole" maskUnits="userSpaceOnUse" x="0" y="0" width="${COVER.width}" height="${COVER.height}">` +
    `<rect width="${COVER.width}" height="${COVER.height}" fill="#fff"/><circle cx="${x}" cy="${y}" r="${radius}"/></mask>` +
    `<g mask="url(#hole)">${content}</g>`
  )
}

interface Wave {
  readonly colour: string
  readonly strength: number
  readonly y: number
  readonly lines: number
  readonly tileWidth: number
  readonly halfHeight: number
  readonly pinch: number
  readonly warp: number
}

function wave(options: Wave, id: string, width: number): string {
  const { colour, strength, y, tileWidth } = options
  const tiles = Math.ceil(width / tileWidth)
  const copies = Array.from(
    { length: tiles },
    (_, index) => `<use href="#${id}" x="${tileWidth * (index + 1)}"/>`,
  )
  return (
    `<g transform="translate(${-tileWidth / 2} ${y})" fill="none" stroke="${colour}" stroke-opacity="${strength}" stroke-width="1.15">` +
    `<path id="${id}" d="${band(options)}"/>${copies.join('')}</g>`
  )
}

type Layout = (family: Family, seed: number, mark: Mark) => string

const inkWave = (y: number, halfHeight: number, tileWidth: number, pinch: number, id: string) =>
  wave(
    { colour: INK, strength: INK_STRENGTH, y, lines: 26, tileWidth, halfHeight, pinch, warp: 0.55 },
    id,
    COVER.width,
  )

const accentWave = (family: Family, y: number, halfHeight: number, pinch: number, id: string) =>
  wave(
    {
      colour: ACCENTS[family],
      strength: ACCENT_STRENGTH,
      y,
      lines: 34,
      tileWidth: 1600,
      halfHeight,
      pinch,
      warp: 0.4,
    },
    id,
    COVER.width,
  )

/** The four ways a plate is set. */
const LAYOUTS = {
  sealOnBand: (family, seed, mark) => {
    const place = { x: 1090, y: 440, diameter: 1040 }
    return around(place, inkWave(450, 230, 1000, 0.55, 'a')) + seal(family, seed, mark, place, 's')
  },
  bleedingSeal: (family, seed, mark) =>
    seal(family, seed, mark, { x: 1270, y: 570, diameter: 1900 }, 's'),
  crossingBands: (family, seed, mark) => {
    const place = { x: 520, y: 450, diameter: 480 }
    const bands = accentWave(family, 450, 340, 0.45, 'a') + inkWave(450, 120, 800, 0.58, 'b')
    return around(place, bands) + seal(family, seed, mark, place, 's')
  },
  sealAboveBraid: (family, seed, mark) =>
    seal(family, seed, mark, { x: 380, y: 280, diameter: 1560 }, 's') +
    inkWave(770, 96, 640, 0.5, 'a'),
} as const satisfies Readonly<Record<string, Layout>>

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `${content}</svg>`

/** How a cover is drawn. */
export interface CoverDesign {
  /** Gives the seed: the same slug gives the same plate. */
  readonly slug: string
  readonly family: Family
  readonly layout: keyof typeof LAYOUTS
  /** The family's own unless given. */
  readonly mark?: Mark
}

/** The cover of an article as SVG. */
export function coverSvg({ slug, family, layout, mark }: CoverDesign): string {
  const content = LAYOUTS[layout](family, seedOf(slug), mark ?? familyMarks[family])
  return svg(COVER.width, COVER.height, content)
}

/** A figure inside a text: two bands that cross. */
export function bandsSvg(name: string, family: Family): string {
  const seed = seedOf(name)
  const pinch = 0.3 + (seed % 30) / 100
  return svg(
    COVER.width,
    600,
    accentWave(family, 300, 230, pinch, 'a') + inkWave(300, 150, 800, 0.58, 'b'),
  )
}

/** A seal alone, for those who sign: square. */
export function sealSvg(name: string, family: Family): string {
  const size = 480
  const place = { x: size / 2, y: size / 2, diameter: size - 16 }
  return svg(size, size, seal(family, seedOf(name), familyMarks[family], place, 's'))
}
