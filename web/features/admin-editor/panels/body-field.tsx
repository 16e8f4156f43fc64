import { lazy, Suspense } from 'react'
import { FieldError } from '#web/ui/form/field-frame.tsx'
import type { FieldsProps } from './fields.ts'

// The largest part of the staff area, and nothing above it needs it.
const BodyEditor = lazy(async () => {
  const { BodyEditor: Component } = await import('../body/body-editor.tsx')
  return { default: Component }
})

const ERROR_ID = 'field-body-error'

interface BodyFieldProps extends FieldsProps {
  /** Another number lets the editor begin anew with the form's text. */
  readonly version: number
}

/** The text of the article, and what is wrong with it. */
export function BodyField({ form, errors, set, version }: BodyFieldProps) {
  const problem = Object.entries(errors).find(
    ([path]) => path === 'body' || path.startsWith('body.'),
  )?.[1]
  return (
    <section aria-label="Text" data-field="body">
      <Suspense fallback={<div className="skeleton edit-body-waiting" />}>
        <BodyEditor
          key={version}
          initial={form.body}
          describedBy={problem === undefined ? undefined : ERROR_ID}
          onChange={(body) => set({ body })}
        />
      </Suspense>
      {problem !== undefined && <FieldError id={ERROR_ID} text={problem} />}
    </section>
  )
}
