import type { Picture } from '#shared/content/article.ts'
import { addressesOf } from '#shared/content/picture-address.ts'

/** How wide a picture is shown, and in which shape. */
export interface ImageShape {
  /** Widths in pixels of the files to offer, smallest first. */
  readonly widths: readonly number[]
  /** Width divided by height; the picture's own when absent. */
  readonly ratio?: number
}

/** What an `<img>` or `<source>` needs. Width and height are those of the largest file, so that nothing shifts. */
export interface ImageSources {
  readonly src: string
  readonly srcSet?: string
  readonly width: number
  readonly height: number
}

const fallbackWidth = 1200

const even = (length: number) => Math.max(1, Math.round(length))

/** Pictures come again on page after page, and building an address costs more than rendering a card. */
const known = new Map<string, ImageSources>()
const mostKnown = 4_000

/**
 * Addresses of a picture: of an image asset through its own URL builder, with crop and hotspot, never larger than the
 * original; of a library image its one address. Undefined when the picture has neither.
 */
export function imageSources(picture: Picture, shape: ImageShape): ImageSources | undefined {
  const build = addressesOf(picture)
  if (build === undefined) return librarySources(picture, shape)
  const { asset, url, width, height, crop, hotspot } = picture
  const key = JSON.stringify([asset, url, width, height, crop, hotspot, shape])
  const before = known.get(key)
  if (before !== undefined) return before
  const sources = assetSources(picture, shape, build)
  if (known.size >= mostKnown) known.clear()
  known.set(key, sources)
  return sources
}

function assetSources(
  picture: Picture,
  shape: ImageShape,
  build: (width: number, height?: number) => string,
): ImageSources {
  const own = croppedSize(picture)
  const ratio = shape.ratio ?? own.ratio
  const widest = shape.ratio === undefined ? own.width : Math.min(own.width, own.height * ratio)
  const fitting = shape.widths.filter((width) => width < widest)
  const largest = shape.widths.find((width) => width >= widest)
  const widths = largest === undefined ? fitting : [...fitting, even(Math.min(largest, widest))]
  const url = (width: number) =>
    build(width, shape.ratio === undefined ? undefined : even(width / ratio))
  const top = widths.at(-1) ?? even(widest)
  return {
    src: url(widths.find((width) => width >= 800) ?? top),
    srcSet: widths.map((width) => `${url(width)} ${width}w`).join(', '),
    width: top,
    height: even(top / ratio),
  }
}

function croppedSize({ width, height, crop }: Picture) {
  const kept = crop ?? { top: 0, bottom: 0, left: 0, right: 0 }
  const own = {
    width: (width ?? fallbackWidth) * (1 - kept.left - kept.right),
    height: (height ?? (fallbackWidth * 2) / 3) * (1 - kept.top - kept.bottom),
  }
  return { ...own, ratio: own.width / Math.max(1, own.height) }
}

function librarySources(picture: Picture, { ratio }: ImageShape): ImageSources | undefined {
  if (picture.url === null) return undefined
  const width = picture.width ?? fallbackWidth
  const own = picture.height ?? even((width * 2) / 3)
  return { src: picture.url, width, height: ratio === undefined ? own : even(width / ratio) }
}
