import { GripVertical } from 'lucide-react'
import type { RefObject } from 'react'
import type { ImageView } from '#shared/contracts/images.ts'
import type { Selection } from '#web/lib/staff/list/use-selection.ts'
import { ImageFigure, ImageMarks } from './image-figure.tsx'
import { factsInWords } from '#web/lib/staff/images/image-words.ts'
import type { Ordering } from '#web/lib/staff/list/use-ordering.ts'

interface ImageGridProps {
  readonly images: readonly ImageView[]
  readonly selection: Selection<ImageView>
  readonly maySelect: boolean
  /** Id of the image whose details are open. */
  readonly open: string | undefined
  readonly onOpen: (image: ImageView) => void
  /** Reordering of the images. Undefined if the order cannot be changed. */
  readonly ordering: Ordering | undefined
  readonly stale: boolean
  readonly list: RefObject<HTMLUListElement | null>
}

/** Images of a page in a grid of four columns. */
export function ImageGrid(props: ImageGridProps) {
  const { images, selection, maySelect, open, onOpen, ordering, stale, list } = props
  return (
    <ul className="image-grid" ref={list} aria-label="Images" aria-busy={stale}>
      {images.map((image) => {
        const { id, file_name: name } = image
        const isSelected = selection.has(id)
        return (
          <li
            key={id}
            data-row={id}
            data-selected={isSelected || undefined}
            data-open={open === id || undefined}
            {...ordering?.place(id)}
          >
            <button
              type="button"
              className="image-open"
              data-row-link=""
              aria-current={open === id ? 'true' : undefined}
              onClick={() => onOpen(image)}
            >
              <ImageFigure image={image} sizes="(min-width: 64em) 220px, 45vw" />
              <span className="image-name" dir="auto">
                {name}
              </span>
              <span className="image-facts">
                <span>{factsInWords(image)}</span>
                <ImageMarks image={image} />
              </span>
            </button>
            {maySelect && (
              <input
                type="checkbox"
                className="image-check"
                aria-label={`Select ${name}`}
                checked={isSelected}
                onChange={() => selection.toggle(image)}
              />
            )}
            {ordering !== undefined && (
              <button
                type="button"
                className="image-grip"
                aria-label={`Move ${name}`}
                aria-pressed={ordering.lifted === id}
                aria-describedby="image-order-how"
                data-tip=""
                {...ordering.grip(id)}
              >
                <GripVertical size={16} strokeWidth={1.5} aria-hidden="true" />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
