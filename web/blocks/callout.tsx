import type { ReactNode } from 'react'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'

/** What a callout is: an aside, practical advice, or something that can go wrong. */
export type Tone = 'note' | 'tip' | 'warning'

const tones = {
  note: { label: 'Note', Icon: Info },
  tip: { label: 'Tip', Icon: CircleCheck },
  warning: { label: 'Warning', Icon: TriangleAlert },
} as const

/** The tone that a document names; a note when it names none we know. */
export const toneOf = (value: unknown): Tone =>
  value === 'tip' || value === 'warning' ? value : 'note'

/** A remark set apart from the text by a double rule, named by icon and word. */
export function Callout({
  tone,
  title,
  children,
}: {
  readonly tone: Tone
  readonly title: string
  readonly children: ReactNode
}) {
  const { label, Icon } = tones[tone]
  return (
    <aside className={`callout callout-${tone}`} aria-label={title || label}>
      <p className="callout-label">
        <Icon size={14} strokeWidth={1.5} aria-hidden="true" />
        {title || label}
      </p>
      <div className="callout-content">{children}</div>
    </aside>
  )
}
