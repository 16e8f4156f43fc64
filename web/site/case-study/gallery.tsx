import type { Picture as PictureData } from '#shared/content/article.ts'
import { pictureShapes } from '#shared/content/pictures/picture-shapes.ts'
import { Picture } from '#web/blocks/picture.tsx'

/** Pictures of a case study, two in a row. */
export function Gallery({ pictures }: { readonly pictures: readonly PictureData[] }) {
  if (pictures.length === 0) return null
  return (
    <div className="gallery">
      {pictures.map((picture, index) => (
        // The index is the React key, because the same picture may occur twice.
        <figure key={index}>
          <Picture
            picture={picture}
            shape={pictureShapes.gallery}
            sizes="(min-width: 1440px) 636px, (min-width: 768px) 46vw, 92vw"
          />
          {picture.caption !== null && <figcaption>{picture.caption}</figcaption>}
        </figure>
      ))}
    </div>
  )
}
