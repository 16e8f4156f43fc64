import { useSyncExternalStore } from 'react'
import { appearanceEvents } from '#web/lib/boot/appearance-events.ts'

const subscribe = (changed: () => void) => {
  window.addEventListener(appearanceEvents.changed, changed)
  return () => window.removeEventListener(appearanceEvents.changed, changed)
}

const themeShown = () => document.documentElement.dataset['theme']
const preference = () => window.certaviaBoot?.preference()

/** The theme that is showing, and how it is chosen. */
export function useTheme() {
  return {
    theme: useSyncExternalStore(subscribe, themeShown),
    preference: useSyncExternalStore(subscribe, preference),
  }
}
