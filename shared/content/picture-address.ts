import { createImageUrlBuilder } from '@sanity/image-url'
import { lakePaths } from '../paths.ts'
import type { Picture } from './article.ts'

/** Asset paths name the project and dataset: `/lake/images/{project}/{dataset}/{file}`. */
const place = /\/images\/([^/]+)\/([^/]+)\//

/** The builder throws on any other. */
const assetId = /^image-[\da-zA-Z]+-(\d+)x(\d+)-[\da-z]+$/

/** What an address is made of. */
export type PictureAsset = Pick<Picture, 'asset' | 'url' | 'crop' | 'hotspot'>

/** Width and height of an asset in pixels, as its id tells them; undefined for what is no id of one. */
export function assetSize(asset: string | null) {
  const [, width, height] = assetId.exec(asset ?? '') ?? []
  return width === undefined ? undefined : { width: Number(width), height: Number(height) }
}

/** Of 100. Fine lines look the same at a quarter, where a face or a sky would not. */
const PHOTOGRAPH_QUALITY = 75
const DRAWING_QUALITY = 24

const isPhotograph = (asset: string) => asset.endsWith('-jpg') || asset.endsWith('-jpeg')

/** A picture cut to exactly `width` by `height`, for social cards. */
export function imageOfSize(
  picture: PictureAsset,
  width: number,
  height: number,
): string | undefined {
  const build = addressesOf(picture)
  // Networks show what is transparent on black.
  return build === undefined ? (picture.url ?? undefined) : build(width, height, 'ffffff')
}

/** Builds the address of a picture's asset in a size; undefined when it has no asset that can be named. */
export function addressesOf({ asset, url, crop, hotspot }: PictureAsset) {
  if (asset === null || !assetId.test(asset)) return undefined
  const [, projectId, dataset] = place.exec(url ?? '') ?? []
  if (projectId === undefined || dataset === undefined) return undefined
  const source = {
    asset: { _ref: asset },
    ...(crop === null ? {} : { crop }),
    ...(hotspot === null ? {} : { hotspot }),
  }
  return (width: number, height?: number, ground?: string) =>
    createImageUrlBuilder({ baseUrl: lakePaths.base, projectId, dataset })
      .withOptions({
        source,
        width,
        auto: 'format',
        quality: isPhotograph(asset) ? PHOTOGRAPH_QUALITY : DRAWING_QUALITY,
        ...(height === undefined ? {} : { height, fit: 'crop' }),
        ...(ground === undefined ? {} : { bg: ground }),
      })
      .url()
}
