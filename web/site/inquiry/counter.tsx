import type { ReactNode } from 'react'
import { paths } from '#shared/paths/paths.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'

interface CounterProps {
  /** True if the sheet contains the page's heading. The text next to the sheet is then less prominent, and hidden on phones. */
  readonly isReceipt: boolean
  /** Text before the sheet. */
  readonly words: ReactNode
  /** Facts next to the sheet, below the text; on phones below the sheet. */
  readonly facts: ReactNode
  /** Content of the sheet. */
  readonly children: ReactNode
}

/** Sheet with text and facts next to it. */
export function Counter({ isReceipt, words, facts, children }: CounterProps) {
  return (
    <div className={isReceipt ? 'page counter counter-receipt' : 'page counter'}>
      <Breadcrumb links={[{ label: 'Home', href: paths.home }]} current="Contact" />
      {words}
      {children}
      {facts}
    </div>
  )
}
