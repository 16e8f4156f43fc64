import { SMALL_DRAWING } from '#lake/access/picture-sizes.ts'
import { createImageUrlBuilder, type ImageUrlBuilderOptions } from '@sanity/image-url'
import { lakePaths } from '#shared/paths/paths.ts'
import type { Picture } from '../article.ts'
import { hostedAddresses, type HostedSource } from './hosted-address.ts'
import { socialImage } from './social-size.ts'

/** Asset paths name the project and dataset: `/lake/images/{project}/{dataset}/{file}`. */
const place = /\/images\/([^/]+)\/([^/]+)\//

/** The builder throws on any other. */
const assetId = /^image-[\da-zA-Z]+-(\d+)x(\d+)-[\da-z]+$/

/** What an address is made of. */
export type PictureAsset = Pick<Picture, 'asset' | 'url' | 'crop' | 'hotspot'> &
  Partial<Pick<Picture, 'width' | 'height'>>

/** As the image host's addresses are made of it. */
export const toHosted = (picture: PictureAsset): HostedSource => ({
  ...picture,
  width: picture.width ?? null,
  height: picture.height ?? null,
})

/** Width and height of an asset in pixels, as its id tells them; undefined for what is no id of one. */
export function assetSize(asset: string | null) {
  const [, width, height] = assetId.exec(asset ?? '') ?? []
  return width === undefined ? undefined : { width: Number(width), height: Number(height) }
}

/** Of 100. */
const PHOTOGRAPH_QUALITY = 75
/** Quality of small drawings, whose lines are as wide as the pixels that show them: less would smear them. */
const SMALL_DRAWING_QUALITY = 36
/** Of wider ones, where a line has dots enough to stand although each is less true. */
const DRAWING_QUALITY = 24
/** Networks make files of their own of it. */
const SOCIAL_QUALITY = 85

/** Whether an asset has lines and flat colours; photographs come as JPEG. */
export const isDrawing = (asset: string | null) => !/-jpe?g$/.test(asset ?? '')

const qualityOf = (asset: string | null, width: number, drawn = DRAWING_QUALITY) =>
  isDrawing(asset) ? (width > SMALL_DRAWING ? drawn : SMALL_DRAWING_QUALITY) : PHOTOGRAPH_QUALITY

/** A picture as networks show it: a JPEG of their size, whatever is asked for, as some of them read nothing newer. */
export function socialAddress(picture: PictureAsset): string | undefined {
  const { width, height } = socialImage
  // Networks show what is transparent on black.
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
 * Width and height in pixels; the quality of a drawing wider than {@link SMALL_DRAWING}, of 100, where it is not the usual one and the
 * picture is no picture of the image host, which chooses itself.
 */
type AddressInSize = (width: number, height?: number, drawn?: number) => string

/** Builds the address of a picture in a size; undefined when it has neither an asset that can be named nor a place on the image host. */
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
