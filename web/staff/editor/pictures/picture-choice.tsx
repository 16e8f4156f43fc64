import { TriangleAlert } from 'lucide-react'
import type { ImageView } from '#shared/contracts/images.ts'
import { imageSources } from '#web/lib/images/image-urls.ts'
import { toPicture } from '#web/lib/staff/images/image-picture.ts'

const shape = { widths: [320, 480], ratio: 1.5 }

const sizeOf = ({ width, height }: ImageView) =>
  width === null || height === null ? '' : `${width} × ${height}`

interface PictureChoiceProps {
  readonly image: ImageView
  /** Position among the chosen pictures, counted from 1. Undefined if only one picture can be chosen. */
  readonly place?: number | undefined
  readonly isToggle: boolean
  readonly onPress: () => void
}

/** A picture that can be chosen, with preview, file name and alt text. */
export function PictureChoice({ image, place, isToggle, onPress }: PictureChoiceProps) {
  const sources = imageSources(toPicture(image), shape)
  const facts = [sizeOf(image), image.source === 'sanity' ? 'CMS' : ''].filter(Boolean).join(' · ')
  return (
    <li>
      <button
        type="button"
        className="picker-choice"
        aria-pressed={isToggle ? place !== undefined : undefined}
        onClick={onPress}
      >
        {sources === undefined ? (
          <span className="picker-none" />
        ) : (
          <img
            src={sources.src}
            srcSet={sources.srcSet}
            sizes="200px"
            width={240}
            height={160}
            alt=""
            loading="lazy"
          />
        )}
        {place !== undefined && (
          <span className="picker-check" aria-hidden="true">
            {place}
          </span>
        )}
        <span className="picker-name">{image.file_name}</span>
        <span className="picker-size">{facts}</span>
        {image.alt_text === '' ? (
          <span className="picker-alt picker-silent">
            <TriangleAlert size={13} strokeWidth={1.8} aria-hidden="true" />
            No alt text
          </span>
        ) : (
          <span className="picker-alt" dir="auto">
            {image.alt_text}
          </span>
        )}
      </button>
    </li>
  )
}
