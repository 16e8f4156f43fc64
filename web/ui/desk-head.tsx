import type { ReactNode } from 'react'

interface DeskHeadProps {
  readonly title: string
  /** Figures about the page's subject. */
  readonly facts?: ReactNode
  /** Actions of the page. */
  readonly children?: ReactNode
}

/** Head of a staff page. */
export function DeskHead({ title, facts, children }: DeskHeadProps) {
  return (
    <header className="desk-head">
      <h1>{title}</h1>
      {facts !== undefined && <p className="desk-facts">{facts}</p>}
      {children}
    </header>
  )
}
