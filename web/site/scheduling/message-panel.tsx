import { CircleAlert, Lock } from 'lucide-react'
import type { ReactNode } from 'react'

interface MessagePanelProps {
  readonly kind: 'failure' | 'consent'
  readonly title: string
  readonly lines: readonly string[]
  /** Actions that the visitor can take, the most likely one first. */
  readonly children: ReactNode
}

/** Message instead of a calendar: the reason why none is shown, and the actions that the visitor can take. */
export function MessagePanel({ kind, title, lines, children }: MessagePanelProps) {
  const Icon = kind === 'failure' ? CircleAlert : Lock
  return (
    <div className="scheduling-message" data-kind={kind}>
      <span className="scheduling-icon" aria-hidden="true">
        <Icon size={20} strokeWidth={1.5} />
      </span>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="scheduling-actions">{children}</div>
    </div>
  )
}
