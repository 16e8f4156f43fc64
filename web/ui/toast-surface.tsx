import { Check, CircleAlert, Info, X } from 'lucide-react'

interface ToastSurfaceProps {
  readonly tone: keyof typeof icons
  readonly title: string | undefined
  readonly text: string
  /** How long it stays and how much of that is over, milliseconds; absent for what stays until it is dismissed. */
  readonly time?: { readonly stays: number; readonly elapsed: number } | undefined
  readonly onDismiss: () => void
  /** One thing that can be done about it. */
  readonly action?: { readonly label: string; readonly onTake: () => void } | undefined
}

const icons = { success: Check, error: CircleAlert, news: Info } as const

/**
 * A toast as it looks: icon, title and text on a floating sheet, the time it has left, and the means to dismiss it. An error
 * is an alert; the others are said politely by the live region around them.
 */
export function ToastSurface({ tone, title, text, time, onDismiss, action }: ToastSurfaceProps) {
  const Icon = icons[tone]
  return (
    <div className={`toast toast-${tone}`} role={tone === 'error' ? 'alert' : undefined}>
      <Icon className="toast-icon" size={17} strokeWidth={1.6} aria-hidden="true" />
      <div className="toast-words">
        {title !== undefined && <p className="toast-title">{title}</p>}
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
        <X size={15} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {time !== undefined && (
        <span
          className="toast-time"
          aria-hidden="true"
          style={{
            animationDuration: `${time.stays}ms`,
            animationDelay: `${-Math.round(time.elapsed)}ms`,
          }}
        />
      )}
    </div>
  )
}
