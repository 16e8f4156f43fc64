import type { ReactElement } from 'react'
import { useListPlace } from './list-places.ts'

interface ListItemProps {
  readonly attributes: Readonly<Record<string, unknown>>
  readonly children: ReactElement
  readonly id: string
  readonly kind: string
  readonly level: number
}

/** An item of a list. Items lie flat beside each other in the text, so each says itself where in its list it stands. */
export function ListItem({ attributes, children, id, kind, level }: ListItemProps) {
  const place = useListPlace(id)
  return (
    <div
      {...attributes}
      dir="auto"
      className="body-item"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers edit lists of their own in ways that the text does not know
      role="list"
      data-list={kind}
      data-level={Math.min(level, 5)}
    >
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
        role="listitem"
        aria-level={level}
        aria-posinset={place?.position}
        aria-setsize={place?.size}
      >
        {children}
      </div>
    </div>
  )
}
