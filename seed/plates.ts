import { band } from '#shared/engraving/band.ts'
import type { Family } from '#shared/engraving/families.ts'
import { palettes, type Theme } from '#shared/engraving/palette.ts'
import { plateMarkup } from '#shared/engraving/relief/plate.ts'
import type { Subject } from '#shared/engraving/relief/subjects.ts'

/** Size of a drawing, in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Place of a plate in a drawing. */
export interface Place {
  /** Centre of the plate, in pixels. */
  readonly x: number
  readonly y: number
  /** Height of the plate, in pixels. The width is one and a half times the height. */
  readonly height: number
}

/** Opacity of the frame around a plate, from 0 to 1. */
const FRAME_STRENGTH = 0.55

const boxOf = ({ x, y, height }: Place) => {
  const width = 1.5 * height
  return { x: x - width / 2, y: y - height / 2, width, height }
}

const rectangle = ({ x, y, width, height }: ReturnType<typeof boxOf>, look: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${look}/>`

function plate(theme: Theme, family: Family, subject: Subject, place: Place): string {
  const box = boxOf(place)
  const frame = `fill="none" stroke="${palettes[theme].accents[family]}" stroke-opacity="${FRAME_STRENGTH}" stroke-width="1.5"`
  return (
    `<g transform="translate(${box.x} ${box.y})">${plateMarkup(subject, family, theme, box.height)}</g>` +
    rectangle(box, frame)
  )
}

/**
 * Masks `content` at the places of plates, so that no band is visible behind a plate.
 * @param between horizontal range in which the content is visible
 */
export function around(
  places: readonly Place[],
  size: Size,
  content: string,
  between: { readonly x: number; readonly width: number } = { x: 0, width: size.width },
): string {
  const holes = places.map((place) => rectangle(boxOf(place), 'fill="#000"'))
  return (
    `<mask id="hole" maskUnits="userSpaceOnUse" x="0" y="0" width="${size.width}" height="${size.height}">` +
    `<rect x="${between.x}" width="${between.width}" height="${size.height}" fill="#fff"/>${holes.join('')}</mask>` +
    `<g mask="url(#hole)">${content}</g>`
  )
}

/** Band of waves across the full width of a drawing. Lengths are in pixels. */
export interface Wave {
  readonly y: number
  readonly halfHeight: number
  readonly tileWidth: number
  /** Same meaning as `pinch` in `BandShape` of the engravings. */
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
 * Creates the functions that draw plates and bands in the colours of a theme. Plates have a transparent background, because pages show them
 * on their paper colour.
 */
export const pressOf = (theme: Theme) => {
  const { ink, accents, smallLines, inkLines } = palettes[theme]
  return {
    /** Draws a relief plate with a frame. */
    plate: (family: Family, subject: Subject, place: Place): string =>
      plate(theme, family, subject, place),
    /** Draws a band in the ink colour. */
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

/** Returns an SVG document with the content of a drawing. */
export const svg = ({ width, height }: Size, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `${content}</svg>`
