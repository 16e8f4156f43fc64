import { useSyncExternalStore } from 'react'
import {
  settingsFrom,
  usualSettings,
  type AccessibilitySettings,
} from '#shared/browser/accessibility-settings.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { appearanceEvents } from '#web/lib/boot/appearance-events.ts'

const name = storageKeys.accessibilitySettings
const read = () => window.certaviaBoot?.read(name) ?? null

const subscribe = (changed: () => void) => {
  window.addEventListener(appearanceEvents.changed, changed)
  return () => window.removeEventListener(appearanceEvents.changed, changed)
}

/** Current accessibility settings, and functions that store and apply a change. */
export function useSettings() {
  const settings = settingsFrom(useSyncExternalStore(subscribe, read))
  const store = (next: AccessibilitySettings) =>
    window.certaviaBoot?.store(name, JSON.stringify(next))
  return {
    settings,
    change: (changes: Partial<AccessibilitySettings>) => store({ ...settings, ...changes }),
    reset: () => store(usualSettings),
  }
}

const motion = '(prefers-reduced-motion: reduce)'

const subscribeToMotion = (changed: () => void) => {
  const query = matchMedia(motion)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** True if the system asks for reduced motion. */
export const useSystemStill = () =>
  useSyncExternalStore(subscribeToMotion, () => matchMedia(motion).matches)
