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
  /** Data URL of a tiny version, shown while the picture loads. */
  readonly lqip: string
}

/** Largest picture that is opened, pixels. */
export const MAX_INPUT_PIXELS = 100_000_000

/** Extension by what the bytes are, whatever the file was called. */
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

/** Opens a picture with the product's limits. Animations give their first frame. */
export function openImage(path: string): Sharp {
  return sharp(path, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })
}

/** Width and height as people see them: after the rotation that the camera noted. */
export function shownSize(metadata: Metadata): { readonly width: number; readonly height: number } {
  const { width, height } = metadata
  return (metadata.orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height }
}

/** Whether a picture on disk has more than one frame; false when it cannot be read. */
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

/** Whether no pixel of a picture with an alpha channel lets anything through. Sharp's own statistics take ten times as long. */
async function isFullyOpaque(path: string): Promise<boolean> {
  const alpha = await openImage(path).extractChannel('alpha').raw().toBuffer()
  return alpha.every((value) => value === 255)
}

/** Alpha values below this in a tiny version cannot come from rounding: the picture is transparent somewhere. */
const SURELY_CLEAR = 250

/** A tiny version as raw pixels, which costs one decoding of the picture. */
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

/**
 * Looks into a picture on disk.
 * @throws AssetError `notAnImage` for anything that is not a whole picture of a known format
 */
export async function readImageMetadata(
  path: string,
): Promise<{ readonly extension: string; readonly metadata: ImageMetadata }> {
  try {
    const facts = await openImage(path).metadata()
    const extension = extensionOf(facts)
    const { width, height } = shownSize(facts)
    // A drawing has no pixels to look at before it is drawn, which at its full size could be a great many.
    const isDrawing = facts.format === 'svg'
    const hasAlpha = isDrawing || facts.hasAlpha
    const tiny = await tinyOf(path)
    // Decoding takes most of the time, so that the whole alpha channel is read only if the tiny version leaves a doubt.
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
