import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { Dialog } from './dialog.tsx'
import { FieldError } from '../fields/field-frame.tsx'

interface DialogFormProps {
  /** Id that is unique on the page. */
  readonly id: string
  readonly open: boolean
  readonly title: string
  /** Additional CSS class. */
  readonly className?: string
  /** Selector of the element that is focused when the dialog opens. Default: the close button. */
  readonly focus?: string
  readonly onClose: () => void
  readonly onSubmit: (values: FormData, form: HTMLFormElement) => void
  /** Label of the submit button. */
  readonly submit: string
  readonly isDanger?: boolean
  /** Label of the cancel button. */
  readonly cancel?: string
  readonly busy?: boolean
  /** True if the form cannot be submitted at the moment. */
  readonly disabled?: boolean
  /** Error message that does not belong to a single field. */
  readonly problem?: string | undefined
  /** Fields of the form. They get their initial values each time the dialog opens. */
  readonly children: ReactNode
}

/** Dialog with a form, a submit button and a cancel button. */
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
