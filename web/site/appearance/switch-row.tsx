import { Check } from 'lucide-react'
import { useId } from 'react'

interface SwitchRowProps {
  readonly name: string
  readonly meaning: string
  readonly isOn: boolean
  /** True if the same setting of the operating system is on. The switch cannot turn that setting off. */
  readonly isGiven?: boolean
  readonly onSwitch: (isOn: boolean) => void
}

/** Setting that can be switched on and off: its name, its description, and a switch with the current state as text. */
export function SwitchRow({ name, meaning, isOn, isGiven = false, onSwitch }: SwitchRowProps) {
  const id = useId()
  return (
    <div className="switch-row">
      <p className="switch-name" id={id}>
        {name}
      </p>
      <p className="switch-meaning" id={`${id}-meaning`}>
        {meaning}
      </p>
      <button
        type="button"
        className="switch"
        role="switch"
        aria-checked={isOn}
        aria-disabled={isGiven || undefined}
        aria-labelledby={id}
        aria-describedby={`${id}-meaning`}
        onClick={() => {
          if (!isGiven) onSwitch(!isOn)
        }}
      >
        <span aria-hidden="true">{isOn ? 'On' : 'Off'}</span>
        <span className="switch-track" aria-hidden="true">
          {isOn && <Check size={14} strokeWidth={1.8} />}
        </span>
      </button>
    </div>
  )
}
