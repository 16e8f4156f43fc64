import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import type { KnownFormat } from './image-format.ts'

/** Maximum size of a decoded image, in pixels. */
const MAX_PIXELS = 100_000_000
/** Limits for an animation that must be rotated: number of frames, and number of pixels in all frames together. */
const MAX_FRAMES = 300
const MAX_ANIMATED_PIXELS = 50_000_000
/** Timeout of decoding, in seconds. */
const PATIENCE = 60
/** Quality setting of the encoder by format, 0 to 100. */
const QUALITY = { jpg: 92, webp: 92, avif: 80 } as const
const MAX_SIDE_OF_WEBP = 16_383

const open = (from: string | Buffer, options: SharpOptions = {}) =>
  sharp(from, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...options })

function encode(image: Sharp, format: KnownFormat): Sharp {
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality: QUALITY.jpg, chromaSubsampling: '4:4:4' })
    case 'webp':
      return image.webp({ quality: QUALITY.webp })
    case 'avif':
      return image.avif({ quality: QUALITY.avif, effort: 2 })
    case 'gif':
      return image.gif()
    case 'tif':
      return image.tiff({ compression: 'lzw' })
    case 'png':
    case 'svg':
      return image.png()
  }
}

/** Rotates the frames of an animation one by one, because the encoder can only rotate images with a single frame. */
async function turnFrames(from: string | Buffer, facts: Metadata): Promise<Buffer> {
  const { pages = 1, width, pageHeight = facts.height } = facts
  const pixels = width * pageHeight * pages
  if (pages > MAX_FRAMES || pixels > MAX_ANIMATED_PIXELS || pageHeight > MAX_SIDE_OF_WEBP) {
    throw new Error('The animation is too large to be turned')
  }
  const frames: Buffer[] = []
  for (let page = 0; page < pages; page += 1) {
    const frame = open(from, { page }).autoOrient().keepIccProfile()
    frames.push(await frame.timeout({ seconds: PATIENCE }).png({ compressionLevel: 1 }).toBuffer())
  }
  const joined = sharp(frames, { join: { animated: true }, limitInputPixels: MAX_PIXELS })
  return joined
    .keepIccProfile()
    .webp({
      quality: QUALITY.webp,
      ...(facts.delay === undefined ? {} : { delay: facts.delay }),
      ...(facts.loop === undefined ? {} : { loop: facts.loop }),
    })
    .toBuffer()
}

/** Returns the EXIF orientation, 1 to 8; 1 if the file has none. @throws Error if the file is not an image */
export async function orientationOf(from: string | Buffer): Promise<number> {
  const { orientation } = await sharp(from, { limitInputPixels: false }).metadata()
  return orientation ?? 1
}

/** A re-encoded image. */
export interface Reencoded {
  readonly bytes: Buffer
  readonly format: KnownFormat
}

/**
 * Decodes an image, rotates it upright and encodes it again with its ICC profile and no other metadata. Animations are preserved, except
 * animated PNG and AVIF, of which only the first frame remains.
 * @param from a path, or the bytes of the file
 * @param format format of the file; undefined if unknown
 * @throws Error if the image cannot be decoded, or has more than 100 megapixels
 */
export async function reencode(
  from: string | Buffer,
  format: KnownFormat | undefined,
): Promise<Reencoded> {
  const facts = await open(from).metadata()
  const target = format === 'svg' ? 'png' : (format ?? (facts.hasAlpha ? 'png' : 'jpg'))
  const isMoving = (facts.pages ?? 1) > 1 && (format === 'webp' || format === 'gif')
  if (isMoving && (facts.orientation ?? 1) !== 1) {
    return {
      bytes: await turnFrames(from, {
        ...facts,
        ...(await open(from, { animated: true }).metadata()),
      }),
      format: 'webp',
    }
  }
  const image = open(from, { animated: isMoving, sequentialRead: true })
    .autoOrient()
    .keepIccProfile()
    .timeout({ seconds: PATIENCE })
  return { bytes: await encode(image, target).toBuffer(), format: target }
}
