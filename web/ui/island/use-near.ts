import { useEffect, useState, type RefObject } from 'react'

/**
 * True once an element has come near the window.
 * @param margin distance below the window at which the element counts as near, in px. If the margin is negative, the element must be this
 * far inside the window
 */
export function useNear(element: RefObject<Element | null>, margin: number): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || element.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: `0px 0px ${margin}px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear, margin])
  return isNear
}
