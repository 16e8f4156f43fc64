import type { ReactNode } from 'react'

interface NumberedSectionProps {
  readonly number: number
  readonly label: string
  readonly children: ReactNode
}

/** A section under an ink rule: number and name in the rail, text on the spine. */
export function NumberedSection({ number, label, children }: NumberedSectionProps) {
  return (
    <section className="numbered">
      <h2 className="section-label">
        <span className="section-number" aria-hidden="true">
          {number}
        </span>
        {label}
      </h2>
      <div className="numbered-text">{children}</div>
    </section>
  )
}
