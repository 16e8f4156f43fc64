import { useLayoutEffect, type RefObject } from 'react'

/** Gives the focus back to what had it before it came into `element`, when that goes with the focus inside. */
export function useReturnedFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const inside = element.current
    if (inside === null) return undefined
    let before: Element | undefined
    const note = ({ relatedTarget }: FocusEvent) => {
      const isOutside = relatedTarget instanceof Element && !inside.contains(relatedTarget)
      if (isOutside && relatedTarget.closest('dialog') === null) before = relatedTarget
    }
    inside.addEventListener('focusin', note)
    return () => {
      inside.removeEventListener('focusin', note)
      const { activeElement } = document
      // The dialog that is opened from it gives the focus back to it, and goes with it.
      const isInside = inside.contains(activeElement) || activeElement?.closest('dialog') !== null
      if (activeElement === null || !isInside) return
      // Only once it is out of the page.
      queueMicrotask(() => {
        const target = before?.isConnected === true ? before : document.querySelector('main')
        if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      })
    }
  }, [element])
}
