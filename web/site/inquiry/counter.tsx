import type { ReactNode } from 'react'
import { paths } from '#shared/paths/paths.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'

interface CounterProps {
  /** The sheet has the page's heading; the words beside it step back, and on a phone they go. */
  readonly isReceipt: boolean
  readonly words: ReactNode
  /** The sheet. */
  readonly children: ReactNode
}

/** A sheet with words beside it. */
export function Counter({ isReceipt, words, children }: CounterProps) {
  return (
    <div className={isReceipt ? 'page counter counter-receipt' : 'page counter'}>
      <Breadcrumb links={[{ label: 'Home', href: paths.home }]} current="Contact" />
      {words}
      {children}
    </div>
  )
}
