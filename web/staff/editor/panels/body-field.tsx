import { lazy, Suspense } from 'react'
import { FieldError } from '#web/ui/form/field-frame.tsx'
import type { BodyEditor as Editor } from '../body/body-editor.tsx'
import type { FieldsProps } from './fields.ts'

/** How often, and how far apart in milliseconds, the editor's code is asked for while the connection is away. */
const LOADING = { tries: 60, pause: 1_000 }

/** What has been typed into the other fields must not go down with a connection that fails here. */
async function loadEditor(triesLeft: number): Promise<{ readonly BodyEditor: typeof Editor }> {
  try {
    return await import('../body/body-editor.tsx')
  } catch (error) {
    if (triesLeft === 0) throw error
    await new Promise((resolve) => {
      setTimeout(resolve, LOADING.pause)
    })
    return loadEditor(triesLeft - 1)
  }
}

// The largest part of the staff area, and nothing above it needs it.
const BodyEditor = lazy(async () => {
  const { BodyEditor: Component } = await loadEditor(LOADING.tries)
  return { default: Component }
})

const ERROR_ID = 'field-body-error'

interface BodyFieldProps extends FieldsProps {
  /** Another number lets the editor begin anew with the form's text. */
  readonly version: number
  readonly readOnly: boolean
}

/** The text of the article, and what is wrong with it. */
export function BodyField({ form, errors, set, version, readOnly }: BodyFieldProps) {
  const problem = Object.entries(errors).find(
    ([path]) => path === 'body' || path.startsWith('body.'),
  )?.[1]
  return (
    <section aria-label="Text" data-field="body">
      <Suspense fallback={<div className="skeleton edit-body-waiting" />}>
        <BodyEditor
          key={`${version} ${readOnly}`}
          initial={form.body}
          title={form.title}
          readOnly={readOnly}
          describedBy={problem === undefined ? undefined : ERROR_ID}
          onChange={(body) => set({ body })}
        />
      </Suspense>
      {problem !== undefined && <FieldError id={ERROR_ID} text={problem} />}
    </section>
  )
}
