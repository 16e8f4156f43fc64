import type { ReactNode } from 'react'
import { CLOSED_AS, type LeadSummary } from '#shared/contracts/leads.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { BulkMore, StripPlace } from '#web/ui/bulk-strip.tsx'
import type { LeadActs } from './use-lead-acts.ts'

interface BulkBarProps {
  readonly leads: readonly LeadSummary[]
  readonly acts: LeadActs
  readonly onClear: () => void
  readonly onAssign: (leads: readonly LeadSummary[]) => void
  readonly onExport: (leads: readonly LeadSummary[]) => void
  readonly onErase: (leads: readonly LeadSummary[]) => void
  /** Stands in its place while nothing is selected, so that the rows below never jump. */
  readonly children: ReactNode
}

function Actions(props: Omit<BulkBarProps, 'children'>) {
  const { leads, acts, onClear, onAssign, onExport, onErase } = props
  const mayManage = useMay('people.manage')
  const act = (run: () => Promise<void>) => () => {
    onClear()
    void run()
  }
  return (
    <div className="desk-strip desk-bulk lead-bulk" role="toolbar" aria-label="Selected leads">
      <output>{leads.length} selected</output>
      <button type="button" onClick={act(() => acts.setStatus(leads, 'answered'))}>
        Mark answered
      </button>
      <BulkMore>
        <button type="button" onClick={() => onAssign(leads)}>
          Assign
        </button>
        {CLOSED_AS.map((as) => (
          <button key={as} type="button" onClick={act(() => acts.close(leads, as))}>
            Close as {as}
          </button>
        ))}
        {mayManage && (
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
  )
}

/** What can be done with the selected leads. */
export function LeadBulkBar(props: BulkBarProps) {
  const isSelected = props.leads.length > 0
  return (
    <StripPlace mode={isSelected ? 'selected' : 'rest'}>
      {isSelected ? <Actions {...props} /> : <div className="desk-strip">{props.children}</div>}
    </StripPlace>
  )
}
