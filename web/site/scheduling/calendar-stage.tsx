import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { LoadingSlip } from './loading-slip.tsx'
import type { Phase } from './use-calendar.ts'

interface CalendarStageProps {
  readonly phase: Phase<unknown>
  /** Element in which the frame of the calendar is created. */
  readonly place: RefObject<HTMLDivElement | null>
  /** Frame of the calendar. Absent if the widget script creates it. */
  readonly children?: ReactNode
  /** Text that is shown while the calendar loads. */
  readonly note?: string
  /** Content shown if the calendar could not be loaded. */
  readonly failure: ReactNode
}

/**
 * Container of a calendar. It shows an appointment slip until the calendar is loaded, then the frame. The frame is as high as its content
 * if the window has room.
 */
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
          {/* While the frame is invisible, `inert` keeps keyboard and screen readers out of it. */}
          <div ref={place} className="scheduling-frame" inert={phase.kind === 'loading'}>
            {children}
          </div>
        </>
      )}
    </div>
  )
}
