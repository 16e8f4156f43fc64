import type { Picture as PictureData } from '#shared/content/article.ts'
import type { ImageShape } from '#shared/content/picture-shapes.ts'
import { imageSources } from '#web/lib/image-urls.ts'

export interface PictureFilesProps {
  readonly picture: PictureData
  readonly shape: ImageShape
  /** How wide it is shown, as the `sizes` attribute says it. */
  readonly sizes: string
  /** Another shape below 768 px. */
  readonly narrow: ImageShape | undefined
  /** The largest thing of the first screen: fetched first and at once. */
  readonly lead: boolean
  /** The text beside it says the same: hidden from screen readers. */
  readonly decorative: boolean
}

/** The files of a picture in the sizes that the screen needs, over the stand-in while they load. */
export function PictureFiles(props: PictureFilesProps) {
  const { picture, shape, sizes, narrow, lead, decorative } = props
  const sources = imageSources(picture, shape)
  if (sources === undefined) return null
  const small = narrow === undefined ? undefined : imageSources(picture, narrow)
  return (
    <>
      {picture.lqip !== null && (
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
          alt={decorative ? '' : picture.alt_text}
          loading={lead ? undefined : 'lazy'}
          fetchPriority={lead ? 'high' : undefined}
          decoding={lead ? undefined : 'async'}
        />
      </picture>
    </>
  )
}
