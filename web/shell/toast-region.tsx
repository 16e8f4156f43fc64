import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { toastUse } from '#web/lib/overlays/toast-use.ts'

const notYet = () => false

/**
 * Where toasts are said and shown. It is part of every page before the first of them, so that screen readers know it as a
 * live region by then; what draws them is fetched with the first.
 */
export function ToastRegion() {
  const hasBegun = useSyncExternalStore(toastUse.subscribe, toastUse.hasBegun, notYet)
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    if (!hasBegun) return
    // Without suspense, which would hold the first toast up.
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
