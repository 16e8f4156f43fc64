import type { ReactNode } from 'react'
import type { FieldName } from '../form/article-form.ts'

interface PanelProps {
  readonly title: string
  /** The field that the panel is of, for the ways that lead there. */
  readonly field?: FieldName
  readonly children: ReactNode
}

/** A titled group of fields beside the text. */
export function Panel({ title, field, children }: PanelProps) {
  return (
    <section className="edit-panel" data-field={field}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
