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
  /** True: the section has the darker "sunk" background across the window. At most one section per page. */
  readonly sunk?: boolean
  /** True: the heading has the size used on the home page. */
  readonly large?: boolean
  /** Id of the section. Default: derived from the label. */
  readonly id?: string
}

/** Numbered section: ink rule, label in the rail, heading and introduction on the spine, then the content. */
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
