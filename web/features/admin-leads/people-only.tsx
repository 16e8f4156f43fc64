import type { ReactNode } from 'react'
import { useMay } from '#web/lib/staff/use-may.ts'
import { DeskHead } from '#web/ui/desk-head.tsx'

/** Shows what people sent to those who may read it, and the others whom to ask. */
export function PeopleOnly({ children }: { readonly children: ReactNode }) {
  if (useMay('people.read')) return children
  return (
    <div className="desk">
      <DeskHead title="Leads" />
      <p className="overview-none">
        Ask an administrator for the editor role to read what people sent through the forms.
      </p>
    </div>
  )
}
