import { useSyncExternalStore } from 'react'
import { appearanceEvents } from '#web/lib/boot/appearance-events.ts'

const subscribe = (changed: () => void) => {
  window.addEventListener(appearanceEvents.changed, changed)
  return () => window.removeEventListener(appearanceEvents.changed, changed)
}

const themeShown = () => document.documentElement.dataset['theme']
const preference = () => window.certaviaBoot?.preference()

/** Current theme and theme preference. */
export function useTheme() {
  return {
    theme: useSyncExternalStore(subscribe, themeShown),
    preference: useSyncExternalStore(subscribe, preference),
  }
}
