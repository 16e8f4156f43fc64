import './inquiry-pages.css'
import type { ReactNode } from 'react'
import { paths } from '#shared/paths/paths.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'

interface CounterProps {
  /**
   * True if the confirmation is shown, which contains the heading of the page. The text next to the confirmation is then less prominent,
   * and phones hide it.
   */
  readonly isReceipt: boolean
  /** Text before the form. */
  readonly words: ReactNode
  /** Facts next to the form, below the text. On phones they are below the form. */
  readonly facts: ReactNode
  /** The form or its result. */
  readonly children: ReactNode
}

/** Layout of a form, or its result, with text and facts next to it. */
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
