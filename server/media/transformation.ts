import { PICTURE_FORMATS, type PictureFormat } from './picture-kind.ts'
import { Refusal } from './refusal.ts'

/** Transformation of an original, with the parameter names of the image renderer. */
export interface PictureShape {
  /** Crop of the original before other steps, in pixels. */
  readonly rect?: { left: number; top: number; width: number; height: number }
  readonly w?: number
  readonly h?: number
  readonly fit?: 'clip' | 'max' | 'scale' | 'crop'
  readonly crop?: 'center' | 'entropy' | 'focalpoint' | 'top' | 'bottom' | 'left' | 'right'
  /** Focal point, as fractions of the cropped picture. */
  readonly 'fp-x'?: number
  readonly 'fp-y'?: number
  /** Quality, 1 to 100. */
  readonly q?: number
  readonly dpr?: number
  /** With the value `format`, the browser's `Accept` header selects the format. */
  readonly auto?: 'format'
  readonly fm?: PictureFormat
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Maximum side of a rendered picture, in pixels. */
const MAX_SIDE = 6_000
const MOST_STEPS = 4
const LONGEST = 200

const PAIR = /^([a-z]{1,3})_([A-Za-z0-9:._-]{1,20})$/

const QUALITIES: Readonly<Record<string, number | undefined>> = {
  auto: undefined,
  'auto:best': 88,
  'auto:good': undefined,
  'auto:eco': 62,
  'auto:low': 45,
}

const FITS = {
  fill: 'crop',
  thumb: 'crop',
  fit: 'clip',
  limit: 'max',
  scale: 'scale',
} as const

const isFit = (name: string): name is keyof typeof FITS => Object.hasOwn(FITS, name)

const GRAVITIES: Readonly<Record<string, NonNullable<PictureShape['crop']>>> = {
  center: 'center',
  auto: 'entropy',
  // Face detection is not available, so the most detailed area is used.
  face: 'entropy',
  faces: 'entropy',
  north: 'top',
  south: 'bottom',
  west: 'left',
  east: 'right',
  xy_center: 'focalpoint',
}

const wrong = (part: string) =>
  new Refusal(`Check “${part.slice(0, 40)}” in the address: this image host cannot make it.`)

/** Name and value of each parameter in a step. The value of `g_xy_center` contains a `_`. */
function partsOf(step: string): ReadonlyMap<string, string> {
  const pairs = step.split(',').map((part) => {
    const [, name, value] = PAIR.exec(part) ?? []
    if (name === undefined || value === undefined) throw wrong(part)
    return [name, value] as const
  })
  return new Map(pairs)
}

/** Length in pixels. Values below 1 are a fraction of `whole`. */
function lengthOf(text: string | undefined, whole: number, name: string): number | undefined {
  if (text === undefined) return undefined
  const value = /^\d{1,5}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isFinite(value)) throw wrong(`${name}_${text}`)
  return value < 1 && text.includes('.') ? Math.round(value * whole) : Math.round(value)
}

function sideOf(text: string | undefined, whole: number, name: string): number | undefined {
  const side = lengthOf(text, whole, name)
  if (side !== undefined && (side < 1 || side > MAX_SIDE)) throw wrong(`${name}_${text ?? ''}`)
  return side
}

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Crop of the original before all other steps. */
function cutOf(parts: ReadonlyMap<string, string>, own: Size): NonNullable<PictureShape['rect']> {
  const left = between(lengthOf(parts.get('x'), own.width, 'x') ?? 0, 0, own.width - 1)
  const top = between(lengthOf(parts.get('y'), own.height, 'y') ?? 0, 0, own.height - 1)
  const width = lengthOf(parts.get('w'), own.width, 'w') ?? own.width
  const height = lengthOf(parts.get('h'), own.height, 'h') ?? own.height
  return {
    left,
    top,
    width: between(width, 1, own.width - left),
    height: between(height, 1, own.height - top),
  }
}

