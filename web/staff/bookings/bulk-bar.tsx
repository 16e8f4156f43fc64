import type { ReactNode } from 'react'
import type { Booking } from '#shared/contracts/booking/bookings.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { BulkMore, StripPlace } from '#web/ui/list/bulk-strip.tsx'

interface BulkBarProps {
  readonly bookings: readonly Booking[]
  /** Opens the confirmation dialog. `tell`: true if visitors are notified. */
  readonly onCancel: (tell: boolean) => void
  readonly onExport: () => void
  readonly onClear: () => void
  /** Content of the strip while nothing is selected. The height of the strip is constant, so that the rows below never move. */
  readonly children: ReactNode
}

function Actions({ bookings, onCancel, onExport, onClear }: Omit<BulkBarProps, 'children'>) {
  const mayWrite = useMay('people.write')
  const mayManage = useMay('people.manage')
  return (
    <div className="desk-strip desk-bulk" role="toolbar" aria-label="Selected meetings">
      <output>{bookings.length} selected</output>
      {mayWrite && (
        <button type="button" onClick={() => onCancel(false)}>
          Cancel without a message
        </button>
      )}
      <BulkMore>
        {mayWrite && (
          <button type="button" onClick={() => onCancel(true)}>
            Cancel and tell visitors
          </button>
        )}
        {mayManage && (
          <button type="button" onClick={onExport}>
            Export CSV
          </button>
        )}
      </BulkMore>
      <button type="button" className="desk-bulk-clear" onClick={onClear}>
        Clear <kbd aria-hidden="true">Esc</kbd>
      </button>
    </div>
  )
}

/** Actions on the selected meetings. */
export function BulkBar(props: BulkBarProps) {
  const isSelected = props.bookings.length > 0
  return (
    <StripPlace mode={isSelected ? 'selected' : 'rest'}>
      {isSelected ? <Actions {...props} /> : <div className="desk-strip">{props.children}</div>}
    </StripPlace>
  )
}
