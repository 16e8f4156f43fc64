import { band } from '#shared/engraving/band.ts'
import type { Family } from '#shared/engraving/families.ts'
import { circles, outerRadius, rosette } from '#shared/engraving/rosette.ts'

/** Size of a drawing in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

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

/** Where a seal lies. */
export interface Place {
  readonly x: number
  readonly y: number
  /** Pixels across. */
  readonly diameter: number
}

/** Path data to stand in the centre of a seal, and the side of the square it is drawn in. */
export interface CentreMark {
  readonly data: string
  /** 0 when it is drawn about the origin at its size in the seal. */
  readonly grid: number
}

/** Width of a mark in a seal of 4000 units. */
const MARK_WIDTH = 440

function centre({ data, grid }: CentreMark, width: number): string {
  const scale = grid === 0 ? 1 : MARK_WIDTH / grid
  const place =
    grid === 0
      ? ''
      : ` transform="translate(${-MARK_WIDTH / 2} ${-MARK_WIDTH / 2}) scale(${scale})"`
  return `<path d="${data}"${place} stroke="${INK}" stroke-width="${width / scale}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** A rosette. `id` keeps its parts apart from another's. */
export function seal(
  family: Family,
  seed: number,
  mark: CentreMark,
  place: Place,
  id: string,
): string {
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
    `${centre(mark, markWidth)}</g>`
  )
}

/** `content` with holes where seals will lie: a band never runs behind a rosette. `between` keeps it to a part of the width. */
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

/** A wave band across the whole width. Lengths in pixels. */
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

/** A band in grey ink. */
export const inkWave = (shape: Wave, id: string, width: number): string =>
  wave(shape, { colour: INK, strength: INK_STRENGTH, lines: 26, warp: 0.55 }, id, width)

/** A band in the accent of a family. */
export const accentWave = (family: Family, shape: Wave, id: string, width: number): string =>
  wave(
    shape,
    { colour: ACCENTS[family], strength: ACCENT_STRENGTH, lines: 34, warp: 0.4 },
    id,
    width,
  )

/** A whole drawing. */
export const svg = ({ width, height }: Size, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `${content}</svg>`
