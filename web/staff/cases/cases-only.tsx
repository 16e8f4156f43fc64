import type { ReactNode } from 'react'
import { useMay } from '#web/lib/staff/use-may.ts'
import { DeskHead } from '#web/ui/desk-head.tsx'

/** Shows cases to people with access, and tells the others whom to ask. */
export function CasesOnly({ children }: { readonly children: ReactNode }) {
  if (useMay('cases.read')) return children
  return (
    <div className="desk">
      <DeskHead title="Cases" />
      <p className="overview-none">
        Ask an administrator for access to cases. Editors get it on the page Users.
      </p>
    </div>
  )
}