function resizeOf(parts: ReadonlyMap<string, string>, mode: string, own: Size): PictureShape {
  if (!isFit(mode)) throw wrong(`c_${mode}`)
  const [w, h] = [sideOf(parts.get('w'), own.width, 'w'), sideOf(parts.get('h'), own.height, 'h')]
  const gravity = parts.get('g') ?? 'center'
  const crop = GRAVITIES[gravity]
  if (crop === undefined) throw wrong(`g_${gravity}`)
  const isAlone = w === undefined || h === undefined
  return {
    ...(w !== undefined && { w }),
    ...(h !== undefined && { h }),
    // If only one side is given, the other side is computed from the aspect ratio, in every mode.
    fit: isAlone && mode !== 'limit' ? 'clip' : FITS[mode],
    crop,
    ...(crop === 'focalpoint' && {
      'fp-x': between(
        (lengthOf(parts.get('x'), own.width, 'x') ?? own.width / 2) / own.width,
        0,
        1,
      ),
      'fp-y': between(
        (lengthOf(parts.get('y'), own.height, 'y') ?? own.height / 2) / own.height,
        0,
        1,
      ),
    }),
  }
}

function qualityOf(text: string): Pick<PictureShape, 'q'> {
  if (Object.hasOwn(QUALITIES, text)) {
    const q = QUALITIES[text]
    return q === undefined ? {} : { q }
  }
  const q = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (q < 1 || q > 100) throw wrong(`q_${text}`)
  return { q }
}

function formatOf(text: string): Pick<PictureShape, 'auto' | 'fm'> {
  if (text === 'auto') return { auto: 'format' }
  const name = text === 'jpeg' ? 'jpg' : text
  const fm = PICTURE_FORMATS.find((format) => format === name)
  if (fm === undefined) throw wrong(`f_${text}`)
  return { fm }
}

const TAKEN = new Set(['w', 'h', 'c', 'g', 'x', 'y', 'q', 'f', 'dpr'])

function densityOf(text: string): Pick<PictureShape, 'dpr'> {
  const dpr = /^\d(?:\.\d{1,2})?$/.test(text) ? Number(text) : 0
  if (dpr < 1 || dpr > 3) throw wrong(`dpr_${text}`)
  return { dpr }
}

/** Output settings of a step: quality, format and density. */
function outputOf(parts: ReadonlyMap<string, string>): PictureShape {
  const [quality, format, density] = ['q', 'f', 'dpr'].map((name) => parts.get(name))
  return {
    ...(quality !== undefined && qualityOf(quality)),
    ...(format !== undefined && formatOf(format)),
    ...(density !== undefined && densityOf(density)),
  }
}

/** Adds the crop or size of a step to a transformation. */
function sized(shape: PictureShape, step: string, own: Size): PictureShape {
  const parts = partsOf(step)
  const mode = parts.get('c')
  if (mode === 'crop' && shape.fit === undefined && shape.rect === undefined) {
    return { ...shape, rect: cutOf(parts, own) }
  }
  if (mode === undefined && !parts.has('w') && !parts.has('h')) return shape
  if (shape.fit !== undefined) throw wrong(step)
  return { ...shape, ...resizeOf(parts, mode ?? 'scale', shape.rect ?? own) }
}

/**
 * Parses the steps of the transformation in a URL. Permitted are at most one `c_crop`, then at most one other resizing step. Quality,
 * format and density may be in any step.
 * @param own size of the original, in pixels
 * @throws Refusal that names the unsupported parameter
 */
export function readTransformation(steps: readonly string[], own: Size): PictureShape {
  const text = steps.join('/')
  if (steps.length > MOST_STEPS || text.length > LONGEST) throw wrong(text)
  let shape: PictureShape = {}
  for (const step of steps) {
    const parts = partsOf(step)
    const strange = [...parts].find(([name]) => !TAKEN.has(name))
    if (strange !== undefined) throw wrong(strange.join('_'))
    shape = sized({ ...shape, ...outputOf(parts) }, step, own)
  }
  if (Math.max(shape.w ?? 0, shape.h ?? 0) * (shape.dpr ?? 1) > MAX_SIDE) throw wrong(text)
  return shape
}
