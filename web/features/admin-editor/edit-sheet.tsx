import type { ReactNode } from 'react'

interface EditSheetProps {
  readonly mayWrite: boolean
  readonly children: ReactNode
}

/** The fields of an article. For who may not write, everything inside is out of use at once, whatever fields there are. */
export function EditSheet({ mayWrite, children }: EditSheetProps) {
  if (mayWrite) return <div className="edit-sheet">{children}</div>
  return (
    <fieldset className="edit-sheet" disabled aria-label="Read only">
      {children}
    </fieldset>
  )
}
