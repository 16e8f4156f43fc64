import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { LoadingSlip } from './loading-slip.tsx'
import type { Phase } from './use-calendar.ts'

interface CalendarStageProps {
  readonly phase: Phase<unknown>
  /** Element that contains the frame once the calendar loads. */
  readonly place: RefObject<HTMLDivElement | null>
  /** Frame of the calendar; absent if the widget script creates the frame. */
  readonly children?: ReactNode
  /** Text during loading. */
  readonly note?: string
  /** Content shown instead of a calendar that failed to load. */
  readonly failure: ReactNode
}

/** Container of a calendar: a slip while the calendar loads, then the frame, as high as the calendar's content if the window has room. */
export function CalendarStage({ phase, place, children, note, failure }: CalendarStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const height = phase.kind === 'ready' ? phase.height : undefined
  useLayoutEffect(() => {
    if (height !== undefined) stage.current?.style.setProperty('--content', `${height}px`)
  }, [height])
  return (
    <div ref={stage} className="scheduling-stage" data-phase={phase.kind}>
      {phase.kind === 'failed' ? (
        failure
      ) : (
        <>
          {phase.kind === 'loading' && <LoadingSlip {...(note !== undefined && { note })} />}
          {/* While the frame is invisible, it must not be reachable by keyboard or screen reader either. */}
          <div ref={place} className="scheduling-frame" inert={phase.kind === 'loading'}>
            {children}
          </div>
        </>
      )}
    </div>
  )
}
