import { useEffect, type RefObject } from 'react'
import { giveWayToFocus, isOverFocus } from '#web/lib/overlays/open-overlay.ts'

/**
 * Prevents the assistant's window from covering the focused element of the page. If it would cover the element, an open window is
 * minimised, and a minimised window is hidden until the focus moves elsewhere.
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
    // Checks after a frame, because the browser scrolls to the focused element first.
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `minimise` never changes
  }, [frame, isOpen])
}
