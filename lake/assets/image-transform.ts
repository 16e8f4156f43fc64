import { createHash } from 'node:crypto'

import { z } from 'zod'

import { AssetError } from './asset-error.ts'

/** Maximum width and height of a rendered picture, in pixels. */
export const MAX_SIDE = 6000

const FIT = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const
const CROP = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'] as const
/** Formats that a request can name. */
const FORMATS = ['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif'] as const

/** Format of the rendered picture, which is also the extension of its file on disk. */
export type ImageFormat = 'jpg' | 'png' | 'webp' | 'avif' | 'gif'

const side = z.coerce.number().min(1).max(MAX_SIDE).transform(Math.round)
const fraction = z.coerce.number().min(0).max(1)
const rect = z
  .string()
  .regex(/^\d{1,6}(?:\.\d+)?(?:,\d{1,6}(?:\.\d+)?){3}$/)
  .transform((text) => {
    const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number).map(Math.round)
    return { left, top, width, height }
  })
const color = z.string().regex(/^(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/)

const parameters = z.object({
  w: side.optional(),
  h: side.optional(),
  'max-w': side.optional(),
  'max-h': side.optional(),
  'min-w': side.optional(),
  'min-h': side.optional(),
  fit: z.enum(FIT).optional(),
  crop: z.enum(CROP).optional(),
  rect: rect.optional(),
  'fp-x': fraction.optional(),
  'fp-y': fraction.optional(),
  q: z.coerce.number().int().min(0).max(100).optional(),
  dpr: z.coerce.number().min(1).max(3).optional(),
  auto: z.string().optional(),
  fm: z.enum(FORMATS).optional(),
  bg: color.optional(),
  blur: z.coerce.number().min(1).max(2000).optional(),
  flip: z.enum(['h', 'v', 'hv', 'vh']).optional(),
  or: z.enum(['0', '90', '180', '270']).optional(),
  sat: z.coerce.number().min(-100).max(100).optional(),
  sharp: z.coerce.number().min(0).max(100).optional(),
  invert: z.enum(['true', 'false']).optional(),
})

/** Validated image parameters, named as in the address. */
export type ImageTransform = z.output<typeof parameters>

const NAMES = new Set(Object.keys(parameters.shape))

/** True if an address has image parameters, which request a rendered picture. */
export const hasTransform = (search: URLSearchParams): boolean =>
  [...search].some(([name, value]) => NAMES.has(name) && value !== '')

/**
 * Reads the image parameters of an address and ignores all others (such as `dl` and `token`). Returns undefined without image parameters,
 * because the address then refers to the original.
 * @throws AssetError `badTransform` with the parameter's name
 */
export function parseTransform(search: URLSearchParams): ImageTransform | undefined {
  const given: Record<string, string> = {}
  for (const [name, value] of search) {
    if (NAMES.has(name) && value !== '') given[name] = value
  }
  if (Object.keys(given).length === 0) return undefined
  const parsed = parameters.safeParse(given)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? '')
    throw new AssetError('badTransform', `The image parameter "${name}" is not valid`)
  }
  const { w, h, dpr = 1 } = parsed.data
  if (Math.max(w ?? 0, h ?? 0) * dpr > MAX_SIDE) {
    throw new AssetError('badTransform', `A picture can be ${MAX_SIDE} pixels wide or high at most`)
  }
  return parsed.data
}

const BY_MIME: Readonly<Record<string, ImageFormat>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
}

/**
 * Format of the response: the format that the request names. Otherwise, with `auto=format`, AVIF for clients that name AVIF in `Accept`,
 * and WebP for all others, because every browser supports WebP. Without both parameters, the format of the original.
 */
export function resultFormat(
  transform: ImageTransform,
  sourceMime: string,
  accept: string,
): ImageFormat {
  if (transform.auto?.split(',').includes('format') === true) {
    if (accept.includes('image/avif')) return 'avif'
    if (accept.includes('image/webp')) return 'webp'
    if (transform.fm === undefined && sourceMime === 'image/avif') return 'webp'
  }
  if (transform.fm !== undefined) return transform.fm === 'pjpg' ? 'jpg' : transform.fm
  return BY_MIME[sourceMime] ?? 'png'
}

/** Cache key of a rendered picture, 64 hex digits. The key contains a version number that must be raised whenever rendering changes. */
export function transformKey(
  fileName: string,
  transform: ImageTransform,
  format: ImageFormat,
): string {
  const { auto: _auto, fm, ...visible } = transform
  const facts = Object.entries(visible)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const progressive = fm === 'pjpg'
  return createHash('sha256')
    .update(JSON.stringify(['2', fileName, format, progressive, facts]))
    .digest('hex')
}
