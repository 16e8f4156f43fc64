import type { Picture as PictureData } from '#shared/content/article.ts'
import type { Family } from '#shared/engraving/families.ts'
import { CoverEngraving, WideEngraving } from '#web/ui/cover-engraving.tsx'
import { hasFile, Picture } from './picture.tsx'

const cardShape = { widths: [320, 480, 640], ratio: 3 / 2 }
const cardSizes = '(min-width: 1440px) 416px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw'
/** Below 640 px a card is 92vw wide. Further down, a screen of less than two dots a pixel makes do with fewer. */
const cardSizesOf = (lead: boolean) => `${cardSizes}, ${lead ? 92 : 65}vw`
const wideShape = { widths: [768, 1200, 1600, 2400], ratio: 18 / 5 }
const narrowShape = { widths: [400, 640], ratio: 3 / 2 }

interface CoverProps {
  readonly picture: PictureData | null
  readonly slug: string
  readonly family: Family
}

/** The cover of an article on a card: its picture, else an engraving of its own. `lead` when it is in the first row. */
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
          shape={cardShape}
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

/** The cover of an article at the full width of its page. */
export function WideCover({ picture, slug, family }: CoverProps) {
  return (
    <div className="wide-cover">
      {hasFile(picture) ? (
        <Picture picture={picture} shape={wideShape} narrow={narrowShape} sizes="100vw" lead />
      ) : (
        <WideEngraving slug={slug} family={family} />
      )}
    </div>
  )
}
