import { Check } from 'lucide-react'
import { useId } from 'react'
import { OPTIONAL_CATEGORIES, type ConsentChoice } from '#shared/browser/consent.ts'
import {
  categoryCopy,
  essentialCopy,
  preferencesCopy,
  type CategoryCopy,
} from '#shared/company/consent-copy.ts'

interface CategorySwitchesProps {
  readonly choice: ConsentChoice
  readonly onChange: (choice: ConsentChoice) => void
  /** True until the stored choice has been read. The switches are then disabled. */
  readonly isWaiting?: boolean
}

interface RowProps extends CategoryCopy {
  readonly isOn: boolean
  readonly isWaiting: boolean
  /** Called when the visitor presses the switch. Absent for the essential category, whose switch is always on. */
  readonly onSwitch?: () => void
}

function Row({ name, text, stored, isOn, isWaiting, onSwitch }: RowProps) {
  const id = useId()
  const isFixed = onSwitch === undefined
  const word = isFixed ? preferencesCopy.alwaysOn : preferencesCopy[isOn ? 'on' : 'off']
  const track = (
    <>
      <span className="consent-word" id={`${id}-word`} aria-hidden={!isFixed}>
        {word}
      </span>
      <span className="consent-track" aria-hidden="true">
        {isOn && <Check size={14} strokeWidth={1.8} />}
      </span>
    </>
  )
  return (
    <li className="consent-row" data-on={isOn || undefined}>
      <h3 id={id}>{name}</h3>
      <p id={`${id}-text`}>{text}</p>
      <p className="consent-stored">{stored}</p>
      <button
        type="button"
        role="switch"
        className="consent-switch"
        aria-checked={isOn}
        aria-labelledby={id}
        aria-describedby={isFixed ? `${id}-word ${id}-text` : `${id}-text`}
        // A fixed switch can still get the focus, so that screen readers announce its state.
        aria-disabled={isFixed || undefined}
        data-fixed={isFixed ? '' : undefined}
        disabled={isWaiting && !isFixed}
        onClick={onSwitch}
      >
        {track}
      </button>
    </li>
  )
}

/** One switch for each category of consent. The switch of the essential category is always on. */
export function CategorySwitches({ choice, onChange, isWaiting = false }: CategorySwitchesProps) {
  return (
    <ul className="consent-rows">
      <Row {...essentialCopy} isOn isWaiting={isWaiting} />
      {OPTIONAL_CATEGORIES.map((category) => (
        <Row
          key={category}
          {...categoryCopy[category]}
          isOn={choice[category]}
          isWaiting={isWaiting}
          onSwitch={() => onChange({ ...choice, [category]: !choice[category] })}
        />
      ))}
    </ul>
  )
}
