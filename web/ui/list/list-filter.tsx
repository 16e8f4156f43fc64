import { directionOf } from './direction.ts'

/** Value of a filter, and its label. */
export interface FilterChoice {
  readonly value: string
  readonly title: string
}

interface ListFilterProps {
  readonly label: string
  readonly value: string | undefined
  readonly choices: readonly FilterChoice[]
  readonly onValue: (value: string | undefined) => void
}

/** Filter of a list. A value without an option, such as an id in an old link, stays active. It is shown as an option named `one`. */
export function ListFilter({ label, value, choices, onValue }: ListFilterProps) {
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <span className="desk-select">
      <select
        aria-label={label}
        value={value ?? ''}
        dir={directionOf(chosen?.title ?? '')}
        onChange={({ currentTarget: { value: to } }) => onValue(to === '' ? undefined : to)}
      >
        <option value="">{label}: all</option>
        {value !== undefined && chosen === undefined && <option value={value}>{label}: one</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.title}
          </option>
        ))}
      </select>
    </span>
  )
}
