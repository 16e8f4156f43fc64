import sharp, { type Metadata, type Sharp } from 'sharp'

import { AssetError } from './asset-error.ts'

/** `metadata` of an image asset document. */
export interface ImageMetadata {
  readonly _type: 'sanity.imageMetadata'
  readonly dimensions: {
    readonly _type: 'sanity.imageDimensions'
    readonly width: number
    readonly height: number
    readonly aspectRatio: number
  }
  readonly hasAlpha: boolean
  readonly isOpaque: boolean
  /** Data URL of a tiny version of the picture (low-quality image placeholder), shown while the picture loads. */
  readonly lqip: string
}

/** Maximum number of pixels of an uploaded picture. Larger pictures are refused without being decoded. */
const MAX_INPUT_PIXELS = 100_000_000

/** File extension for each format that sharp detects. The name of the uploaded file is ignored. */
const EXTENSION: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  svg: 'svg',
  tiff: 'tif',
  avif: 'avif',
  heif: 'heif',
}

const LQIP_WIDTH = 20

/** Opens a picture with the limits of this product. sharp reads only the first frame of an animation. */
export function openImage(path: string): Sharp {
  return sharp(path, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
}

/** Width and height after the picture is rotated as the camera's orientation tag says. */
export function shownSize(metadata: Metadata): { readonly width: number; readonly height: number } {
  const { width, height } = metadata
  return (metadata.orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height }
}

/** True if a picture on disk has more than one frame; false if the picture cannot be read. */
export async function isAnimated(path: string): Promise<boolean> {
  const facts = await openImage(path)
    .metadata()
    .catch(() => undefined)
  return (facts?.pages ?? 1) > 1
}

function extensionOf(metadata: Metadata): string {
  const format =
    metadata.format === 'heif' && metadata.compression === 'av1' ? 'avif' : metadata.format
  const extension = EXTENSION[format]
  if (extension === undefined) throw new AssetError('notAnImage', `Unsupported image format`)
  return extension
}

/** True if every pixel of the alpha channel is opaque. sharp's own statistics would take ten times as long. */
async function isFullyOpaque(path: string): Promise<boolean> {
  const alpha = await openImage(path).extractChannel('alpha').raw().toBuffer()
  return alpha.every((value) => value === 255)
}

/**
 * Alpha (0 to 255) in the tiny version below which the original certainly has transparent pixels. Alpha of 250 to 254 can be a rounding
 * error of the reduction.
 */
const SURELY_CLEAR = 250

/** Returns the tiny version of a picture as raw pixels. */
const tinyOf = (path: string) =>
  openImage(path)
    .autoOrient()
    .resize({ width: LQIP_WIDTH, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })

type Tiny = Awaited<ReturnType<typeof tinyOf>>

const isClearSomewhere = ({ data, info: { channels } }: Tiny) =>
  data.some((value, at) => at % channels === channels - 1 && value < SURELY_CLEAR)

async function lqipOf({ data, info }: Tiny, transparent: boolean): Promise<string> {
  const { width, height, channels } = info
  const tiny = sharp(data, { raw: { width, height, channels } })
  const [mime, bytes] = transparent
    ? ['image/png', await tiny.png({ compressionLevel: 9, palette: true }).toBuffer()]
    : ['image/jpeg', await tiny.jpeg({ quality: 60 }).toBuffer()]
  return `data:${mime};base64,${bytes.toString('base64')}`
}

/** Reads the metadata of a picture on disk. @throws AssetError `notAnImage` if the file is incomplete or not a picture of a known format */
export async function readImageMetadata(
  path: string,
): Promise<{ readonly extension: string; readonly metadata: ImageMetadata }> {
  try {
    const facts = await openImage(path).metadata()
    const extension = extensionOf(facts)
    const { width, height } = shownSize(facts)
    // The alpha channel of an SVG drawing is not read: its pixels would have to be rendered first, possibly at a very large size.
    const isDrawing = facts.format === 'svg'
    const hasAlpha = isDrawing || facts.hasAlpha
    const tiny = await tinyOf(path)
    // Decoding takes most of the time. So the alpha channel is read at full size only if the tiny version does not show transparent pixels.
    const isOpaque =
      !isDrawing && (!facts.hasAlpha || (!isClearSomewhere(tiny) && (await isFullyOpaque(path))))
    return {
      extension,
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: {
          _type: 'sanity.imageDimensions',
          width,
          height,
          aspectRatio: width / height,
        },
        hasAlpha,
        isOpaque,
        lqip: await lqipOf(tiny, hasAlpha && !isOpaque),
      },
    }
  } catch (error) {
    if (error instanceof AssetError) throw error
    throw new AssetError('notAnImage', 'The file is not an image that can be read', {
      cause: error,
    })
  }
}
