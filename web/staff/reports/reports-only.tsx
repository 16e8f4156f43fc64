import type { ReactNode } from 'react'
import { useMay } from '#web/lib/staff/use-may.ts'
import { DeskHead } from '#web/ui/desk-head.tsx'

/** Shows `children` to users who may issue reports. Other users see a note about how to get the permission. */
export function ReportsOnly({ children }: { readonly children: ReactNode }) {
  if (useMay('reports.issue')) return children
  return (
    <div className="desk">
      <DeskHead title="Reports" />
      <p className="overview-none">
        Ask an administrator for the right to issue reports. Editors get it on the page Users.
      </p>
    </div>
  )
}
