import { TriangleAlert } from 'lucide-react'
import type { ImageView } from '#shared/contracts/images.ts'
import { imageSources } from '#web/lib/images/image-urls.ts'
import { toPicture } from '#web/lib/staff/images/image-picture.ts'

const shape = { widths: [320, 640], ratio: 1.5 }

/** An image, cropped for a card. Its alt text is empty, because the card shows the name of the image next to it. */
export function ImageFigure({
  image,
  sizes,
}: {
  readonly image: ImageView
  readonly sizes: string
}) {
  const sources = imageSources(toPicture(image), shape)
  if (sources === undefined) return <span className="image-figure image-figure-none" />
  const { src, srcSet } = sources
  return (
    <img
      className="image-figure"
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={480}
      height={320}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}

/** Badges of an image: stored in the CMS, without alt text, or waiting for the CMS. */
export function ImageMarks({ image }: { readonly image: ImageView }) {
  const { source, alt_text: alt, uses, pending } = image
  const isSilent = alt === '' && (source === 'library' || uses === 0)
  return (
    <>
      {source === 'sanity' && <span className="image-mark">CMS</span>}
      {isSilent && (
        <span className="image-mark image-mark-warn">
          <TriangleAlert size={13} strokeWidth={1.8} aria-hidden="true" />
          No alt text
        </span>
      )}
      {pending && <span className="image-mark">Waiting for the CMS</span>}
    </>
  )
}
