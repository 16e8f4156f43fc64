import './form-sheet.css'
import type { ReactNode } from 'react'
import { identity } from '#shared/company/identity.ts'
import { Microprint } from '../engraving/microprint.tsx'

interface SheetProps {
  readonly kind: string
  /** Name of the sheet, as a heading or plain text. */
  readonly title: ReactNode
  readonly number: string
  readonly className?: string
  readonly children: ReactNode
}

/** Frame of a form or document that looks like a sheet of paper: document type, name, number and a line of microprint. */
export function Sheet({ kind, title, number, className = '', children }: SheetProps) {
  return (
    <div className={`sheet ${className}`}>
      <header className="sheet-head">
        <div className="sheet-titles">
          <p className="label">{kind}</p>
          {title}
        </div>
        <p className="sheet-number">{number}</p>
      </header>
      <Microprint sentence={identity.motto} />
      {children}
    </div>
  )
}
