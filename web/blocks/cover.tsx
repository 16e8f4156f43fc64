import type { Picture as PictureData } from '#shared/content/article.ts'
import { pictureShapes } from '#shared/content/pictures/picture-shapes.ts'
import type { Family } from '#shared/engraving/family-names.ts'
import { industries, services } from '#shared/pages/catalogue/catalogue.ts'
import { Relief } from '#web/blocks/relief/relief.tsx'
import { hasFile, Picture } from './picture.tsx'

const cardSizes = '(min-width: 1440px) 416px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw'
/**
 * Value of the `sizes` attribute for cards. In windows below 640 px a card is 92vw wide. For cards below the first row the value there is
 * 65vw, so that browsers load smaller files.
 */
const cardSizesOf = (lead: boolean) => `${cardSizes}, ${lead ? 92 : 65}vw`

/** Value of the `sizes` attribute for the cover of an article, which is nine columns wide from 1024 px on. */
const wideSizes = '(min-width: 1440px) 966px, (min-width: 1024px) 66vw, 90vw'

export interface CoverProps {
  readonly picture: PictureData | null
  readonly family: Family
  /** Slug of the service or industry whose plate is shown if the article has no picture. Default: the plate of the article's family. */
  readonly subject?: string | undefined
}

/** Mark of the service or industry with this slug. Undefined if there is none. */
export const markOf = (subject: string | undefined) =>
  [...services, ...industries].find(({ slug }) => slug === subject)?.slug

/** Cover of an article on a card: its picture, or a relief plate. `lead` is true for cards in the first row. */
export function CardCover({
  picture,
  family,
  subject,
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
        <Relief family={family} mark={markOf(subject)} />
      )}
    </div>
  )
}

/** Cover of an article on its page. */
export function WideCover({ picture, family, subject }: CoverProps) {
  return (
    <div className="wide-cover">
      {hasFile(picture) ? (
        <Picture
          picture={picture}
          shape={pictureShapes.wide}
          narrow={pictureShapes.narrow}
          sizes={wideSizes}
          lead
        />
      ) : (
        <Relief family={family} mark={markOf(subject)} />
      )}
    </div>
  )
}
