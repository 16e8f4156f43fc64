let isUsed = false
const listeners = new Set<() => void>()

/** Makes the page load and render the toast UI. Called with the first toast. */
export function beginToasts(): void {
  isUsed = true
  for (const listener of listeners) listener()
}

/** True if this tab has ever shown a toast, as a store for `useSyncExternalStore`. This module is small because every page loads it. */
export const toastUse = {
  hasBegun: () => isUsed,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
