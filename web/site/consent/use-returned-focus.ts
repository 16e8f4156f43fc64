import { useLayoutEffect, type RefObject } from 'react'

/** When `element` is removed while the focus is inside it, returns the focus to the element that had it before. */
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
      // The focus may also be in a dialog that was opened from the element. The dialog is removed together with the element.
      const isInside = inside.contains(activeElement) || activeElement?.closest('dialog') !== null
      if (activeElement === null || !isInside) return
      // Waits until React has removed the element.
      queueMicrotask(() => {
        const target = before?.isConnected === true ? before : document.querySelector('main')
        if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      })
    }
  }, [element])
}
