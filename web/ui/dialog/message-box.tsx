import { Siren } from 'lucide-react'
import type { ReactNode } from 'react'

interface MessageBoxProps {
  /** Fact that requires a decision, shown in bold. */
  readonly fact: string
  /** Consequence of the fact. */
  readonly detail: string
  /** Buttons for the possible actions. */
  readonly children?: ReactNode
}

/** Message about a decision that staff must make: a fact, its consequence and the possible actions. */
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
