import { pictureShapes } from '#shared/content/pictures/picture-shapes.ts'
import { type CoverProps, markOf } from '#web/blocks/cover.tsx'
import { hasFile, Picture } from '#web/blocks/picture.tsx'
import { Relief } from '#web/blocks/relief/relief.tsx'

/** From 1024 px on, the cover is five columns wide. */
const SIZES = '(min-width: 1440px) 526px, (min-width: 1024px) 38vw, 92vw'

/** Cover of a case study to the right of its title: its picture, or a relief plate. */
export function HeadCover({ picture, family, subject }: CoverProps) {
  return (
    <div className="head-cover">
      {hasFile(picture) ? (
        <Picture picture={picture} shape={pictureShapes.card} sizes={SIZES} lead />
      ) : (
        <Relief family={family} mark={markOf(subject)} />
      )}
    </div>
  )
}
