import type { ReactNode } from 'react'
import { useMay } from '#web/lib/staff/use-may.ts'
import { DeskHead } from '#web/ui/desk-head.tsx'

interface PeopleOnlyProps {
  readonly title: string
  /** Purpose of the role, used after “the editor role to”. */
  readonly to: string
  readonly children: ReactNode
}

/** Shows its content to users who may read personal data, and to others a note about how to get access. */
export function PeopleOnly({ title, to, children }: PeopleOnlyProps) {
  if (useMay('people.read')) return children
  return (
    <div className="desk">
      <DeskHead title={title} />
      <p className="overview-none">Ask an administrator for the editor role to {to}.</p>
    </div>
  )
}
