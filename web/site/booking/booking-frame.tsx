import { useEffect, useRef, type ReactNode } from 'react'
import { page } from '#shared/pages/meetings/booking.ts'
import { paths } from '#shared/paths/paths.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Steps } from './steps.tsx'
import { tellHeight } from './post-to-parent.ts'

interface BookingFrameProps {
  readonly heading: string
  /** How far the visitor has come; absent where nothing is being booked. */
  readonly step?: 1 | 2 | 3 | undefined
  /** The heading takes the focus: it says what has come of a form. */
  readonly isNews?: boolean
  /** Shown within another page, which has said where one is. */
  readonly isEmbedded?: boolean | undefined
  readonly children: ReactNode
}

/** A page about a meeting: where one is, what it is about, how far one has come, and the slip. */
export function BookingFrame(props: BookingFrameProps) {
  const { heading, step, isNews = false, isEmbedded = false, children } = props
  const title = useRef<HTMLHeadingElement>(null)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isNews) return
    title.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [isNews])
  useEffect(() => {
    return isEmbedded && root.current !== null ? tellHeight(root.current) : undefined
  }, [isEmbedded])
  return (
    <div
      className={`company booking f-teal ${isEmbedded ? 'booking-embedded' : 'page'}`}
      ref={root}
    >
      {!isEmbedded && (
        <Breadcrumb links={[{ label: 'Home', href: paths.home }]} current={page.name} />
      )}
      <h1 className={isEmbedded ? 'sr-only' : 'booking-heading'} ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {step !== undefined && !isEmbedded && <Steps at={step} />}
      {children}
    </div>
  )
}
