import { CircleCheck, TriangleAlert, X } from 'lucide-react'

interface ToastSurfaceProps {
  readonly tone: 'success' | 'error'
  readonly title: string
  readonly text: string
  readonly onDismiss: () => void
  /** One thing that can be done about it. */
  readonly action?: { readonly label: string; readonly onTake: () => void } | undefined
}

/** A toast as it looks: icon, title and text on a floating sheet, with the means to dismiss it. */
export function ToastSurface({ tone, title, text, onDismiss, action }: ToastSurfaceProps) {
  const Icon = tone === 'success' ? CircleCheck : TriangleAlert
  return (
    <div className={`toast toast-${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon className="toast-icon" size={18} strokeWidth={1.5} aria-hidden="true" />
      <div>
        <p className="toast-title">{title}</p>
        <p className="toast-text">{text}</p>
        {action !== undefined && (
          <button type="button" className="toast-action" onClick={action.onTake}>
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className="toast-close"
        aria-label="Dismiss"
        data-tip=""
        onClick={onDismiss}
      >
        <X size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </div>
  )
}
