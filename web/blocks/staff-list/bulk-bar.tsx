import type { ComponentProps, ReactNode } from 'react'
import { grouped } from '#shared/text/count.ts'
import { clockTime } from '#web/lib/staff/moments.ts'
import { useWide } from '#web/lib/staff/use-wide.ts'
import { BulkMore, StripPlace, WorkingStrip } from '#web/ui/list/bulk-strip.tsx'
import { SetNote } from '#web/ui/list/set-note.tsx'

/** Action on the selected rows. */
interface BulkAct {
  readonly label: string
  readonly run: () => unknown
  /** True if the action deletes something. */
  readonly isRemoval?: boolean
}

interface ActionsProps {
  /** Accessible name of the bar. */
  readonly label: string
  readonly className?: string
  /** Number of selected rows. */
  readonly count: number
  readonly acts?: readonly BulkAct[]
  /** Actions that phones show in the menu “More”. Wider screens show them in the bar. */
  readonly more: readonly BulkAct[]
  readonly onClear: () => void
  /**
   * Properties of the button that selects all matching rows. `at` is the time at which the server selected them, ISO 8601. Absent in lists
   * whose selection is limited to one page.
   */
  readonly all?: Omit<ComponentProps<typeof SetNote>, 'count' | 'setAt' | 'isWide'> & {
    readonly at: string | undefined
  }
  /** Dialog that one of the actions opens. */
  readonly children?: ReactNode
}

const buttonsOf = (acts: readonly BulkAct[]) =>
  acts.map(({ label, run, isRemoval = false }) => (
    <button
      key={label}
      type="button"
      className={isRemoval ? 'desk-bulk-delete' : undefined}
      onClick={() => void run()}
    >
      {label}
    </button>
  ))

/** Bar with the actions on the selected rows, and the number of these rows. */
export function BulkActions(props: ActionsProps) {
  const { label, className = '', count, acts = [], more, onClear, all, children } = props
  const isWide = useWide()
  return (
    <>
      <div className={`desk-strip desk-bulk ${className}`.trim()} role="toolbar" aria-label={label}>
        <output>{grouped(count)} selected</output>
        {buttonsOf(acts)}
        <BulkMore>{buttonsOf(more)}</BulkMore>
        <button type="button" className="desk-bulk-clear" onClick={onClear}>
          Clear <kbd aria-hidden="true">Esc</kbd>
        </button>
        {children}
      </div>
      {all !== undefined && (
        <SetNote
          {...all}
          count={count}
          setAt={all.at === undefined ? undefined : { iso: all.at, text: clockTime(all.at) }}
          isWide={isWide}
        />
      )}
    </>
  )
}

interface BulkBarProps extends ActionsProps {
  /** Progress of an action that this browser runs, and a function that stops it. */
  readonly progress?: ComponentProps<typeof WorkingStrip>['progress'] | undefined
  readonly onStop?: () => void
  /** Content of the bar while no row is selected. The bar always has the same height, so that the rows below never move. */
  readonly children: ReactNode
}

/** Bar above the rows. It shows a summary, the actions on the selected rows, or the progress of an action. */
export function BulkBar({ progress, onStop, children, ...actions }: BulkBarProps) {
  const mode = progress === undefined ? (actions.count === 0 ? 'rest' : 'selected') : 'working'
  return (
    <StripPlace mode={mode}>
      {progress !== undefined && onStop !== undefined && (
        <WorkingStrip label={actions.label} progress={progress} onStop={onStop} />
      )}
      {mode === 'selected' && <BulkActions {...actions} />}
      {mode === 'rest' && <div className="desk-strip">{children}</div>}
    </StripPlace>
  )
}
