import type { RefObject } from 'react'
import type { ImageView } from '#shared/contracts/images.ts'
import { momentAndUtc, nearMoment } from '#web/lib/staff/moments.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import type { Selection } from '#web/lib/staff/list/use-selection.ts'
import { SelectAllHead, SelectCell } from '#web/ui/list/list-cells.tsx'
import { SortHead } from '#web/ui/list/sort-head.tsx'
import { ImageFigure, ImageMarks } from './image-figure.tsx'
import { bytesInWords, formatName, sizeInWords } from '#web/lib/staff/images/image-words.ts'
import type { Sort } from './url-state.ts'

interface ImageTableProps {
  readonly images: readonly ImageView[]
  readonly selection: Selection<ImageView>
  readonly maySelect: boolean
  readonly open: string | undefined
  readonly onOpen: (image: ImageView) => void
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  readonly stale: boolean
  readonly body: RefObject<HTMLTableSectionElement | null>
}

/** Interval at which times are updated, in milliseconds. */
const TICK = 30_000

/** Images of a page as table rows, shown as cards on phones. */
export function ImageTable(props: ImageTableProps) {
  const { images, selection, maySelect, open, onOpen, sort, onSort, stale, body } = props
  const now = useNow(TICK)
  const head = {
    sort,
    onSort: (key: Sort['key']) =>
      onSort({ key, descending: sort.key === key ? !sort.descending : key !== 'file_name' }),
  }
  return (
    <table className="desk-table desk-list desk-cards image-list" aria-busy={stale}>
      <caption className="sr-only">Images</caption>
      <thead>
        <tr>
          {maySelect && (
            <SelectAllHead rows={images} has={selection.has} toggleAll={selection.toggleAll} />
          )}
          <SortHead name="file_name" className="desk-title" {...head}>
            Name
          </SortHead>
          <th scope="col" className="image-size">
            Size
          </th>
          <SortHead name="file_size" className="desk-time image-weight" {...head}>
            Bytes
          </SortHead>
          <th scope="col" className="desk-time image-used">
            Used
          </th>
          <SortHead name="created_at" className="desk-time image-at" {...head}>
            Added
          </SortHead>
        </tr>
      </thead>
      <tbody ref={body}>
        {images.map((image) => {
          const { id, file_name: name, format, file_size: bytes, uses, created_at: at } = image
          const isSelected = selection.has(id)
          return (
            <tr
              key={id}
              data-row={id}
              data-selected={isSelected || undefined}
              data-open={open === id || undefined}
            >
              {maySelect && (
                <SelectCell
                  of={name}
                  isSelected={isSelected}
                  onToggle={() => selection.toggle(image)}
                />
              )}
              <th scope="row" className="desk-title">
                <button
                  type="button"
                  className="image-row"
                  data-row-link=""
                  aria-current={open === id ? 'true' : undefined}
                  onClick={() => onOpen(image)}
                >
                  <ImageFigure image={image} sizes="66px" />
                  <span>
                    <span className="image-name" dir="auto">
                      {name}
                    </span>
                    <span className="image-facts">
                      <span dir="auto">{image.alt_text}</span>
                      <ImageMarks image={image} />
                    </span>
                  </span>
                </button>
              </th>
              <td className="image-size">
                {[sizeInWords(image), format === null ? '' : formatName(format)]
                  .filter(Boolean)
                  .join(' · ')}
              </td>
              <td className="desk-time image-weight">
                {bytes === null ? '–' : bytesInWords(bytes)}
              </td>
              <td className="desk-time image-used">{uses === 0 ? 'Unused' : uses}</td>
              <td className="desk-time image-at">
                <time dateTime={at} title={momentAndUtc(at)}>
                  {nearMoment(at, now)}
                </time>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
