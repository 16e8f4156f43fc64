import { useSyncExternalStore } from 'react'
import { noticeStore, type Notice } from '#web/lib/staff/notices.ts'
import {
  dismissToast,
  holdToast,
  releaseToast,
  takeToastAction,
  toastStore,
} from '#web/lib/staff/toasts.ts'
import { ToastSurface } from '#web/ui/toast-surface.tsx'

const none = () => undefined
const noNotices: readonly Notice[] = []

/**
 * The one toast that is to be seen, at the foot of the window, under what is said in passing. Its time stands still under
 * the pointer and the focus.
 */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.visible, none)
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.visible, () => noNotices)
  return (
    <section className="toaster" aria-label="Notifications">
      <div className="notices" aria-live="polite">
        {notices.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      {toast !== undefined && (
        <div
          key={toast.id}
          onPointerEnter={() => holdToast(toast.id)}
          onPointerLeave={() => releaseToast(toast.id)}
          onFocus={() => holdToast(toast.id)}
          onBlur={() => releaseToast(toast.id)}
        >
          <ToastSurface
            tone={toast.tone}
            title={toast.title}
            text={toast.text}
            onDismiss={() => dismissToast(toast.id)}
            action={
              toast.action && {
                label: toast.action.label,
                onTake: () => takeToastAction(toast.id),
              }
            }
          />
        </div>
      )}
    </section>
  )
}
