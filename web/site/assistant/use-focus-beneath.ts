import { useEffect, type RefObject } from 'react'
import { giveWayToFocus, isOverFocus } from '#web/lib/overlays/open-overlay.ts'

/**
 * Keeps the window from covering what has the focus on the page: an open one is made small, and a small one is not seen
 * as long as the focus stands under it.
 */
export function useFocusBeneath(
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  minimise: () => void,
): void {
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const listening = new AbortController()
    const { signal } = listening
    // Once the browser has scrolled to it.
    const look = () =>
      requestAnimationFrame(() => {
        if (!signal.aborted && isOverFocus(element)) minimise()
      })
    if (isOpen) document.addEventListener('focusin', look, { signal })
    else giveWayToFocus(element, signal)
    return () => {
      listening.abort()
      element.removeAttribute('data-under-focus')
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how it is made small never changes
  }, [frame, isOpen])
}
