import type { ReactNode } from 'react'
import { caseTexts } from '#shared/pages/company/case-forms.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'

interface CaseFrameProps {
  /** Name of the page in the breadcrumb. */
  readonly name: string
  /** Column next to the sheet. */
  readonly words: ReactNode
  /** Content of the sheet. */
  readonly children: ReactNode
}

/** Layout of a page for candidates: text in the columns 1 to 3, the form or its result in the main column. */
export function CaseFrame({ name, words, children }: CaseFrameProps) {
  return (
    <div className="company f-teal">
      <div className="page case-page">
        <Breadcrumb
          links={[
            { label: 'Home', href: paths.home },
            { label: 'Help for candidates', href: paths.candidates },
          ]}
          current={name}
        />
        <div className="case-words">
          {words}
          {site.demonstration && <p className="case-demo">{caseTexts.demonstration}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}
