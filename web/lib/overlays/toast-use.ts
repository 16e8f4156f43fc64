let isUsed = false
const listeners = new Set<() => void>()

/** Makes the page load and render the UI of toasts. Called with the first toast. */
export function beginToasts(): void {
  isUsed = true
  for (const listener of listeners) listener()
}

/** True if this page has shown a toast, as a store for `useSyncExternalStore`. A separate small module, because every page loads it. */
export const toastUse = {
  hasBegun: () => isUsed,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
