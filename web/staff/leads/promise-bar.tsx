import { Check, CircleAlert } from 'lucide-react'
import type { LeadSummary } from '#shared/contracts/leads.ts'
import { responseDeadlineOf, type ResponseDeadline } from './response-deadline.ts'

type Running = Extract<ResponseDeadline, { readonly part: number }>

interface BarProps {
  readonly promise: Running
  /** Number of sections into which marks divide the bar. */
  readonly marks: 8 | 24
}

/** Width of the drawing in SVG units. The drawing is stretched to the available width. */
const WIDTH = 240

/** Distance between the lines of a pattern, and their horizontal slant, in SVG units. */
const STEP = 6
const LEAN = 5

/** SVG path of parallel slanted lines over a width of the drawing. */
const leaning = (width: number, from: 0 | 10) =>
  Array.from(
    { length: Math.max(0, Math.floor((width - LEAN) / STEP) + 1) },
    (_, index) => `M${index * STEP} ${from}L${index * STEP + LEAN} ${10 - from}`,
  ).join('')

/** Pattern for the colour-blind mode: hatched if little time is left, cross-hatched if the deadline has passed. */
function patternOf({ part, state }: Running): string | undefined {
  const isLate = state === 'late' || state === 'answered-late'
  if (!isLate && state !== 'last') return undefined
  const width = part * WIDTH
  return leaning(width, 10) + (isLate ? leaning(width, 0) : '')
}

/** Bar that shows the elapsed fraction of a response deadline. The state is shown as text next to the bar. */
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

/** Icon and text for the state of a response deadline, so that the state does not depend on colour alone. */
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
  /** Current time in milliseconds since 1970. */
  readonly now: number
}

/** Cell with the response deadline, for a row of the list. */
export function PromiseCell({ lead, now }: CellProps) {
  const promise = responseDeadlineOf(lead, now)
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
