import { ArrowDownIcon } from '@sanity/icons/ArrowDown'
import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { TrashIcon } from '@sanity/icons/Trash'
import { Button } from '@sanity/ui'
import styles from './inputs.module.css'

/** Head of a grid whose columns have fixed names. */
export function ColumnNames({ names }: { readonly names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name, column) => (
          // Two columns may have the same name while the editor types.
          <th key={`${column}-${name}`} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface RowToolsProps {
  /** Position of the row, from 0, and the number of rows. */
  readonly row: number
  readonly count: number
  readonly isFixed: boolean
  readonly onMove: (step: 1 | -1) => void
  readonly onRemove: () => void
}

/** Buttons that move and remove a row of a grid. */
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
