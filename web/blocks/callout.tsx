import type { ReactNode } from 'react'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'

/** Kind of callout: an aside, practical advice, or a risk. */
export type Tone = 'note' | 'tip' | 'warning'

const tones = {
  note: { label: 'Note', Icon: Info },
  tip: { label: 'Tip', Icon: CircleCheck },
  warning: { label: 'Warning', Icon: TriangleAlert },
} as const

/** Tone in a document; `note` if it is unknown. */
export const toneOf = (value: unknown): Tone =>
  value === 'tip' || value === 'warning' ? value : 'note'

/** Remark between double rules, with an icon and a word for its tone. */
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
