import sharp, { type Sharp } from 'sharp'

import { SMALL_DRAWING } from '#lake/access/picture-sizes.ts'
import { AssetError } from './asset-error.ts'
import { planImage, type ImagePlan } from './image-geometry.ts'
import { smoothUnderCover } from './clear-pixels.ts'
import { openImage, shownSize } from './image-metadata.ts'
import type { ImageFormat, ImageTransform } from './image-transform.ts'

const DEFAULT_QUALITY: Readonly<Record<ImageFormat, number>> = {
  jpg: 75,
  webp: 75,
  avif: 55,
  png: 100,
  gif: 100,
}
/** How hard the encoder tries, 0 to 9: pictures are made while somebody waits. */
const AVIF_EFFORT = 2
const WEBP_EFFORT = 4

interface Colour {
  readonly r: number
  readonly g: number
  readonly b: number
  /** 0 to 1 */
  readonly alpha: number
}

/** Reads `rgb`, `argb`, `rrggbb` or `aarrggbb`; clear when none is given. */
function background(hex: string | undefined): Colour {
  if (hex === undefined) return { r: 255, g: 255, b: 255, alpha: 0 }
  const long = hex.length <= 4 ? hex.replace(/./g, '$&$&') : hex
  const argb = long.length === 8 ? long : `ff${long}`
  const [alpha = 255, r = 0, g = 0, b = 0] = [0, 2, 4, 6].map((at) =>
    parseInt(argb.slice(at, at + 2), 16),
  )
  return { r, g, b, alpha: alpha / 255 }
}

function place(
  image: Sharp,
  plan: ImagePlan,
  transform: ImageTransform,
  kernel: 'lanczos3' | 'mitchell',
): Sharp {
  const { source, size, canvas, entropy } = plan
  const cut = image.extract(source)
  if (entropy) return cut.resize({ ...size, fit: 'cover', position: 'entropy', kernel })
  const made = cut.resize({ ...size, fit: 'fill', kernel })
  if (canvas === undefined) return made
  const left = Math.max(0, Math.floor((canvas.width - size.width) / 2))
  const top = Math.max(0, Math.floor((canvas.height - size.height) / 2))
  return made.extend({
    left,
    top,
    right: Math.max(0, canvas.width - size.width - left),
    bottom: Math.max(0, canvas.height - size.height - top),
    background: background(transform.bg ?? 'ffffff'),
  })
}

function adjust(image: Sharp, transform: ImageTransform): Sharp {
  let made = image
  if (transform.flip?.includes('h') === true) made = made.flop()
  if (transform.flip?.includes('v') === true) made = made.flip()
  if (transform.sat !== undefined && transform.sat !== 0) {
    made = made.modulate({ saturation: Math.max(0, 1 + transform.sat / 100) })
  }
  // The scale of the hosted service is in pixels of a large picture; sigma tops out where nothing is left to see.
  if (transform.blur !== undefined) made = made.blur(Math.min(250, 0.3 + transform.blur / 5))
  if (transform.sharp !== undefined && transform.sharp > 0) {
    made = made.sharpen({ sigma: 0.5 + transform.sharp / 50 })
  }
  if (transform.invert === 'true') made = made.negate({ alpha: false })
  return made
}

/** Qualities below this are asked for by pages, for drawings; who wants a picture to keep asks for more. */
const DRAWN = 50
/** Steps of what can be seen through follow from it: these render the edge of a line truly, fewer smear it, and more cost a tenth of a file each. */
const DRAWN_ALPHA = 24

/**
 * Addresses name one quality for both formats. A drawing with clear parts has its lines in the transparency, which WebP keeps whole at any
 * quality, and under them colours that change slowly: as WebP it looks the same at less.
 */
function webpQuality(quality: number, isClear: boolean) {
  if (!isClear || quality >= DRAWN) return { quality, alphaQuality: quality }
  return { quality: Math.round(Math.max(quality, DRAWN_ALPHA) * 0.5), alphaQuality: DRAWN_ALPHA }
}

interface Encoding {
  readonly transform: ImageTransform
  readonly format: ImageFormat
  /** Something can be seen through it. */
  readonly isClear: boolean
  /** See {@link isFineDrawing}. */
  readonly isFine: boolean
}

function encode(image: Sharp, { transform, format, isClear, isFine }: Encoding): Sharp {
  const quality = Math.max(1, transform.q ?? DEFAULT_QUALITY[format])
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality, progressive: transform.fm === 'pjpg', mozjpeg: false })
    case 'webp':
      return image.webp({ ...webpQuality(quality, isClear), effort: WEBP_EFFORT })
    case 'avif':
      // What the encoder does by itself with transparency takes a tenth more for the same lines.
      return image.avif({ quality, effort: AVIF_EFFORT, ...(isFine && { tune: 'ssim' as const }) })
    case 'png':
      return transform.q === undefined
        ? image.png()
        : image.png({ quality, palette: quality < 100 })
    case 'gif':
      return image.gif()
  }
}

/** Whether a picture is made of lines alone, and so wide that each has dots enough to stand when it is drawn a little softer. */
const isFineDrawing = ({ q }: ImageTransform, { size }: ImagePlan) =>
  q !== undefined && q < DRAWN && size.width > SMALL_DRAWING

/**
 * Makes a picture from an original on disk.
 * @throws AssetError `notAnImage` when the original cannot be read
 */
export async function renderImage(
  path: string,
  transform: ImageTransform,
  format: ImageFormat,
): Promise<Buffer> {
  try {
    const image = openImage(path)
    const metadata = await image.metadata()
    const plan = planImage(transform, shownSize(metadata))
    const isFlattened =
      format === 'jpg' || (transform.bg !== undefined && plan.canvas === undefined)
    const isClear = !isFlattened && metadata.hasAlpha && (format === 'avif' || format === 'webp')
    const isFine = isClear && isFineDrawing(transform, plan)
    // A sharper one rings beside each line, which shows as specks and takes a quarter of the bytes.
    const kernel = isFine ? 'mitchell' : 'lanczos3'
    // The camera's rotation comes first, as all parameters speak of the picture as it is seen.
    let made = adjust(place(image.autoOrient(), plan, transform, kernel), transform)
    if (isFlattened) {
      made = made.flatten({ background: background(transform.bg ?? 'ffffff') })
    } else if (isClear) {
      made = await smoothUnderCover(made)
    }
    if (transform.or === undefined || transform.or === '0') {
      return await encode(made, { transform, format, isClear, isFine }).toBuffer()
    }
    // A pipeline turns once, and that turn is the camera's.
    const { data, info } = await made.raw().toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const turned = sharp(data, { raw: { width, height, channels } }).rotate(Number(transform.or))
    return await encode(turned, { transform, format, isClear, isFine }).toBuffer()
  } catch (error) {
    throw new AssetError('notAnImage', 'The picture cannot be made', { cause: error })
  }
}
