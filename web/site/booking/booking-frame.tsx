import { useEffect, useRef, type ReactNode } from 'react'
import { page } from '#shared/pages/meetings/booking.ts'
import { paths } from '#shared/paths/paths.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Steps } from './steps.tsx'
import { postHeight } from './post-to-parent.ts'

interface BookingFrameProps {
  readonly heading: string
  /** Current step of a booking. Absent on the pages of a booked meeting. */
  readonly step?: 1 | 2 | 3 | undefined
  /** True if the heading belongs to the result of a form that was just sent. The heading then gets the focus. */
  readonly isNews?: boolean
  /** True if another page embeds this page, which then shows no breadcrumb and no steps. */
  readonly isEmbedded?: boolean | undefined
  readonly children: ReactNode
}

/** Layout of a page about a meeting: breadcrumb, heading, steps, and the content below them. */
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
    return isEmbedded && root.current !== null ? postHeight(root.current) : undefined
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
