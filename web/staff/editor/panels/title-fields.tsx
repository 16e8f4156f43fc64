import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { SUMMARY_LENGTH } from '../form/checklist.ts'
import { Counted } from './counted.tsx'
import type { FieldsProps } from './fields.ts'

const summaries = {
  blog: { label: 'Excerpt', field: 'excerpt' },
  caseStudy: { label: 'Summary', field: 'summary' },
} as const

interface TitleFieldsProps extends FieldsProps {
  readonly onTitle: (title: string) => void
}

/** Title, and the summary that lists show. */
export function TitleFields({ type, form, errors, set, onTitle }: TitleFieldsProps) {
  const { label, field } = summaries[type]
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
      <div>
        <TextArea
          label={label}
          name={field}
          rows={2}
          required={false}
          dir="auto"
          error={errors[field]}
          value={form[field]}
          onChange={(event) => set({ [field]: event.currentTarget.value })}
        />
        <Counted text={form[field]} limit={SUMMARY_LENGTH} />
      </div>
    </>
  )
}
