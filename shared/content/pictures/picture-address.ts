import { SMALL_DRAWING } from '#lake/access/picture-sizes.ts'
import { createImageUrlBuilder, type ImageUrlBuilderOptions } from '@sanity/image-url'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import type { Picture } from '../article.ts'
import { hostedAddresses, type HostedSource } from './hosted-address.ts'
import { socialImage } from './social-size.ts'

/** Pattern that finds project and dataset in the path of an asset, `/lake/images/{project}/{dataset}/{file}`. */
const place = /\/images\/([^/]+)\/([^/]+)\//

/** Pattern of the ids that the URL builder accepts. It throws on any other id. */
const assetId = /^image-[\da-zA-Z]+-(\d+)x(\d+)-[\da-z]+$/

/** Attributes of a picture that determine its addresses. */
export type PictureAsset = Pick<Picture, 'asset' | 'url' | 'crop' | 'hotspot'> &
  Partial<Pick<Picture, 'width' | 'height'>>

/** Converts a picture to the input of image host addresses. */
export const toHosted = (picture: PictureAsset): HostedSource => ({
  ...picture,
  width: picture.width ?? null,
  height: picture.height ?? null,
})

/** Returns width and height of an asset in pixels, from its id. Undefined for any other text. */
export function assetSize(asset: string | null) {
  const [, width, height] = assetId.exec(asset ?? '') ?? []
  return width === undefined ? undefined : { width: Number(width), height: Number(height) }
}

/** Quality of photographs, of 100. */
const PHOTOGRAPH_QUALITY = 75
/** Quality of small drawings, of 100. It is higher than that of larger drawings, because their lines are one pixel wide and would blur. */
const SMALL_DRAWING_QUALITY = 36
/** Quality of larger drawings, of 100. Their lines are wide enough to stay sharp at this quality. */
const DRAWING_QUALITY = 24
/** Quality of social images, of 100. It is high, because social networks compress the image again. */
const SOCIAL_QUALITY = 85

/** True if an asset is a drawing with lines and flat colours. Photographs are JPEG files. */
export const isDrawing = (asset: string | null) => !/-jpe?g$/.test(asset ?? '')

const qualityOf = (asset: string | null, width: number, drawn = DRAWING_QUALITY) =>
  isDrawing(asset) ? (width > SMALL_DRAWING ? drawn : SMALL_DRAWING_QUALITY) : PHOTOGRAPH_QUALITY

/** Returns the address of a picture for social networks: a JPEG of fixed size, because some networks support no newer format. */
export function socialAddress(picture: PictureAsset): string | undefined {
  const { width, height } = socialImage
  // Sets a white background, because social networks show transparent areas as black.
  const shared = { format: 'jpg', quality: SOCIAL_QUALITY, bg: 'ffffff' } as const
  const output = `f_jpg,q_${SOCIAL_QUALITY}`
  return (
    builderOf(picture)?.({ width, height, fit: 'crop', ...shared }) ??
    hostedAddresses(toHosted(picture))?.({ width, height, output }) ??
    picture.url ??
    undefined
  )
}

/**
 * Returns an address for a size in pixels. `drawn` is the quality (of 100) of a drawing wider than {@link SMALL_DRAWING}; default: {@link
 * DRAWING_QUALITY}. The image host chooses the quality itself and ignores `drawn`.
 */
type AddressInSize = (width: number, height?: number, drawn?: number) => string

/**
 * Returns a function that builds addresses of a picture. Undefined if the picture has neither a valid asset nor a file on the image host.
 */
export function addressesOf(picture: PictureAsset): AddressInSize | undefined {
  const build = builderOf(picture)
  if (build === undefined) {
    const hosted = picture.asset === null ? hostedAddresses(toHosted(picture)) : undefined
    if (hosted === undefined) return undefined
    return (width, height) =>
      hosted({ width, ...(height === undefined ? {} : { height }), output: 'f_auto,q_auto' })
  }
  return (width, height, drawn) =>
    build({
      width,
      auto: 'format',
      quality: qualityOf(picture.asset, width, drawn),
      ...(height === undefined ? {} : { height, fit: 'crop' }),
    })
}

function builderOf({ asset, url, crop, hotspot }: PictureAsset) {
  if (asset === null || !assetId.test(asset)) return undefined
  const [, projectId, dataset] = place.exec(url ?? '') ?? []
  if (projectId === undefined || dataset === undefined) return undefined
  const source = {
    asset: { _ref: asset },
    ...(crop === null ? {} : { crop }),
    ...(hotspot === null ? {} : { hotspot }),
  }
  return (options: ImageUrlBuilderOptions) =>
    createImageUrlBuilder({ baseUrl: lakePaths.base, projectId, dataset })
      .withOptions({ source, ...options })
      .url()
}
