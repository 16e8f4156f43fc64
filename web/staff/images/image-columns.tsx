import type { ImageSortKey, ImageView } from '#shared/contracts/images.ts'
import type { Column } from '#web/blocks/staff-list/data-table.tsx'
import { timeColumn } from '#web/blocks/staff-list/table-cells.tsx'
import { bytesInWords, formatName, sizeInWords } from '#web/lib/staff/images/image-words.ts'
import { ImageFigure, ImageMarks } from './image-figure.tsx'

/** Columns of the list of images. @param open id of the image whose details are open */
export const imageColumns = (
  open: string | undefined,
  onOpen: (image: ImageView) => void,
): readonly Column<ImageView, ImageSortKey>[] => [
  {
    head: 'Name',
    className: 'desk-title',
    sort: 'file_name',
    isName: true,
    cell: (image) => (
      <button
        type="button"
        className="image-row"
        data-row-link=""
        aria-current={open === image.id ? 'true' : undefined}
        onClick={() => onOpen(image)}
      >
        <ImageFigure image={image} sizes="66px" />
        <span>
          <span className="image-name" dir="auto">
            {image.file_name}
          </span>
          <span className="image-facts">
            <span dir="auto">{image.alt_text}</span>
            <ImageMarks image={image} />
          </span>
        </span>
      </button>
    ),
  },
  {
    head: 'Size',
    className: 'image-size',
    cell: (image) =>
      [sizeInWords(image), image.format === null ? '' : formatName(image.format)]
        .filter(Boolean)
        .join(' · '),
  },
  {
    head: 'Bytes',
    className: 'desk-time image-weight',
    sort: 'file_size',
    cell: ({ file_size: bytes }) => (bytes === null ? '–' : bytesInWords(bytes)),
  },
  {
    head: 'Used',
    className: 'desk-time image-used',
    cell: ({ uses }) => (uses === 0 ? 'Unused' : uses),
  },
  timeColumn({
    head: 'Added',
    className: 'image-at',
    sort: 'created_at',
    at: (image) => image.created_at,
  }),
]
