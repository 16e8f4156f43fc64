import type { ReactNode } from 'react'
import { useMay } from '#web/lib/staff/use-may.ts'
import { DeskHead } from '#web/ui/desk-head.tsx'

interface PeopleOnlyProps {
  readonly title: string
  /** Purpose of the required role, as text after “the editor role to”. */
  readonly to: string
  readonly children: ReactNode
}

/** Shows `children` to users who may read personal data. Other users see a note about how to request access. */
export function PeopleOnly({ title, to, children }: PeopleOnlyProps) {
  if (useMay('people.read')) return children
  return (
    <div className="desk">
      <DeskHead title={title} />
      <p className="overview-none">Ask an administrator for the editor role to {to}.</p>
    </div>
  )
}
