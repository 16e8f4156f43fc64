import type { ReactElement } from 'react'
import { useListPlace } from './list-places.ts'

interface ListItemProps {
  readonly attributes: Readonly<Record<string, unknown>>
  readonly children: ReactElement
  readonly id: string
  readonly kind: string
  readonly level: number
}

const listId = (key: string) => `body-list-${key}`
const itemId = (key: string) => `body-item-${key}`

/** Value of `aria-owns` for the items with the given keys, or undefined without keys. */
const owned = (keys: readonly string[] | undefined, idOf: (key: string) => string) =>
  keys === undefined || keys.length === 0 ? undefined : keys.map(idOf).join(' ')

/**
 * An item of a list. Items are flat siblings in the text. In the accessibility tree, the first item of a list has the role of the list and
 * owns the other items. Each item owns its nested lists.
 */
export function ListItem({ attributes, children, id, kind, level }: ListItemProps) {
  const place = useListPlace(id)
  const isFirst = place === undefined || place.position === 1
  return (
    <div
      {...attributes}
      dir="auto"
      className="body-item"
      id={listId(id)}
      // Uses a role instead of a native list element, which would trigger the list editing of the browser and bypass the editor.
      role={isFirst ? 'list' : undefined}
      aria-owns={owned(place?.others, itemId)}
      data-list={kind}
      data-level={Math.min(level, 5)}
    >
      <div
        id={itemId(id)}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list item would trigger the list editing of the browser
        role="listitem"
        aria-owns={owned(place?.lists, listId)}
        aria-level={level}
        aria-posinset={place?.position}
        aria-setsize={place?.size}
      >
        {children}
      </div>
    </div>
  )
}
