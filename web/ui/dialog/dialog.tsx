import { X } from 'lucide-react'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'

interface DialogProps {
  readonly open: boolean
  /** Called when the user presses Escape or the close button, or clicks on the backdrop. */
  readonly onClose: () => void
  readonly title: string
  /** Id that is unique on the page. The id of the title is derived from it. */
  readonly id: string
  readonly children: ReactNode
  /** Buttons at the bottom. */
  readonly actions?: ReactNode
  /** Additional CSS class. */
  readonly className?: string
}

/**
 * Modal dialog, based on the `dialog` element. The element traps the focus, makes the rest of the page inert, and restores the focus. CSS
 * prevents the page from scrolling while the dialog is open.
 */
export function Dialog({ open, onClose, title, id, children, actions, className }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    if (dialog === null) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
    // The browser moves the focus out of a closed dialog only in the next frame. Until then, the hidden field would receive key presses.
    const { activeElement: focused } = document
    if (!open && focused instanceof HTMLElement && dialog.contains(focused)) focused.blur()
  }, [open])
  // A click whose target is the dialog element itself is a click on the backdrop.
  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the close button do the same by keyboard
    <dialog
      ref={element}
      id={id}
      className={className === undefined ? 'dialog' : `dialog ${className}`}
      aria-labelledby={`${id}-title`}
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
    >
      <div className="dialog-box">
        <div className="dialog-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label="Close"
            data-tip=""
            onClick={onClose}
          >
            <X size={18} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </div>
        <div className="dialog-body">{children}</div>
        {actions !== undefined && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  )
}
