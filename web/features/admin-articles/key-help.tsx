import { useState } from 'react'
import type { ArticleType } from '#shared/content/status.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Checkbox } from '#web/ui/form/choice-field.tsx'
import { kinds } from './rows.ts'
import { hasSingleKeys, setSingleKeys } from './use-list-keys.ts'

type KeyLine = readonly [keys: readonly string[], does: string]

const readingKeys: readonly KeyLine[] = [
  [['J', 'K'], 'Next and previous row; the arrow keys do the same'],
  [['Enter', 'E'], 'Read the row'],
  [['P'], 'View the row on the site'],
  [['/'], 'Search'],
  [['?'], 'This list of keys'],
]

const keysOf = (type: ArticleType): readonly KeyLine[] => [
  [['J', 'K'], 'Next and previous row; the arrow keys do the same'],
  [['Enter', 'E'], 'Edit the row'],
  [['X'], 'Select the row'],
  [['P'], 'View the row on the site'],
  [['C'], `Set the ${kinds[type].field.toLowerCase()} of the selected`],
  [['/'], 'Search'],
  [['N'], 'Write a new one'],
  [['U'], 'Undo, while the message offers it'],
  [['Esc'], 'Clear the selection'],
  [['?'], 'This list of keys'],
]

/** The keys of a list, and whether single keys act at all. */
export function KeyHelp({
  type,
  mayWrite,
  open,
  onClose,
}: {
  readonly type: ArticleType
  readonly mayWrite: boolean
  readonly open: boolean
  readonly onClose: () => void
}) {
  const [single, setSingle] = useState(hasSingleKeys)
  return (
    <Dialog open={open} onClose={onClose} title="Keys" id="list-keys">
      <dl className="key-list">
        {(mayWrite ? keysOf(type) : readingKeys).map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        name="single-keys"
        label="Single keys act in this tab"
        checked={single}
        onChange={({ currentTarget: { checked } }) => {
          setSingle(checked)
          setSingleKeys(checked)
        }}
      />
    </Dialog>
  )
}
