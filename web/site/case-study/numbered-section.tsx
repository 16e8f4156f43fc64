import type { ReactNode } from 'react'
import { toAnchor } from '#shared/text/anchor.ts'

interface NumberedSectionProps {
  readonly number: number
  readonly label: string
  /** True if the first paragraph has the larger style with which the text of an article begins. */
  readonly lead?: boolean
  readonly children: ReactNode
}

/** Section below a rule: number and name in the side column, text in the main column. */
export function NumberedSection({ number, label, lead, children }: NumberedSectionProps) {
  return (
    <section className="numbered" id={toAnchor(label)}>
      <h2 className="section-label">
        <span className="section-number" aria-hidden="true">
          {number}
        </span>
        {label}
      </h2>
      <div className={lead === true ? 'numbered-text numbered-lead' : 'numbered-text'}>
        {children}
      </div>
    </section>
  )
}
