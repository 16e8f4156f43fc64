import { Check, CircleAlert } from 'lucide-react'
import type { LeadSummary } from '#shared/contracts/leads.ts'
import { promiseOf, type Promise24 } from './response-deadline.ts'

type Running = Extract<Promise24, { readonly part: number }>

interface BarProps {
  readonly promise: Running
  /** Into how many parts its hours are divided. */
  readonly marks: 8 | 24
}

/** Width of the drawing, in units of its own: it is stretched to the room there is. */
const WIDTH = 240

/** From one line of a pattern to the next, and how far each leans. */
const STEP = 6
const LEAN = 5

/** Lines over so much of the drawing, which all lean to one side. */
const leaning = (width: number, from: 0 | 10) =>
  Array.from(
    { length: Math.max(0, Math.floor((width - LEAN) / STEP) + 1) },
    (_, index) => `M${index * STEP} ${from}L${index * STEP + LEAN} ${10 - from}`,
  ).join('')

/** The pattern of the colour-blind set: hatched while little time is left, cross-hatched when it is late. */
function patternOf({ part, state }: Running): string | undefined {
  const isLate = state === 'late' || state === 'answered-late'
  if (!isLate && state !== 'last') return undefined
  const width = part * WIDTH
  return leaning(width, 10) + (isLate ? leaning(width, 0) : '')
}

/** How much of a promise has gone by, drawn. Its words stand beside it. */
export function PromiseBar({ promise, marks }: BarProps) {
  const { part, state } = promise
  const pattern = patternOf(promise)
  return (
    <svg
      className="promise-bar"
      data-state={state}
      data-marks={marks}
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="promise-marks"
        d={`M0 9.5H${WIDTH}${Array.from(
          { length: marks + 1 },
          (_, index) => `M${(WIDTH * index) / marks} 0V10`,
        ).join('')}`}
      />
      {pattern !== undefined && <path className="promise-pattern" d={pattern} />}
      <rect className="promise-part" width={Math.max(part, 0.012) * WIDTH} height="10" />
    </svg>
  )
}

interface WordsProps {
  readonly promise: Running
}

/** How a promise stands, in words; never by colour alone. */
export function PromiseWords({ promise: { state, words } }: WordsProps) {
  const Icon = { late: CircleAlert, answered: Check, 'answered-late': Check }
  const Sign = state === 'running' || state === 'last' ? undefined : Icon[state]
  return (
    <span className="promise-words" data-state={state}>
      {Sign !== undefined && <Sign size={14} strokeWidth={1.8} aria-hidden="true" />}
      {words}
    </span>
  )
}

interface CellProps {
  readonly lead: LeadSummary
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The promise of a reply in a row of the list. */
export function PromiseCell({ lead, now }: CellProps) {
  const promise = promiseOf(lead, now)
  if (!('part' in promise)) {
    const words = promise.state === 'none' ? 'No deadline (meeting)' : 'Not answered'
    return <span className="promise-none">{words}</span>
  }
  return (
    <>
      <PromiseBar promise={promise} marks={8} />
      <PromiseWords promise={promise} />
    </>
  )
}
