import { useSyncExternalStore } from 'react'
import {
  dismissToast,
  holdToast,
  releaseToast,
  takeToastAction,
  toastStore,
} from '#web/lib/staff/toasts.ts'
import { ToastSurface } from '#web/ui/toast-surface.tsx'

const none = () => undefined

/** The one toast that is to be seen, at the foot of the window. Its time stands still under the pointer and the focus. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.visible, none)
  return (
    <section className="toaster" aria-label="Notifications">
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
