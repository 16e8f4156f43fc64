import { Siren } from 'lucide-react'
import type { ReactNode } from 'react'

interface MessageBoxProps {
  /** The fact, in bold. */
  readonly fact: string
  /** Consequence. */
  readonly detail: string
  /** Buttons. */
  readonly children?: ReactNode
}

/** A message that needs a decision of staff: a fact, what follows from it, and what can be done. */
export function MessageBox({ fact, detail, children }: MessageBoxProps) {
  return (
    <div className="message-box" role="alert">
      <Siren size={18} strokeWidth={1.5} aria-hidden="true" />
      <div>
        <p>
          <strong>{fact}</strong> {detail}
        </p>
        {children !== undefined && <p className="message-box-acts">{children}</p>}
      </div>
    </div>
  )
}
