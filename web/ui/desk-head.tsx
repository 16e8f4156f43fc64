import type { ReactNode } from 'react'

interface DeskHeadProps {
  readonly title: string
  /** Figures about the subject of the page, such as numbers of items. */
  readonly facts?: ReactNode
  /** Actions of the page. */
  readonly children?: ReactNode
}

/** Header of a staff page: title, figures and actions. */
export function DeskHead({ title, facts, children }: DeskHeadProps) {
  return (
    <header className="desk-head">
      <h1>{title}</h1>
      {facts !== undefined && <p className="desk-facts">{facts}</p>}
      {children}
    </header>
  )
}
