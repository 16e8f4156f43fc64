import { grouped } from '#shared/text/count.ts'
import type { ReactNode } from 'react'
import { CLOSED_AS, type LeadSummary } from '#shared/contracts/leads.ts'
import { clockTime } from '#web/lib/staff/moments.ts'
import { useWide } from '#web/lib/staff/use-wide.ts'
import { SetNote } from '#web/ui/list/set-note.tsx'
import { useMay } from '#web/lib/staff/use-may.ts'
import { BulkMore, StripPlace } from '#web/ui/list/bulk-strip.tsx'
import type { LeadSet } from './use-chosen-leads.ts'
import type { LeadActs, LeadChoice } from './use-lead-acts.ts'

interface BulkBarProps {
  readonly leads: readonly LeadSummary[]
  /** Selection of all matching leads. Undefined if rows are selected. */
  readonly set: LeadSet | undefined
  /** True in the view of suspected spam. */
  readonly isSpam: boolean
  readonly matching: number
  readonly onPage: number
  readonly isPageSelected: boolean
  readonly isFixing: boolean
  readonly onSelectAll: () => void
  readonly onSelectPage: () => void
  readonly acts: LeadActs
  readonly onClear: () => void
  readonly onAssign: (leads: LeadChoice) => void
  readonly onExport: (leads: readonly LeadSummary[]) => void
  readonly onErase: (leads: readonly LeadSummary[]) => void
  /** Content of the strip while nothing is selected. The height of the strip is constant, so that the rows below never move. */
  readonly children: ReactNode
}

function Actions(props: Omit<BulkBarProps, 'children'>) {
  const { leads, set, isSpam, acts, onClear, onAssign, onExport, onErase } = props
  const isWide = useWide()
  const chosen: LeadChoice = set ?? leads
  const count = set?.count ?? leads.length
  const mayManage = useMay('people.manage')
  const act = (run: () => Promise<void>) => () => {
    onClear()
    void run()
  }
  return (
    <>
      <div className="desk-strip desk-bulk lead-bulk" role="toolbar" aria-label="Selected leads">
        <output>{grouped(count)} selected</output>
        {isSpam && set === undefined && (
          <button type="button" onClick={act(() => acts.setStatus(leads, 'new'))}>
            Restore
          </button>
        )}
        <button type="button" onClick={act(() => acts.setStatus(chosen, 'answered'))}>
          Mark answered
        </button>
        <BulkMore>
          <button type="button" onClick={() => onAssign(chosen)}>
            Assign
          </button>
          {CLOSED_AS.map((as) => (
            <button key={as} type="button" onClick={act(() => acts.close(chosen, as))}>
              Close as {as}
            </button>
          ))}
          {mayManage && set === undefined && (
            <>
              <button type="button" onClick={() => onExport(leads)}>
                Export CSV
              </button>
              <button type="button" className="desk-bulk-delete" onClick={() => onErase(leads)}>
                Erase
              </button>
            </>
          )}
        </BulkMore>
        <button type="button" className="desk-bulk-clear" onClick={onClear}>
          Clear <kbd aria-hidden="true">Esc</kbd>
        </button>
      </div>
      <SetNote
        {...props}
        count={count}
        setAt={set && { iso: set.at, text: clockTime(set.at) }}
        isWide={isWide}
      />
    </>
  )
}

/** Actions on the selected leads. */
export function LeadBulkBar(props: BulkBarProps) {
  const isSelected = props.leads.length > 0 || props.set !== undefined
  return (
    <StripPlace mode={isSelected ? 'selected' : 'rest'}>
      {isSelected ? <Actions {...props} /> : <div className="desk-strip">{props.children}</div>}
    </StripPlace>
  )
}
