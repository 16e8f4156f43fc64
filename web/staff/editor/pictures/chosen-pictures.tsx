import { GripVertical, X } from 'lucide-react'
import { useId } from 'react'
import type { ImageView } from '#shared/contracts/images.ts'
import { IMAGE_LIMITS } from '#shared/contracts/images.ts'
import { imageSources } from '#web/lib/images/image-urls.ts'
import { toPicture } from '#web/lib/staff/images/image-picture.ts'
import { useOrdering } from '#web/lib/staff/list/use-ordering.ts'

const shape = { widths: [80, 160], ratio: 1.5 }

/** Typed alt texts of pictures that have none in the library, by picture id. */
export type AltTexts = Readonly<Record<string, string>>

/** Alt text of a chosen picture: the stored text, or else the typed text. */
export const altTextOf = (image: ImageView, typed: AltTexts): string =>
  image.alt_text === '' ? (typed[image.id] ?? '').trim() : image.alt_text

interface ChosenPicturesProps {
  readonly chosen: readonly ImageView[]
  readonly typed: AltTexts
  readonly onOrder: (chosen: readonly ImageView[]) => void
  readonly onType: (id: string, text: string) => void
}

/** Chosen pictures in the order in which they are inserted, with fields for missing alt texts. */
export function ChosenPictures({ chosen, typed, onOrder, onType }: ChosenPicturesProps) {
  const heading = useId()
  const named = new Map(chosen.map((image) => [image.id, image]))
  const among = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const image = named.get(id)
      return image === undefined ? [] : [image]
    })
  const ordering = useOrdering({
    ids: chosen.map(({ id }) => id),
    nameOf: (id) => named.get(id)?.file_name ?? 'Picture',
    onOrder: (ids) => onOrder(among(ids)),
  })
  return (
    <section className="picker-chosen" aria-labelledby={heading}>
      <h3 id={heading}>Order on the page</h3>
      <p className="picker-how">
        Drag to reorder, or press Space on an image and move it with the arrow keys.
      </p>
      <ol>
        {among(ordering.ids).map((image, index) => {
          const { id, file_name: name } = image
          return (
            <li key={id} {...ordering.place(id)}>
              <button type="button" className="picker-grip" {...ordering.grip(id)}>
                <GripVertical size={14} strokeWidth={1.75} aria-hidden="true" />
                {index + 1}
                <span className="sr-only">: move {name}</span>
              </button>
              <img
                src={imageSources(toPicture(image), shape)?.src}
                width={60}
                height={40}
                alt=""
                draggable={false}
              />
              <span className="picker-name" dir="auto" title={name}>
                {name}
              </span>
              <button
                type="button"
                className="picker-leave"
                onClick={() => onOrder(chosen.filter((other) => other.id !== id))}
              >
                <X size={14} strokeWidth={1.75} aria-hidden="true" />
                <span className="sr-only">Leave out {name}</span>
              </button>
            </li>
          )
        })}
      </ol>
      <output className="sr-only">{ordering.said}</output>
      {chosen
        .filter((image) => image.alt_text === '')
        .map((image) => (
          <label key={image.id} className="picker-words">
            <span>
              Alt text for <bdi>{image.file_name}</bdi>
            </span>
            <textarea
              className="field-control"
              rows={2}
              dir="auto"
              maxLength={IMAGE_LIMITS.alt}
              placeholder="What it shows, in one sentence"
              value={typed[image.id] ?? ''}
              onChange={({ currentTarget }) => onType(image.id, currentTarget.value)}
            />
            {altTextOf(image, typed) === '' && <small>Add alt text before you insert it.</small>}
          </label>
        ))}
    </section>
  )
}
