import * as z from 'zod'
import type { PictureAsset } from '#shared/content/pictures/picture-address.ts'
import { filesOf } from '#shared/content/pictures/picture-files.ts'
import { focalPoint, imageCrop, type ImageView } from '#shared/contracts/images.ts'

const text = z.string().nullish().catch(undefined)
const number = z.number().nullish().catch(undefined)

/** Picture data in a library record. Missing attributes are undefined. */
export const libraryRecord = z.object({
  url: text,
  alt_text: text,
  caption: text,
  file_name: text,
  width: number,
  height: number,
  crop: z.nullish(imageCrop).catch(undefined),
  focal_point: z.nullish(focalPoint).catch(undefined),
})
export type LibraryRecord = z.infer<typeof libraryRecord>

type Seen = Pick<LibraryRecord, 'url' | 'width' | 'height' | 'crop' | 'focal_point'>

/** Returns the addresses of a picture for an `<img>`, cropped as its record says, or undefined if the record has no picture. */
export function sourcesOf({ url, width, height, crop, focal_point: point }: Seen, asset?: string) {
  if (typeof url !== 'string') return undefined
  const picture: PictureAsset = {
    asset: asset ?? null,
    url,
    width: width ?? null,
    height: height ?? null,
    crop: crop ?? null,
    hotspot: point ? { ...point, width: 0, height: 0 } : null,
  }
  const files = filesOf(picture, { widths: [320, 480], ratio: 1.5 })
  const [first] = files ?? []
  if (files === undefined || first === undefined) return { src: url }
  return { src: first.url, srcSet: files.map((file) => `${file.url} ${file.width}w`).join(', ') }
}

/** Returns `src` and `srcset` of a picture for the list of pictures. */
export const sourcesOfView = (image: ImageView) =>
  sourcesOf(image, image.source === 'sanity' ? image.id : undefined)
