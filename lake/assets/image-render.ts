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
/** Encoder effort, 0 to 9. Low, because a client waits for the result. */
const AVIF_EFFORT = 2
const WEBP_EFFORT = 4

interface Colour {
  readonly r: number
  readonly g: number
  readonly b: number
  /** Opacity, 0 to 1. */
  readonly alpha: number
}

/** Parses a colour as `rgb`, `argb`, `rrggbb` or `aarrggbb`. Without a colour the background is transparent. */
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
  // Converts Sanity's blur value, which is meant for a large picture, to sharp's sigma. Above sigma 250 no detail remains visible.
  if (transform.blur !== undefined) made = made.blur(Math.min(250, 0.3 + transform.blur / 5))
  if (transform.sharp !== undefined && transform.sharp > 0) {
    made = made.sharpen({ sigma: 0.5 + transform.sharp / 50 })
  }
  if (transform.invert === 'true') made = made.negate({ alpha: false })
  return made
}

/** Quality below which a transparent picture counts as a drawing on a page. Downloads request a higher quality. */
const DRAWN = 50
/**
 * WebP alpha quality for drawings, which determines the number of alpha steps. It is just high enough for accurate edges of lines: a lower
 * value smears edges, and each step higher adds 10 % to the file size.
 */
const DRAWN_ALPHA = 24

/**
 * Converts the quality in an address to the two qualities of WebP: that of the colours and that of the alpha channel. The lines of a
 * transparent drawing are in its alpha channel, and its colours change slowly. So half of the requested quality is enough for the colours.
 */
function webpQuality(quality: number, isClear: boolean) {
  if (!isClear || quality >= DRAWN) return { quality, alphaQuality: quality }
  return { quality: Math.round(Math.max(quality, DRAWN_ALPHA) * 0.5), alphaQuality: DRAWN_ALPHA }
}

interface Encoding {
  readonly transform: ImageTransform
  readonly format: ImageFormat
  /** True if the picture has transparent pixels. */
  readonly isClear: boolean
  /** Result of {@link isFineDrawing}. */
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
      // For lines on a transparent background, the encoder's default `tune` results in files that are 10 % larger than with `ssim`.
      return image.avif({ quality, effort: AVIF_EFFORT, ...(isFine && { tune: 'ssim' as const }) })
    case 'png':
      return transform.q === undefined
        ? image.png()
        : image.png({ quality, palette: quality < 100 })
    case 'gif':
      return image.gif()
  }
}

/** True for a picture that consists of lines only and is wide enough that a softer resampling kernel keeps each line visible. */
const isFineDrawing = ({ q }: ImageTransform, { size }: ImagePlan) =>
  q !== undefined && q < DRAWN && size.width > SMALL_DRAWING

/**
 * Renders a picture from an original on disk.
 * @throws AssetError `notAnImage` if the original cannot be read
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
    // A sharper kernel produces ringing next to each line: visible specks, and a file that is a quarter larger.
    const kernel = isFine ? 'mitchell' : 'lanczos3'
    // Applies the camera's orientation tag first, because all parameters refer to the displayed picture.
    let made = adjust(place(image.autoOrient(), plan, transform, kernel), transform)
    if (isFlattened) {
      made = made.flatten({ background: background(transform.bg ?? 'ffffff') })
    } else if (isClear) {
      made = await smoothUnderCover(made)
    }
    if (transform.or === undefined || transform.or === '0') {
      return await encode(made, { transform, format, isClear, isFine }).toBuffer()
    }
    // A sharp pipeline rotates only once, and this one has already applied the orientation tag. So a second pipeline applies the requested
    // rotation.
    const { data, info } = await made.raw().toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const turned = sharp(data, { raw: { width, height, channels } }).rotate(Number(transform.or))
    return await encode(turned, { transform, format, isClear, isFine }).toBuffer()
  } catch (error) {
    throw new AssetError('notAnImage', 'The picture cannot be made', { cause: error })
  }
}
