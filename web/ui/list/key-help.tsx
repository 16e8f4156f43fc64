import { Dialog } from '../dialog/dialog.tsx'
import { Checkbox } from '../fields/choice-field.tsx'

/** Keys that have the same function, and a text about this function. */
export type KeyLine = readonly [keys: readonly string[], does: string]

/** State of the dialog with the shortcuts, state of the setting for single-key shortcuts, and functions that change both. */
export interface KeyState {
  readonly single: readonly [on: boolean, set: (on: boolean) => void]
  readonly open: boolean
  readonly show: (open: boolean) => void
}

interface KeyHelpProps {
  readonly lines: readonly KeyLine[]
  readonly state: KeyState
}

/** Dialog with the keyboard shortcuts of a page, and with the setting that turns single-key shortcuts off. */
export function KeyHelp({ lines, state }: KeyHelpProps) {
  const { open, show } = state
  const [isOn, setOn] = state.single
  return (
    <Dialog open={open} onClose={() => show(false)} title="Keyboard shortcuts" id="list-keys">
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
        label="Single-key shortcuts on in this tab"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => setOn(checked)}
      />
    </Dialog>
  )
}
