import type { Picture as PictureData } from '#shared/content/article.ts'
import { pictureShapes } from '#shared/content/pictures/picture-shapes.ts'
import type { Family } from '#shared/engraving/families.ts'
import { CoverEngraving, WideEngraving } from '#web/ui/engraving/cover-engraving.tsx'
import { hasFile, Picture } from './picture.tsx'

const cardSizes = '(min-width: 1440px) 416px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw'
/**
 * `sizes` attribute for cards. In windows below 640 px a card is 92vw wide; for cards below the first row a lower value is stated, which
 * saves data on screens with a low pixel density.
 */
const cardSizesOf = (lead: boolean) => `${cardSizes}, ${lead ? 92 : 65}vw`

interface CoverProps {
  readonly picture: PictureData | null
  readonly slug: string
  readonly family: Family
}

/** Cover of an article on a card: its picture, or a generated engraving. `lead`: in the first row. */
export function CardCover({
  picture,
  slug,
  family,
  lead,
}: CoverProps & { readonly lead: boolean }) {
  return (
    <div className="card-cover">
      {hasFile(picture) ? (
        <Picture
          picture={picture}
          shape={pictureShapes.card}
          sizes={cardSizesOf(lead)}
          lead={lead}
          decorative
        />
      ) : (
        <CoverEngraving slug={slug} family={family} />
      )}
    </div>
  )
}

/** Cover of an article at the full width of its page. */
export function WideCover({ picture, slug, family }: CoverProps) {
  return (
    <div className="wide-cover">
      {hasFile(picture) ? (
        <Picture
          picture={picture}
          shape={pictureShapes.wide}
          narrow={pictureShapes.narrow}
          sizes="100vw"
          lead
        />
      ) : (
        <WideEngraving slug={slug} family={family} />
      )}
    </div>
  )
}
