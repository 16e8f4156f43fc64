import type { ReactNode } from 'react'

interface DeskHeadProps {
  readonly title: string
  /** What is known of it in figures. */
  readonly facts?: ReactNode
  /** What can be done on the page. */
  readonly children?: ReactNode
}

/** The head of a page of staff. */
export function DeskHead({ title, facts, children }: DeskHeadProps) {
  return (
    <header className="desk-head">
      <h1>{title}</h1>
      {facts !== undefined && <p className="desk-facts">{facts}</p>}
      {children}
    </header>
  )
}
