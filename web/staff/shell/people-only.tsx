import type { ReactNode } from 'react'
import { useMay } from '#web/lib/staff/use-may.ts'
import { DeskHead } from '#web/ui/desk-head.tsx'

interface PeopleOnlyProps {
  readonly title: string
  /** What the role is needed for; follows “the editor role to”. */
  readonly to: string
  readonly children: ReactNode
}

/** Shows what is about people to those who may read it, and the others whom to ask. */
export function PeopleOnly({ title, to, children }: PeopleOnlyProps) {
  if (useMay('people.read')) return children
  return (
    <div className="desk">
      <DeskHead title={title} />
      <p className="overview-none">Ask an administrator for the editor role to {to}.</p>
    </div>
  )
}
