import type { PortableTextObject } from '@portabletext/editor'
import { TriangleAlert } from 'lucide-react'
import { pictureOf, textOf } from '#web/blocks/block-types.ts'
import { Picture } from '#web/blocks/picture.tsx'

const shape = { widths: [640, 960] }

/** A picture with its caption, and a note if it has no alt text. */
export function PicturePreview({ value }: { readonly value: PortableTextObject }) {
  const picture = pictureOf(value)
  const alt = textOf(value['alt_text'])
  return (
    <figure className="article-picture">
      {picture === undefined ? (
        <p className="body-note">This picture was deleted from the CMS.</p>
      ) : (
        <Picture picture={{ ...picture, alt_text: alt }} shape={shape} sizes="640px" />
      )}
      {textOf(value['caption']) !== '' && <figcaption>{textOf(value['caption'])}</figcaption>}
      {value['asset'] !== undefined && alt.trim() === '' && (
        <p className="field-error">
          <TriangleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
          <span>No alt text yet</span>
        </p>
      )}
    </figure>
  )
}
