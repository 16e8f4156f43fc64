import type { ReactNode } from 'react'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { CALLOUT_TONES, type CalloutTone } from '#shared/content/blocks/callout-tones.ts'

const icons = { note: Info, tip: CircleCheck, warning: TriangleAlert } as const

/** Label of a callout. It consists of the icon of the tone, and the title or the name of the tone. */
export function CalloutLabel({
  tone,
  title,
}: {
  readonly tone: CalloutTone
  readonly title: string
}) {
  const Icon = icons[tone]
  return (
    <>
      <Icon size={14} strokeWidth={1.5} aria-hidden="true" />
      {title || CALLOUT_TONES[tone]}
    </>
  )
}

/** Callout: a remark between double rules, with an icon and a word for its tone. */
export function Callout({
  tone,
  title,
  children,
}: {
  readonly tone: CalloutTone
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <aside className={`callout callout-${tone}`} aria-label={title || CALLOUT_TONES[tone]}>
      <p className="callout-label">
        <CalloutLabel tone={tone} title={title} />
      </p>
      <div className="callout-content">{children}</div>
    </aside>
  )
}
