import { mediaPaths } from '#shared/paths/media-paths.ts'
import type { Picture } from '../article.ts'

/** Attributes of a picture on the image host that determine its address. */
export type HostedSource = Pick<Picture, 'url' | 'width' | 'height' | 'crop' | 'hotspot'>

/** Requested size: width in pixels, height if the picture is to be cropped, and output options. */
export interface HostedSize {
  readonly width: number
  readonly height?: number
  readonly output: string
}

/** Pattern with two groups: `/media/{cloud}/image/upload/`, and the rest of the path. */
const parts = new RegExp(`^(${mediaPaths.base}/[^/]+/image/upload/)(v\\d+/.+)$`)

const pixels = (part: number, whole: number) => Math.round(part * whole)

/** Returns width and height of a picture after its crop, in pixels. */
export function hostedSize({ width, height, crop }: HostedSource) {
  if (width === null || height === null) return undefined
  const { left = 0, right = 0, top = 0, bottom = 0 } = crop ?? {}
  return {
    width: Math.max(1, pixels(1 - left - right, width)),
    height: Math.max(1, pixels(1 - top - bottom, height)),
  }
}

function cutStep(source: HostedSource, own: { readonly width: number; readonly height: number }) {
  const { crop, width, height } = source
  if (crop === null || width === null || height === null) return []
  if (crop.left + crop.right + crop.top + crop.bottom === 0) return []
  const [x, y] = [pixels(crop.left, width), pixels(crop.top, height)]
  return [`c_crop,x_${x},y_${y},w_${own.width},h_${own.height}`]
}

/** Returns the focal point within the cropped area. */
function focus(
  { hotspot, crop }: HostedSource,
  own: { readonly width: number; readonly height: number },
) {
  if (hotspot === null) return ''
  const { left = 0, right = 0, top = 0, bottom = 0 } = crop ?? {}
  const inside = (at: number, before: number, after: number, whole: number) =>
    Math.min(whole, Math.max(0, pixels((at - before) / Math.max(0.001, 1 - before - after), whole)))
  const x = inside(hotspot.x, left, right, own.width)
  const y = inside(hotspot.y, top, bottom, own.height)
  return `,g_xy_center,x_${x},y_${y}`
}

/**
 * Returns a function that builds addresses of a picture on the image host. Undefined if the picture is not on the image host, or if its
 * size is unknown.
 */
export function hostedAddresses(source: HostedSource) {
  const [, base, file] = parts.exec(source.url ?? '') ?? []
  const own = hostedSize(source)
  if (base === undefined || file === undefined || own === undefined) return undefined
  return ({ width, height, output }: HostedSize) =>
    base +
    [
      ...cutStep(source, own),
      height === undefined
        ? `c_limit,w_${width}`
        : `c_fill,w_${width},h_${height}${focus(source, own)}`,
      output,
      file,
    ].join('/')
}
