interface SelectAllProps<Row> {
  readonly rows: readonly Row[]
  readonly has: (id: string) => boolean
  readonly toggleAll: (rows: readonly Row[]) => void
}

/** Header of the checkbox column. Its checkbox selects all rows of the page, or none. */
export function SelectAllHead<Row extends { readonly id: string }>(props: SelectAllProps<Row>) {
  const { rows, has, toggleAll } = props
  const chosen = rows.filter(({ id }) => has(id)).length
  return (
    <th scope="col" className="desk-check">
      <input
        type="checkbox"
        aria-label="Select all on this page"
        checked={rows.length > 0 && chosen === rows.length}
        ref={(box) => {
          if (box !== null) box.indeterminate = chosen > 0 && chosen < rows.length
        }}
        onChange={() => toggleAll(rows)}
      />
    </th>
  )
}

interface SelectCellProps {
  /** Name of the row. */
  readonly of: string
  readonly isSelected: boolean
  readonly onToggle: () => void
}

/** Checkbox that selects a row. */
export function SelectCell({ of, isSelected, onToggle }: SelectCellProps) {
  return (
    <td className="desk-check">
      <input type="checkbox" checked={isSelected} aria-label={`Select ${of}`} onChange={onToggle} />
    </td>
  )
}

/** Header of the menu column. The text is visible to screen readers only. */
export function ActionsHead({ className }: { readonly className?: string }) {
  return (
    <th scope="col" className={className}>
      <span className="sr-only">Actions</span>
    </th>
  )
}
