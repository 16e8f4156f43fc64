import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { LoadingSlip } from './loading-slip.tsx'
import type { Phase } from './use-calendar.ts'

interface CalendarStageProps {
  readonly phase: Phase<unknown>
  /** Where the frame stands, or will be put. */
  readonly place: RefObject<HTMLDivElement | null>
  /** The frame, where it is not made by a script. */
  readonly children?: ReactNode
  /** What is said while it loads. */
  readonly note?: string
  /** What is shown in place of a calendar that did not come. */
  readonly failure: ReactNode
}

/** The place of a calendar: a slip while it loads, then its frame, which is as high as its content where the window is. */
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
          {/* What cannot be seen yet cannot be reached either. */}
          <div ref={place} className="scheduling-frame" inert={phase.kind === 'loading'}>
            {children}
          </div>
        </>
      )}
    </div>
  )
}
