let isUsed = false
const listeners = new Set<() => void>()

/** Has what shows toasts fetched and drawn; called with the first toast. */
export function beginToasts(): void {
  isUsed = true
  for (const listener of listeners) listener()
}

/** Whether a toast was ever made in this tab, as a store for `useSyncExternalStore`. Small: every page loads it. */
export const toastUse = {
  hasBegun: () => isUsed,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
