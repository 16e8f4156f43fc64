import type { ReactNode } from 'react'
import type { CompanyHead } from '#shared/pages/company/shapes.ts'
import { paths } from '#shared/paths.ts'
import { site } from '#shared/site.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Record } from '#web/ui/record.tsx'

interface CounterProps {
  readonly head: Pick<CompanyHead, 'heading' | 'lede'>
  readonly record: readonly { readonly label: string; readonly value: string }[]
  /** The sheet has the page's heading; the words beside it step back, and on a phone they go. */
  readonly isReceipt: boolean
  readonly aside?: ReactNode
  /** The sheet. */
  readonly children: ReactNode
}

/** A sheet with words beside it: what the page is about, facts, and what else there is. */
export function Counter({ head, record, isReceipt, aside, children }: CounterProps) {
  const Heading = isReceipt ? 'p' : 'h1'
  return (
    <div className={isReceipt ? 'page counter counter-receipt' : 'page counter'}>
      <Breadcrumb links={[{ label: 'Home', href: paths.home }]} current="Contact" />
      <div className="counter-words">
        <Heading className="counter-heading">{head.heading}</Heading>
        <p className="lede">{head.lede}</p>
        <Record
          entries={record.map(
            ({ label, value }) =>
              [
                label,
                value === site.contactEmail ? (
                  <a key="mail" className="prose-link" href={`mailto:${value}`}>
                    {value}
                  </a>
                ) : (
                  value
                ),
              ] as const,
          )}
        />
        {!isReceipt && aside}
      </div>
      {children}
    </div>
  )
}
