import { Dialog } from './dialog.tsx'
import { Checkbox } from './form/choice-field.tsx'

/** Keys that do the same, and what they do. */
export type KeyLine = readonly [keys: readonly string[], does: string]

interface KeyHelpProps {
  readonly lines: readonly KeyLine[]
  /** Whether single keys act, and the way to change that. */
  readonly single: readonly [on: boolean, set: (on: boolean) => void]
  readonly open: boolean
  readonly onClose: () => void
}

/** The keys of a page, and whether single keys act at all. */
export function KeyHelp({ lines, single: [isOn, setOn], open, onClose }: KeyHelpProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keys" id="list-keys">
      <dl className="key-list">
        {lines.map(([names, does]) => (
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
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => setOn(checked)}
      />
    </Dialog>
  )
}
