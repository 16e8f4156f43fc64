import { useSyncExternalStore } from 'react'

/** Minimum width at which the panels of the editor are next to the text, as in `editor-sheet.css`. */
const SIDE_BY_SIDE = '(min-width: 73.75em)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(SIDE_BY_SIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** True if the panels of the editor are next to the text. */
export const useSideBySide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(SIDE_BY_SIDE).matches,
    () => true,
  )
