import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'

/** Sort order of a list. */
export interface SortOrder<Key extends string> {
  readonly key: Key
  readonly descending: boolean
}

interface SortHeadProps<Key extends string> {
  readonly name: Key
  readonly sort: SortOrder<Key>
  readonly onSort: (key: Key) => void
  readonly className: string
  readonly children: ReactNode
}

/** Header of a sortable column, with a button that changes the sort order. */
export function SortHead<Key extends string>(props: SortHeadProps<Key>) {
  const { name, sort, onSort, className, children } = props
  const isSorted = sort.key === name
  const Arrow = sort.descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" onClick={() => onSort(name)}>
        {children}
        {isSorted && <Arrow size={13} strokeWidth={2} aria-hidden="true" />}
      </button>
    </th>
  )
}
