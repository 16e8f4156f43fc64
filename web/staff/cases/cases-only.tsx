import type { ReactNode } from 'react'
import { useMay } from '#web/lib/staff/use-may.ts'
import { DeskHead } from '#web/ui/desk-head.tsx'

/** Shows `children` to users with access to cases. Other users see a note about how to request access. */
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
