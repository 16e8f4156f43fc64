import type { ReactNode } from 'react'
import type { FieldName } from '#shared/content/article-fields.ts'

interface PanelProps {
  readonly title: string
  /** Field that the panel contains, as a target for links. */
  readonly field?: FieldName
  readonly children: ReactNode
}

/** A titled group of fields next to the text. */
export function Panel({ title, field, children }: PanelProps) {
  return (
    <section className="edit-panel" data-field={field}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
