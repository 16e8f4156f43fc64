import { PaletteRow } from './palette-row.tsx'
import type { Row } from './palette-rows.ts'

/** Rows of the palette under one heading. */
export interface Group {
  readonly name: string
  readonly rows: readonly Row[]
}

interface PaletteListProps {
  /** Prefix of the ids of the list and of its rows. */
  readonly id: string
  readonly groups: readonly Group[]
  /** Index of the chosen row among the rows of all groups, or -1 if none is chosen. */
  readonly active: number
  readonly onChoose: (row: Row) => void
}

/** Listbox that contains the rows of all groups. */
export function PaletteList({ id, groups, active, onChoose }: PaletteListProps) {
  const starts = groups.map((_group, at) =>
    groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0),
  )
  return (
    <div
      className="palette-list"
      id={`${id}list`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be controlled from the field
      role="listbox"
      aria-label="Results and actions"
    >
      {groups.map(({ name, rows }, group) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options in a listbox
        <div key={name} role="group" aria-label={name}>
          <p className="label" aria-hidden="true">
            {name}
          </p>
          {rows.map((row, at) => {
            const index = (starts[group] ?? 0) + at
            return (
              <PaletteRow
                key={`${row.label} ${row.href ?? ''}`}
                row={row}
                id={`${id}${index}`}
                isChosen={index === active}
                onChoose={onChoose}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}
