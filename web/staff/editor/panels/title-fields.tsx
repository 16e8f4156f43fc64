import { FieldError } from '#web/ui/fields/field-frame.tsx'
import type { FieldsProps } from './fields.ts'
import { TextInputs } from './text-inputs.tsx'

interface TitleFieldsProps extends FieldsProps {
  readonly onTitle: (title: string) => void
}

/** Fields for the title and the other texts of an article. */
export function TitleFields({ type, form, errors, set, onTitle }: TitleFieldsProps) {
  const problem = errors['title']
  return (
    <>
      <div className="edit-title">
        <label className="label" htmlFor="field-title">
          Title
        </label>
        <textarea
          id="field-title"
          name="title"
          rows={1}
          dir="auto"
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : 'field-title-error'}
          value={form.title}
          onChange={(event) => onTitle(event.currentTarget.value.replaceAll('\n', ' '))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
        {problem !== undefined && <FieldError id="field-title-error" text={problem} />}
      </div>
      <TextInputs type={type} form={form} errors={errors} set={set} />
    </>
  )
}
