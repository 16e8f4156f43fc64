import { band } from '#shared/engraving/band.ts'
import type { Family } from '#shared/engraving/families.ts'
import { palettes, type Theme } from '#shared/engraving/palette.ts'
import { circles, outerRadius, rosette } from '#shared/engraving/rosette.ts'

/** Size of a drawing in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Of the rings around a seal, from 0 to 1. */
const RING_STRENGTH = 0.5

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
  // Lines stay between half a pixel and a whole one at any size.
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

/**
 * What a plate for the pages of a theme is made of, in its inks. A plate has no ground of its own: it lies on the paper of the
 * page.
 */
export const pressOf = (theme: Theme) => {
  const { ink, accents, smallLines, inkLines } = palettes[theme]
  return {
    /** A rosette. `id` keeps its parts apart from another's. */
    seal: (family: Family, seed: number, mark: CentreMark, place: Place, id: string): string =>
      seal(theme, family, seed, mark, place, id),
    /** A band in ink. */
    inkWave: (shape: Wave, id: string, width: number): string =>
      wave(shape, { colour: ink, strength: inkLines, lines: 26, warp: 0.55 }, id, width),
    /** A band in the accent of a family. */
    accentWave: (family: Family, shape: Wave, id: string, width: number): string => {
      const look = { colour: accents[family], strength: smallLines, lines: 34, warp: 0.4 }
      return wave(shape, look, id, width)
    },
  }
}
export type Press = ReturnType<typeof pressOf>

/** A whole drawing. */
export const svg = ({ width, height }: Size, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `${content}</svg>`
