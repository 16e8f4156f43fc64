import sharp, { type Metadata, type Sharp } from 'sharp'
import { MAX_ANIMATED_PIXELS, MAX_FRAMES, MAX_PIXELS, MAX_SIDE } from './limits.ts'
import { pictureKind, type PictureFormat } from './picture-kind.ts'
import { noRoom, Refusal } from './refusal.ts'

/** A stored picture, which contains only pixels and no metadata. */
export interface CleanPicture {
  readonly format: PictureFormat
  /** Size of the picture as it is displayed, in pixels. */
  readonly width: number
  readonly height: number
}

/** Timeout of decoding, in seconds. */
const PATIENCE = 60

/** Quality of stored originals, 0 to 100. It is high, because every delivered size is rendered from the original. */
const QUALITY = { jpg: 92, webp: 92, avif: 80 } as const

const millions = (pixels: number) => `${Math.round(pixels / 1e5) / 10} megapixels`

const BROKEN = 'Export the image again and upload that file. This one is damaged or incomplete.'

function assertSize({ width, height, pages = 1, pageHeight }: Metadata) {
  const frameHeight = pageHeight ?? height
  if (width * frameHeight > MAX_PIXELS) {
    throw new Refusal(
      `Make the image smaller and upload it again. It has ${millions(width * frameHeight)}; the limit is ${millions(MAX_PIXELS)}.`,
    )
  }
  if (Math.max(width, frameHeight) > MAX_SIDE) {
    throw new Refusal(
      `Make the image smaller and upload it again. Its longest side may have ${MAX_SIDE} pixels.`,
    )
  }
  if (pages > MAX_FRAMES || (pages > 1 && width * frameHeight * pages > MAX_ANIMATED_PIXELS)) {
    throw new Refusal(
      `Shorten the animation or make it smaller, and upload it again. The limit is ${MAX_FRAMES} frames and ${millions(MAX_ANIMATED_PIXELS)} in all.`,
    )
  }
}

function encode(image: Sharp, format: PictureFormat, facts: Metadata): Sharp {
  switch (format) {
    case 'jpg': {
      const chromaSubsampling = facts.chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0'
      // Optimal Huffman codes would need the complete picture in memory, and would save only a twentieth of the disk space.
      return image.jpeg({ quality: QUALITY.jpg, chromaSubsampling, optimiseCoding: false })
    }
    case 'png':
      return image.png()
    case 'webp':
      return image.webp({ quality: QUALITY.webp, effort: 3 })
    case 'avif':
      return image.avif({ quality: QUALITY.avif, effort: 2 })
    case 'gif':
      return image.gif()
  }
}

const NAMES: Readonly<Record<PictureFormat, Metadata['format']>> = {
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
}

/**
 * Decodes a picture and encodes it again: upright, in sRGB, without location, camera, name or other metadata. So no byte of the uploaded
 * file is sent to a client.
 * @throws Refusal if the file is not a picture, is too large, or is damaged
 */
export async function cleanPicture(from: string, to: string): Promise<CleanPicture> {
  const format = await pictureKind(from)
  // Reads only the header, so that a picture above the limits is rejected before it is decoded.
  const header = sharp(from, { limitInputPixels: false, animated: false })
  const facts = await header.metadata().catch((error: unknown) => {
    throw new Refusal(BROKEN, 400, { cause: error })
  })
  if (facts.format !== NAMES[format] || !(facts.width > 0) || !(facts.height > 0)) {
    throw new Refusal(BROKEN)
  }
  assertSize(facts)
  const isAnimated = (facts.pages ?? 1) > 1
  try {
    const image = sharp(from, {
      limitInputPixels: Math.max(MAX_PIXELS, MAX_ANIMATED_PIXELS),
      failOn: 'error',
      sequentialRead: true,
      ...(isAnimated && format !== 'avif' ? { animated: true } : {}),
    })
      .autoOrient()
      .toColourspace('srgb')
      .timeout({ seconds: PATIENCE })
    const made = await encode(image, format, facts).toFile(to)
    return { format, width: made.width, height: made.pageHeight ?? made.height }
  } catch (error) {
    // The encoder reports disk errors only in its message.
    if (/no space left|write error|unable to open for write/i.test(String(error))) {
      throw noRoom(error)
    }
    throw new Refusal(BROKEN, 400, { cause: error })
  }
}
