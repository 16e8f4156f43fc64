import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { Dialog } from './dialog.tsx'
import { FieldError } from '../form/field-frame.tsx'

interface DialogFormProps {
  /** Unique on the page. */
  readonly id: string
  readonly open: boolean
  readonly title: string
  /** In addition to the class of every dialog. */
  readonly className?: string
  /** Selector of what has the focus at first, for a dialog that asks one thing; else it begins at its close button. */
  readonly focus?: string
  readonly onClose: () => void
  readonly onSubmit: (values: FormData, form: HTMLFormElement) => void
  /** What the button does. */
  readonly submit: string
  readonly isDanger?: boolean
  /** What the way out is called. */
  readonly cancel?: string
  readonly busy?: boolean
  /** Why nothing can be sent now. */
  readonly disabled?: boolean
  /** What is wrong and belongs to no field. */
  readonly problem?: string | undefined
  /** The fields; they begin anew each time that the dialog opens. */
  readonly children: ReactNode
}

/** A question with fields, its answer and the way out. */
export function DialogForm(props: DialogFormProps) {
  const { id, open, title, focus, onClose, onSubmit, submit, isDanger = false } = props
  const { className, cancel = 'Cancel', busy = false, disabled = false, problem, children } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (open && focus !== undefined) form.current?.querySelector<HTMLElement>(focus)?.focus()
  }, [open, focus])
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy && !disabled) onSubmit(new FormData(event.currentTarget), event.currentTarget)
  }
  return (
    <Dialog
      id={id}
      open={open}
      onClose={onClose}
      title={title}
      {...(className !== undefined && { className })}
    >
      {open && (
        <form className="staff-form" ref={form} onSubmit={send} noValidate>
          {children}
          {problem !== undefined && <FieldError text={problem} />}
          <p className="dialog-actions">
            <button
              type="submit"
              className={isDanger ? 'button button-danger' : 'button'}
              disabled={busy || disabled}
              aria-busy={busy}
            >
              {submit}
            </button>
            <button type="button" className="text-link" onClick={onClose}>
              {cancel}
            </button>
          </p>
        </form>
      )}
    </Dialog>
  )
}
