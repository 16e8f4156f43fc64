import { useSyncExternalStore } from 'react'

/** Minimum width at which the staff area shows its sidebar. */
const WIDE = '(min-width: 64em)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** True if the window is at least 1024 px wide at the default font size. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  )
