import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { LoadingSlip } from './loading-slip.tsx'
import type { Phase } from './use-calendar.ts'

interface CalendarStageProps {
  readonly phase: Phase<unknown>
  /** Element that contains the frame, or will. */
  readonly place: RefObject<HTMLDivElement | null>
  /** Frame, unless a script creates it. */
  readonly children?: ReactNode
  /** Text during loading. */
  readonly note?: string
  /** Content shown instead of a calendar that failed to load. */
  readonly failure: ReactNode
}

/** Place of a calendar: a slip while it loads, then its frame, which is as high as its content if the window allows. */
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
          {/* An invisible frame must not be reachable either. */}
          <div ref={place} className="scheduling-frame" inert={phase.kind === 'loading'}>
            {children}
          </div>
        </>
      )}
    </div>
  )
}
