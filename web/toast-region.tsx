import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastUse } from '#web/lib/toast-use.ts'

const Toaster = lazy(async () => {
  const { Toaster: Component } = await import('./toaster.tsx')
  return { default: Component }
})

const notYet = () => false

/**
 * Where toasts are said and shown. It is part of every page before the first of them, so that screen readers know it as a
 * live region by then; what draws them is fetched with the first.
 */
export function ToastRegion() {
  const hasBegun = useSyncExternalStore(toastUse.subscribe, toastUse.hasBegun, notYet)
  return (
    <div className="toasts" aria-live="polite" aria-relevant="additions">
      {hasBegun && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </div>
  )
}
