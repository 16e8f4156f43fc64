import type { BookingList } from '#shared/contracts/booking/bookings.ts'
import { QuestionDialog } from '#web/ui/dialog/question-dialog.tsx'
import { countOf } from './booking-labels.ts'

interface BulkCancelDialogProps {
  /** Number of selected meetings. */
  readonly count: number
  /** True if the visitors are notified of the cancellation. Undefined while the dialog is closed. */
  readonly tell: boolean | undefined
  readonly mail: BookingList['mail'] | undefined
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Dialog that asks for confirmation before several meetings are cancelled. It states the number of meetings. */
export function BulkCancelDialog({ count, tell, mail, onYes, onNo }: BulkCancelDialogProps) {
  const frees = count === 1 ? 'This frees one time.' : `This frees ${count} times.`
  const told =
    mail === 'off'
      ? 'Email is not set up, so visitors see it only on their meeting page.'
      : 'Each visitor gets an email.'
  return (
    <QuestionDialog
      id="cancel-meetings"
      open={tell !== undefined}
      title={`Cancel ${countOf(count)}?`}
      text={
        tell === true ? `${told} ${frees} It can’t be undone.` : `Visitors get no message. ${frees}`
      }
      yes={`Cancel ${countOf(count)}`}
      no="Keep them"
      isGrave
      onYes={onYes}
      onNo={onNo}
    />
  )
}
