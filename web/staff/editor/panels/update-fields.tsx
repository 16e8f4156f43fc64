import { sharedFields } from '#shared/content/article-fields.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { DateField } from './date-field.tsx'
import type { FieldsProps } from './fields.ts'

/** Note for readers about a change after publication, and its date. */
export function UpdateFields({ form, errors, set }: FieldsProps) {
  return (
    <>
      <TextField
        label={sharedFields.update_note.label}
        name="update_note"
        hint="Readers see it with the date, such as “New DBS range”"
        required={false}
        dir="auto"
        error={errors['update_note']}
        value={form.update_note}
        onChange={(event) => set({ update_note: event.currentTarget.value })}
      />
      <DateField
        label={sharedFields.updated_on.label}
        name="updated_on"
        hint="Empty: the date of the last change"
        error={errors['updated_on']}
        value={form.updated_on}
        onChange={(value) => set({ updated_on: value })}
      />
    </>
  )
}
