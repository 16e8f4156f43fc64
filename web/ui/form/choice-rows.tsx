import type { Point } from '#shared/pages/catalogue/page-copy.ts'
import { fieldIds } from './field-ids.ts'
import { oneNote, RowNote, type RowWords } from './row.tsx'

interface ChoicesProps extends RowWords {
  readonly choices: readonly (Point & { readonly value: string })[]
  /** Layout: cells side by side below the label, or rows next to it. */
  readonly as: 'cells' | 'rows'
}

/** Choice among a few values, each with a description. */
export function Choices({ choices, as, defaultValue, ...field }: ChoicesProps) {
  const words = oneNote(field)
  const { id, control } = fieldIds(words)
  return (
    <fieldset
      className={`row choices choices-${as} ${words.error === undefined ? '' : 'row-wrong'}`}
      aria-describedby={control['aria-describedby']}
    >
      <legend className="row-label">{words.label}</legend>
      <div className="row-entry">
        <div className="choice-cells">
          {choices.map(({ value, title, text }, index) => (
            <label className="choice-cell" key={value}>
              <input
                type="radio"
                // The first control has the group's id, so that links in the error summary lead to the control.
                id={index === 0 ? id : `${id}-${value}`}
                name={words.name}
                value={value}
                defaultChecked={value === defaultValue}
                required
              />
              <span className="choice-title">{title}</span>
              {text !== '' && <span className="choice-text">{text}</span>}
            </label>
          ))}
        </div>
        <RowNote words={words} />
      </div>
    </fieldset>
  )
}
