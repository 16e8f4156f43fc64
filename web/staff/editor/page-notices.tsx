import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react'
import { dismissToast, takeToastAction, toastStore, type Toast } from '#web/lib/overlays/toasts.ts'
import { TOAST_SHORTCUT, useToastFocus } from '#web/lib/overlays/use-toast-focus.ts'
import { ToastParts } from '#web/ui/dialog/toast-parts.tsx'
import { useSideBySide } from './use-side-by-side.ts'

const icons = { success: Check, error: CircleAlert, warning: TriangleAlert, news: Info } as const

/** Splits a text into its first sentence and the rest, without the space between them. */
function parted(text: string): readonly [first: string, others: string] {
  const end = text.search(/[.?!] /)
  return end < 0 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)]
}

interface NoticeProps {
  readonly toast: Toast
  /** Position among all notices as text, such as “1 of 3”, for the line that shows one notice at a time. */
  readonly place: string
  readonly giveBack: (item: Element) => void
}

function Action({ toast, onTake }: { readonly toast: Toast; readonly onTake: () => void }) {
  const { action } = toast
  if (action === undefined) return null
  if ('href' in action) {
    return (
      <a className="notice-action" href={action.href} target="_blank" rel="noreferrer">
        {action.label}
        <span aria-hidden="true"> ↗</span>
      </a>
    )
  }
  return (
    <button type="button" className="notice-action" onClick={onTake}>
      {action.label}
    </button>
  )
}

function Notice({ toast, place, giveBack }: NoticeProps) {
  const { id, tone, title, text, parts, times, action } = toast
  const item = useRef<HTMLLIElement>(null)
  const Icon = icons[tone]
  const [first, others] = title === undefined ? parted(text) : [title, text]
  const leave = (act: (id: number) => void) => {
    if (item.current !== null) giveBack(item.current)
    act(id)
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    leave(dismissToast)
  }
  const take = () => {
    const staysOpen = action !== undefined && 'run' in action && action.keepsOpen === true
    if (staysOpen) takeToastAction(id)
    else leave(takeToastAction)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key events bubble from the buttons of the notice
    <li ref={item} className={`notice-row notice-${tone}`} onKeyDown={escape}>
      <Icon className="notice-icon" size={15} strokeWidth={1.6} aria-hidden="true" />
      {/* The key remounts the element when the notice is repeated, so that screen readers announce it again. */}
      <div
        key={times}
        className="notice-words"
        role={tone === 'error' ? 'alert' : 'status'}
        aria-atomic="true"
      >
        <strong className="toast-title">{parts === undefined ? first : title}</strong>{' '}
        <span className="toast-text">
          {parts === undefined ? others : <ToastParts parts={parts} />}
        </span>
        {times > 1 && <span className="notice-times"> {times} times</span>}{' '}
        <Action toast={toast} onTake={take} />
      </div>
      <span className="notice-place" aria-hidden="true">
        {place}
      </span>
      <button
        type="button"
        className="toast-close"
        aria-label="Dismiss"
        data-tip=""
        onClick={() => leave(dismissToast)}
      >
        <X size={15} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </li>
  )
}

/** Sets the CSS property `--notice-line` to the height of the line of notices, so that the toolbar is placed below this line. */
function useLineHeight(isLine: boolean) {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const line = frame.current
    const page = line?.closest<HTMLElement>('.edit')
    if (!isLine || !line || !page) return undefined
    const watch = new ResizeObserver(() => {
      page.style.setProperty('--notice-line', `${line.offsetHeight}px`)
    })
    watch.observe(line)
    return () => {
      watch.disconnect()
      page.style.removeProperty('--notice-line')
    }
  }, [isLine])
  return frame
}

/** Resumes the countdowns after which notices close. */
const letGo = () => {
  // An element that is removed while it has the pointer or the focus dispatches no leave event.
  toastStore.release('pointer')
  toastStore.release('focus')
}

/**
 * Notices of an editor. They never cover the text: they appear in a panel next to the text, or in one line above it. The countdown of a
 * notice pauses while it has the pointer or the focus. F8 moves the focus to the newest notice, Escape closes the focused notice.
 */
export function NoticeList({ isLine }: { readonly isLine: boolean }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.visible, toastStore.visible)
  const { list, entered, giveBack } = useToastFocus()
  const isEmpty = toasts.length === 0
  useEffect(() => {
    const leave = toastStore.showInPage()
    return () => {
      leave()
      letGo()
    }
  }, [])
  useEffect(() => {
    if (isEmpty) letGo()
  }, [isEmpty])
  const frame = useLineHeight(isLine)
  return (
    // Rendered before the first notice, so that screen readers register the live region.
    <section
      ref={frame}
      className="page-notices"
      data-line={isLine || undefined}
      aria-label={isEmpty ? undefined : 'Notifications'}
      aria-live="polite"
      aria-relevant="additions"
    >
      {!isEmpty && (
        <div
          onPointerEnter={() => toastStore.hold('pointer')}
          onPointerLeave={() => toastStore.release('pointer')}
          onFocus={({ relatedTarget }) => {
            entered(relatedTarget)
            toastStore.hold('focus')
          }}
          onBlur={({ relatedTarget, currentTarget }) => {
            if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
              toastStore.release('focus')
          }}
        >
          {!isLine && (
            <h2 aria-keyshortcuts={TOAST_SHORTCUT}>
              Notices <span className="notice-count">{toasts.length}</span>
            </h2>
          )}
          <ol ref={list}>
            {toasts.map((toast, index) => (
              <Notice
                key={toast.id}
                toast={toast}
                place={toasts.length > 1 ? `${toasts.length - index} of ${toasts.length}` : ''}
                giveBack={giveBack}
              />
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}

interface PageNoticesProps {
  readonly place: 'beside' | 'above'
  readonly mayWrite: boolean
}

/** Notices at one of the two positions (next to the text or above it). Renders nothing if they are shown at the other position. */
export function PageNotices({ place, mayWrite }: PageNoticesProps) {
  const isSideBySide = useSideBySide()
  // Users without write access get the notices above the text: their panels are disabled, so a notice in a panel could not be dismissed.
  const actual = isSideBySide && mayWrite ? 'beside' : 'above'
  return place === actual ? <NoticeList isLine={place === 'above'} /> : null
}
