import { Dialog } from './dialog.tsx'

interface QuestionDialogProps {
  readonly id: string
  readonly open: boolean
  readonly title: string
  readonly text: string
  /** Label of the button that confirms. */
  readonly yes: string
  readonly no: string
  readonly isGrave?: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Dialog that asks for confirmation. Escape cancels. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { id, open, title, text, yes, no, isGrave = false, onYes, onNo } = props
  return (
    <Dialog
      id={id}
      open={open}
      title={title}
      onClose={onNo}
      actions={
        <>
          <button
            type="button"
            className={isGrave ? 'button button-danger' : 'button'}
            onClick={onYes}
          >
            {yes}
          </button>
          <button type="button" className="button button-quiet" onClick={onNo}>
            {no}
          </button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
