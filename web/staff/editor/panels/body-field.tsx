import { lazy, Suspense } from 'react'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import type { BodyEditor as Editor } from '../body/body-editor.tsx'
import type { FieldsProps } from './fields.ts'

/** Number of attempts to load the editor's code while offline, and the delay between them in milliseconds. */
const LOADING = { tries: 60, pause: 1_000 }

/** Loads the editor with retries: a failed connection must not unmount the other fields with their unsaved text. */
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

// Lazy, because it is the largest part of the staff area and nothing above it needs it.
const BodyEditor = lazy(async () => {
  const { BodyEditor: Component } = await loadEditor(LOADING.tries)
  return { default: Component }
})

const ERROR_ID = 'field-body-error'

interface BodyFieldProps extends FieldsProps {
  /** A new number remounts the editor with the text of the form. */
  readonly version: number
  readonly readOnly: boolean
}

/** Text of the article, with its error message. */
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
