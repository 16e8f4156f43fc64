import type { Point } from '#shared/pages/catalogue/page-copy.ts'
import { fieldIds } from './field-ids.ts'
import { oneNote, RowNote, type RowWords } from './row.tsx'

interface ChoicesProps extends RowWords {
  readonly choices: readonly (Point & { readonly value: string })[]
  /** Layout of the choices: as cells side by side below the label, or as rows next to the label. */
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
                // The first control has the id of the group, because the link in the error summary leads to the element with this id.
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
