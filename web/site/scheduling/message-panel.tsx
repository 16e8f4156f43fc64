import { CircleAlert, Lock } from 'lucide-react'
import type { ReactNode } from 'react'

interface MessagePanelProps {
  readonly kind: 'failure' | 'consent'
  readonly title: string
  readonly lines: readonly string[]
  /** Possible actions, the most likely first. */
  readonly children: ReactNode
}

/** Message that replaces a calendar: the reason why no calendar is shown, and possible actions. */
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
