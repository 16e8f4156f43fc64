import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react'
import { ToastParts, type TextPart } from './toast-parts.tsx'

interface ToastSurfaceProps {
  readonly tone: keyof typeof icons
  readonly title: string | undefined
  readonly text: string
  /** Number of times that the message was reported. */
  readonly times?: number
  /** Text with links, shown instead of `text`. */
  readonly parts?: readonly TextPart[] | undefined
  /** Display time and elapsed time in ms. Absent for a toast that stays until it is dismissed. */
  readonly time?: { readonly stays: number; readonly elapsed: number } | undefined
  readonly onDismiss: () => void
  /** Action offered by the toast. */
  readonly action?:
    | { readonly label: string; readonly onTake: () => void }
    | { readonly label: string; readonly href: string }
    | undefined
}

const icons = {
  success: Check,
  error: CircleAlert,
  warning: TriangleAlert,
  news: Info,
} as const

/**
 * Toast: icon, title and text, the remaining time, and a button that dismisses it. An error has the role `alert`. Other toasts are
 * announced politely by the live region around them.
 */
export function ToastSurface(props: ToastSurfaceProps) {
  const { tone, title, text, parts, times = 1, time, onDismiss, action } = props
  const Icon = icons[tone]
  return (
    <div className={`toast toast-${tone}`} role={tone === 'error' ? 'alert' : undefined}>
      <Icon className="toast-icon" size={17} strokeWidth={1.6} aria-hidden="true" />
      <div className="toast-words">
        {title !== undefined && <p className="toast-title">{title}</p>}
        {/* The React key contains the number of reports, so that screen readers announce a repeated message again. */}
        <p className="toast-text" key={times}>
          {parts === undefined ? text : <ToastParts parts={parts} />}
          {times > 1 && <span className="toast-times"> {times} times</span>}
        </p>
        {action !== undefined &&
          ('href' in action ? (
            <a className="toast-action" href={action.href} target="_blank" rel="noreferrer">
              {action.label}
            </a>
          ) : (
            <button type="button" className="toast-action" onClick={action.onTake}>
              {action.label}
            </button>
          ))}
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
