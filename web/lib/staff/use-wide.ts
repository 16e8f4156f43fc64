import { useSyncExternalStore } from 'react'

/** From here on the staff area has its sidebar. */
const WIDE = '(min-width: 64em)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the window is 1024 px wide or more, with text of the usual size. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  )
