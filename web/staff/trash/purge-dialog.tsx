import type { TrashItem } from '#shared/contracts/trash.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { inWords } from './trash-labels.ts'

interface PurgeDialogProps {
  /** Items to delete. The dialog is open unless the list is empty. */
  readonly rows: readonly TrashItem[]
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Confirmation before items are deleted permanently. Escape cancels. */
export function PurgeDialog({ rows, onYes, onNo }: PurgeDialogProps) {
  const [first] = rows
  const what = rows.length === 1 && first !== undefined ? `“${first.title}”` : inWords(rows.length)
  return (
    <Dialog
      id="purge-dialog"
      open={rows.length > 0}
      title="Delete permanently?"
      onClose={onNo}
      actions={
        <>
          <button type="button" className="button button-danger" onClick={onYes}>
            Delete permanently
          </button>
          <button type="button" className="button button-quiet" onClick={onNo}>
            Keep in the trash
          </button>
        </>
      }
    >
      <p>{what} can’t be restored from here afterwards.</p>
    </Dialog>
  )
}
