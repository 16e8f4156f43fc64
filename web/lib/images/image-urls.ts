import type { Picture } from '#shared/content/article.ts'
import { filesOf } from '#shared/content/pictures/picture-files.ts'
import type { ImageShape } from '#shared/content/pictures/picture-shapes.ts'

/** Attributes of an `<img>` or `<source>`. Width and height belong to the largest file, and prevent layout shifts. */
export interface ImageSources {
  readonly src: string
  readonly srcSet?: string
  readonly width: number
  readonly height: number
}

const fallbackWidth = 1200

const even = (length: number) => Math.max(1, Math.round(length))

/**
 * Cache of image sources by picture and shape. Pictures recur on many pages, and building their addresses costs more than rendering a card.
 */
const known = new Map<string, ImageSources>()
const mostKnown = 4_000

/**
 * Addresses of a picture, or undefined without one. Assets and pictures on the image host get files in several sizes, with crop and
 * hotspot, never larger than the original. A library picture on another server has a single address.
 */
export function imageSources(picture: Picture, shape: ImageShape): ImageSources | undefined {
  const { asset, url, crop, hotspot, width, height } = picture
  const key = JSON.stringify([asset, url, crop, hotspot, width, height, shape])
  const before = known.get(key)
  if (before !== undefined) return before
  const sources = builtSources(picture, shape)
  if (sources === undefined) return plainSources(picture, shape)
  if (known.size >= mostKnown) known.clear()
  known.set(key, sources)
  return sources
}

function builtSources(picture: Picture, shape: ImageShape): ImageSources | undefined {
  const files = filesOf(picture, shape)
  const top = files?.at(-1)
  if (files === undefined || top === undefined) return undefined
  return {
    src: (files.find(({ width }) => width >= 800) ?? top).url,
    srcSet: files.map(({ url, width }) => `${url} ${width}w`).join(', '),
    width: top.width,
    height: top.height,
  }
}

function plainSources(picture: Picture, { ratio }: ImageShape): ImageSources | undefined {
  if (picture.url === null) return undefined
  const width = picture.width ?? fallbackWidth
  const own = picture.height ?? even((width * 2) / 3)
  return { src: picture.url, width, height: ratio === undefined ? own : even(width / ratio) }
}
