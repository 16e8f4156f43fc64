import { useSyncExternalStore } from 'react'
import { appearanceEvents } from '#web/lib/boot/appearance-events.ts'

const subscribe = (changed: () => void) => {
  window.addEventListener(appearanceEvents.changed, changed)
  return () => window.removeEventListener(appearanceEvents.changed, changed)
}

const theme = () => window.certaviaBoot?.theme()
const preference = () => window.certaviaBoot?.preference()

/** Chosen theme and theme preference. The page shows the theme from the next frame on. */
export function useTheme() {
  return {
    theme: useSyncExternalStore(subscribe, theme),
    preference: useSyncExternalStore(subscribe, preference),
  }
}
