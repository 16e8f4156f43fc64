import type { Picture } from '#shared/content/article.ts'
import type { ImageView } from '#shared/contracts/images.ts'

/** Converts an image of the library or the CMS to a picture for rendering. The crop is preserved. */
export const toPicture = (image: ImageView): Picture => ({
  asset: image.source === 'sanity' ? image.id : null,
  library: image.source === 'library' ? image.id : null,
  url: image.url,
  alt_text: image.alt_text,
  caption: image.caption,
  width: image.width,
  height: image.height,
  lqip: image.lqip,
  crop: image.crop,
  dark: null,
  hotspot: image.focal_point === null ? null : { ...image.focal_point, width: 0, height: 0 },
})
