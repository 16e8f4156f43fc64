import { useLayoutEffect, type RefObject } from 'react'

/** Below this width the banner is compact, and below the next it stands free of the window's edges. In em. */
const COMPACT = '(max-width: 47.99em)'
const FREE = '(max-width: 63.99em)'

/** What the banner leaves free under itself there, px. */
const GAP = 8

/**
 * Tells the page of the banner at an edge of its window: `data-banner` names it, `--dock-lift` is the room that it takes at the
 * foot, `--dock-drop` that at the head. What floats stands clear of it, and so does what has the focus.
 */
export function useDock(element: RefObject<HTMLElement | null>, place: 'bottom' | 'top'): void {
  useLayoutEffect(() => {
    const banner = element.current
    if (banner === null) return undefined
    const { dataset, style } = document.documentElement
    const compact = matchMedia(COMPACT)
    const free = matchMedia(FREE)
    const measure = () => {
      const gap = free.matches ? GAP : 0
      const property = place === 'bottom' ? '--dock-lift' : '--dock-drop'
      style.setProperty(property, `${banner.offsetHeight + gap}px`)
      dataset['banner'] = compact.matches ? 'compact' : place
    }
    const observer = new ResizeObserver(measure)
    observer.observe(banner)
    compact.addEventListener('change', measure)
    measure()
    return () => {
      observer.disconnect()
      compact.removeEventListener('change', measure)
      style.removeProperty('--dock-lift')
      style.removeProperty('--dock-drop')
      delete dataset['banner']
    }
  }, [element, place])
}
