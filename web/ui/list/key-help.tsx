import { Dialog } from '../dialog/dialog.tsx'
import { Checkbox } from '../fields/choice-field.tsx'

/** Keys with the same function, and a text about the function. */
export type KeyLine = readonly [keys: readonly string[], does: string]

/** State of the dialog of shortcuts and of the setting for single-key shortcuts, with functions to change both. */
export interface KeyState {
  readonly single: readonly [on: boolean, set: (on: boolean) => void]
  readonly open: boolean
  readonly show: (open: boolean) => void
}

interface KeyHelpProps {
  readonly lines: readonly KeyLine[]
  readonly state: KeyState
}

/** Dialog with the keyboard shortcuts of a page, and the setting for single keys. */
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
