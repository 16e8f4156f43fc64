import type { ReactNode } from 'react'
import { useMay } from '#web/lib/staff/use-may.ts'

/** Shows what people sent to those who may read it, and the others whom to ask. */
export function PeopleOnly({ children }: { readonly children: ReactNode }) {
  if (useMay('people.read')) return children
  return (
    <div className="desk">
      <header className="desk-head">
        <h1>Leads</h1>
      </header>
      <p className="overview-none">
        Ask an administrator for the editor role to read what people sent through the forms.
      </p>
    </div>
  )
}
