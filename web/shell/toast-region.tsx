import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { toastUse } from '#web/lib/overlays/toast-use.ts'

const notYet = () => false

/**
 * Live region for toasts. The region exists on every page before the first toast, because screen readers announce only changes of existing
 * regions. The code that renders toasts loads with the first one.
 */
export function ToastRegion() {
  const hasBegun = useSyncExternalStore(toastUse.subscribe, toastUse.hasBegun, notYet)
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    if (!hasBegun) return
    // `lazy` with suspense would delay the first toast, so the import is called directly.
    import('./toaster.tsx').then(
      (module) => setToaster(() => module.Toaster),
      () => undefined,
    )
  }, [hasBegun])
  return (
    <div className="toasts" data-slot="toasts" aria-live="polite" aria-relevant="additions">
      {Toaster !== undefined && <Toaster />}
    </div>
  )
}
