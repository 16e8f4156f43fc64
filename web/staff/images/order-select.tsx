import type { ImageSortKey } from '#shared/contracts/images.ts'
import { sortText } from '#web/lib/staff/list/list-places.ts'
import type { Place, Sort } from './url-state.ts'

interface OrderSelectProps {
  readonly place: Place
  readonly onSort: (sort: Sort) => void
}

const order = (key: ImageSortKey, descending: boolean, title: string) => ({
  sort: { key, descending },
  value: sortText({ key, descending }),
  title,
})

const orders = [
  order('created_at', true, 'Newest first'),
  order('created_at', false, 'Oldest first'),
  order('file_name', false, 'Name A to Z'),
  order('file_name', true, 'Name Z to A'),
  order('file_size', true, 'Largest first'),
  order('file_size', false, 'Smallest first'),
]
const own = order('order', false, 'Order on the page')

/** Select for the sort order of the images. Disabled for the images of one article, which have a fixed order. */
export function OrderSelect({ place, onSort }: OrderSelectProps) {
  const isOwn = place.sort.key === 'order'
  return (
    <span className="desk-select">
      <select
        aria-label="Order"
        disabled={place.article !== undefined}
        value={isOwn ? own.value : sortText(place.sort)}
        onChange={({ currentTarget: { value } }) => {
          const chosen = orders.find((known) => known.value === value)
          if (chosen !== undefined) onSort(chosen.sort)
        }}
      >
        {(isOwn ? [own, ...orders] : orders).map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </span>
  )
}
