import type { ReactNode } from 'react'
import { toAnchor } from '#shared/text/anchor.ts'
import type { SectionCopy } from '#shared/pages/catalogue/page-copy.ts'
import { SectionHead } from './section-head.tsx'

interface PageSectionProps {
  readonly number: number
  readonly copy: SectionCopy
  readonly children: ReactNode
  /** Link next to the heading, at the right edge. */
  readonly link?: ReactNode
  /** True if the section has the darker "sunk" background, which is as wide as the window. A page has at most one such section. */
  readonly sunk?: boolean
  /** True if the heading has the larger font size of the home page. */
  readonly large?: boolean
  /** Id of the section. Default: an id derived from the label. */
  readonly id?: string
}

/** Numbered section: a rule, the label in the side column, heading and introduction in the main column, then the content. */
export function PageSection(props: PageSectionProps) {
  const { number, copy, children, link, sunk = false, large = false } = props
  const { id = toAnchor(copy.label) } = props
  const inside = (
    <>
      <SectionHead
        number={String(number)}
        label={copy.label}
        title={copy.heading}
        intro={copy.intro}
        link={link}
        large={large}
      />
      <div className="section-body">{children}</div>
    </>
  )
  if (!sunk) {
    return (
      <section className="page section" id={id}>
        {inside}
      </section>
    )
  }
  return (
    <section className="section section-sunk" id={id}>
      <div className="page">{inside}</div>
    </section>
  )
}
