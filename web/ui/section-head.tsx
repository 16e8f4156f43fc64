import type { ReactNode } from 'react'

interface SectionHeadProps {
  readonly number?: string
  readonly label: string
  readonly title?: string
  /** Introduction below the heading, in the main column. */
  readonly intro?: string | undefined
  /** Link next to the heading, at the right edge. */
  readonly link?: ReactNode
  readonly large?: boolean
}

/** Head of a section: a rule, then number and label in the side column, the heading in the main column, and a link at the right. */
export function SectionHead(props: SectionHeadProps) {
  const { number, label, title, intro, link, large = false } = props
  return (
    <div className="section-head">
      <p className="section-label">
        {number !== undefined && <span className="section-number">{number}</span>}
        {label}
      </p>
      {title !== undefined && (
        <h2 className={large ? 'section-title section-title-large' : 'section-title'}>{title}</h2>
      )}
      {intro !== undefined && <p className="section-intro">{intro}</p>}
      {link !== undefined && <p className="section-link">{link}</p>}
    </div>
  )
}
