import { ArrowDownIcon } from '@sanity/icons/ArrowDown'
import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { TrashIcon } from '@sanity/icons/Trash'
import { Button } from '@sanity/ui'
import styles from './inputs.module.css'

/** Head of a grid with fixed columns. */
export function ColumnNames({ names }: { readonly names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name, column) => (
          // The index is part of the React key, because two columns may have equal names while the editor types.
          <th key={`${column}-${name}`} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface RowToolsProps {
  /** Index of the row, from 0. `count` is the number of rows. */
  readonly row: number
  readonly count: number
  readonly isFixed: boolean
  readonly onMove: (step: 1 | -1) => void
  readonly onRemove: () => void
}

/** Buttons that move or remove a row of a grid. */
export function RowTools({ row, count, isFixed, onMove, onRemove }: RowToolsProps) {
  return (
    <td className={styles['tool']}>
      <Button
        mode="bleed"
        icon={ArrowUpIcon}
        aria-label={`Move row ${row + 1} up`}
        disabled={isFixed || row === 0}
        onClick={() => onMove(-1)}
      />
      <Button
        mode="bleed"
        icon={ArrowDownIcon}
        aria-label={`Move row ${row + 1} down`}
        disabled={isFixed || row === count - 1}
        onClick={() => onMove(1)}
      />
      <Button
        mode="bleed"
        icon={TrashIcon}
        aria-label={`Remove row ${row + 1}`}
        disabled={isFixed}
        onClick={onRemove}
      />
    </td>
  )
}
