import type { Picture as PictureData } from '#shared/content/article.ts'
import { imageSources, type ImageShape } from '#web/lib/image-urls.ts'

interface PictureProps {
  readonly picture: PictureData
  readonly shape: ImageShape
  /** How wide it is shown, as the `sizes` attribute says it. */
  readonly sizes: string
  /** Another shape below 768 px. */
  readonly narrow?: ImageShape
  /** The largest thing of the first screen: fetched first and at once. */
  readonly lead?: boolean
  /** The text beside it says the same: hidden from screen readers. */
  readonly decorative?: boolean
}

/** Photographs. Other kinds may be transparent: a blurred stand-in would show through them. */
const isOpaque = (picture: PictureData) => /\.jpe?g$|-jpe?g$/.test(picture.asset ?? '')

/** A picture of a post in the sizes that the screen needs, over its blurred stand-in while it loads. */
export function Picture({ picture, shape, sizes, narrow, lead = false, decorative }: PictureProps) {
  const sources = imageSources(picture, shape)
  if (sources === undefined) return null
  const small = narrow === undefined ? undefined : imageSources(picture, narrow)
  return (
    <span className={isOpaque(picture) ? 'picture picture-photograph' : 'picture'}>
      {picture.lqip !== null && isOpaque(picture) && (
        <img className="picture-stand-in" src={picture.lqip} alt="" aria-hidden="true" />
      )}
      <picture>
        {small?.srcSet !== undefined && (
          <source
            media="(max-width: 767px)"
            srcSet={small.srcSet}
            sizes="100vw"
            width={small.width}
            height={small.height}
          />
        )}
        <img
          className="picture-image"
          src={sources.src}
          srcSet={sources.srcSet}
          sizes={sizes}
          width={sources.width}
          height={sources.height}
          alt={decorative === true ? '' : picture.alt_text}
          loading={lead ? undefined : 'lazy'}
          fetchPriority={lead ? 'high' : undefined}
          decoding={lead ? undefined : 'async'}
        />
      </picture>
    </span>
  )
}
