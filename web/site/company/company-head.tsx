import './company-pages.css'
import type { ReactNode } from 'react'
import type { CompanyHead as HeadCopy } from '#shared/pages/company/shapes.ts'
import { paths } from '#shared/paths/paths.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'

interface CompanyHeadProps extends Pick<HeadCopy, 'heading' | 'lede'> {
  /** Name of the page, as in the menu. */
  readonly name: string
  /** Drawing next to the text, from column 8 on. */
  readonly children?: ReactNode
}

/** Head of a company page: name, heading and lede at the left, the drawing at the right. */
export function CompanyHead({ name, heading, lede, children }: CompanyHeadProps) {
  return (
    <header className="page company-head">
      <Breadcrumb links={[{ label: 'Home', href: paths.home }]} current={name} />
      <div className="company-titles">
        <h1>{heading}</h1>
        <p className="lede">{lede}</p>
      </div>
      {children}
    </header>
  )
}
