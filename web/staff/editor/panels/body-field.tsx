import { lazy, Suspense } from 'react'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import type { BodyEditor as Editor } from '../body/body-editor.tsx'
import type { BodyTools } from '../body/body-tools.ts'
import type { FieldsProps } from './fields.ts'

/** Number of attempts to load the code of the editor while offline, and the delay between attempts in milliseconds. */
const LOADING = { tries: 60, pause: 1_000 }

/**
 * Loads the editor with retries. Without them, a failed load would reach the error boundary, which unmounts the other fields with their
 * unsaved text.
 */
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

// Lazy, because the editor is the largest chunk of the staff area and the fields above it do not need the editor.
const BodyEditor = lazy(async () => {
  const { BodyEditor: Component } = await loadEditor(LOADING.tries)
  return { default: Component }
})

const ERROR_ID = 'field-body-error'

interface BodyFieldProps extends Pick<FieldsProps, 'errors'> {
  readonly form: Pick<FieldsProps['form'], 'body' | 'title'>
  readonly set: (change: Pick<FieldsProps['form'], 'body'>) => void
  readonly tools?: BodyTools
  /** Version of the text. A new number remounts the editor with the text of the form. */
  readonly version: number
  readonly readOnly: boolean
}

/** Field for the text of the article, with its error message. */
export function BodyField({ form, errors, set, version, readOnly, tools }: BodyFieldProps) {
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
          {...(tools !== undefined && { tools })}
        />
      </Suspense>
      {problem !== undefined && <FieldError id={ERROR_ID} text={problem} />}
    </section>
  )
}
