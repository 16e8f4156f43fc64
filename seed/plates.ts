import { band } from '#shared/engraving/band.ts'
import type { Family } from '#shared/engraving/families.ts'
import { palettes, type Theme } from '#shared/engraving/palette.ts'
import { circles, outerRadius, rosette } from '#shared/engraving/rosette.ts'

/** Size of a drawing in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Opacity of the rings around a seal, 0 to 1. */
const RING_STRENGTH = 0.5

/** Position of a seal. */
export interface Place {
  readonly x: number
  readonly y: number
  /** Diameter of the seal in pixels. */
  readonly diameter: number
}

/** Mark in the centre of a seal, as SVG path data with the size of the grid on which it is drawn. */
export interface CentreMark {
  readonly data: string
  /** Side of the square grid. 0 if the path is centred on the origin and already has its final size in the seal. */
  readonly grid: number
}

/** Width of a mark, in units of a seal with a diameter of 4000. */
const MARK_WIDTH = 440

function centre({ data, grid }: CentreMark, width: number, ink: string): string {
  const scale = grid === 0 ? 1 : MARK_WIDTH / grid
  const place =
    grid === 0
      ? ''
      : ` transform="translate(${-MARK_WIDTH / 2} ${-MARK_WIDTH / 2}) scale(${scale})"`
  return `<path d="${data}"${place} stroke="${ink}" stroke-width="${width / scale}" stroke-linecap="round" stroke-linejoin="round"/>`
}

function seal(
  theme: Theme,
  family: Family,
  seed: number,
  mark: CentreMark,
  place: Place,
  id: string,
): string {
  const { ink, accents, smallLines, inkLines } = palettes[theme]
  const scale = place.diameter / 4000
  // Keeps the line width between half a pixel and one pixel at any size.
  const weight = Math.min(2.2, Math.max(0.85, 0.36 / scale))
  const zones = rosette(family, seed).map((zone, index) => {
    const name = `${id}${index}`
    const copies = Array.from(
      { length: zone.copies - 1 },
      (_, turn) => `<use href="#${name}" transform="rotate(${(360 * (turn + 1)) / zone.copies})"/>`,
    )
    const [colour, strength] = zone.ink === 'ink' ? [ink, inkLines] : [accents[family], smallLines]
    return `<g stroke="${colour}" stroke-opacity="${strength}" stroke-width="${zone.strokeWidth * weight}"><path id="${name}" d="${zone.data}"/>${copies.join('')}</g>`
  })
  const rings = circles.map((radius) => `<circle r="${radius}"/>`).join('')
  const markWidth = Math.min(15 * Math.max(1, weight * 0.85), 3 / scale)
  return (
    `<g transform="translate(${place.x} ${place.y}) scale(${scale})" fill="none">` +
    zones.join('') +
    `<g stroke="${ink}" stroke-opacity="${RING_STRENGTH}" stroke-width="${1.8 * weight}">${rings}</g>` +
    `${centre(mark, markWidth, ink)}</g>`
  )
}

/**
 * Masks `content` with holes at the positions of seals, so that no band is visible behind a rosette. `between` is the visible horizontal
 * range.
 */
export function around(
  places: readonly Place[],
  size: Size,
  content: string,
  between: { readonly x: number; readonly width: number } = { x: 0, width: size.width },
): string {
  const holes = places.map(
    ({ x, y, diameter }) => `<circle cx="${x}" cy="${y}" r="${(outerRadius * diameter) / 4000}"/>`,
  )
  return (
    `<mask id="hole" maskUnits="userSpaceOnUse" x="0" y="0" width="${size.width}" height="${size.height}">` +
    `<rect x="${between.x}" width="${between.width}" height="${size.height}" fill="#fff"/>${holes.join('')}</mask>` +
    `<g mask="url(#hole)">${content}</g>`
  )
}

/** Wave-shaped band across the full width. Lengths in pixels. */
export interface Wave {
  readonly y: number
  readonly halfHeight: number
  readonly tileWidth: number
  /** See `BandShape` of the engravings. */
  readonly pinch: number
}

function wave(shape: Wave, look: Ink, id: string, width: number): string {
  const { y, tileWidth } = shape
  const { colour, strength, lines, warp } = look
  const tiles = Math.ceil(width / tileWidth)
  const copies = Array.from(
    { length: tiles },
    (_, index) => `<use href="#${id}" x="${tileWidth * (index + 1)}"/>`,
  )
  return (
    `<g transform="translate(${-tileWidth / 2} ${y})" fill="none" stroke="${colour}" stroke-opacity="${strength}" stroke-width="1.15">` +
    `<path id="${id}" d="${band({ ...shape, lines, warp })}"/>${copies.join('')}</g>`
  )
}

interface Ink {
  readonly colour: string
  readonly strength: number
  readonly lines: number
  readonly warp: number
}

/**
 * Drawing functions for plates in the colours of a theme. Plates have a transparent background, because pages show them on their paper
 * colour.
 */
export const pressOf = (theme: Theme) => {
  const { ink, accents, smallLines, inkLines } = palettes[theme]
  return {
    /** Draws a rosette. `id` must be unique within the drawing. */
    seal: (family: Family, seed: number, mark: CentreMark, place: Place, id: string): string =>
      seal(theme, family, seed, mark, place, id),
    /** Draws a band in ink. */
    inkWave: (shape: Wave, id: string, width: number): string =>
      wave(shape, { colour: ink, strength: inkLines, lines: 26, warp: 0.55 }, id, width),
    /** Draws a band in the accent colour of a family. */
    accentWave: (family: Family, shape: Wave, id: string, width: number): string => {
      const look = { colour: accents[family], strength: smallLines, lines: 34, warp: 0.4 }
      return wave(shape, look, id, width)
    },
  }
}
export type Press = ReturnType<typeof pressOf>

/** SVG document with the content of a drawing. */
export const svg = ({ width, height }: Size, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `${content}</svg>`
