import { useLayoutEffect, type RefObject } from 'react'

/** Below this width the banner is compact, and below the next it stands free of the window's edges. In em. */
const COMPACT = '(max-width: 47.99em)'
const FREE = '(max-width: 63.99em)'

/** What the banner leaves free under itself there, px. */
const GAP = 8

/**
 * Tells the page of the banner at an edge of its window: `data-banner` on the root names it. At the foot, what floats rises by
 * `--dock-lift` of the body. What has the focus stands clear of it at either edge.
 */
export function useDock(element: RefObject<HTMLElement | null>, place: 'bottom' | 'top'): void {
  useLayoutEffect(() => {
    const banner = element.current
    if (banner === null) return undefined
    const { dataset, style } = document.documentElement
    const compact = matchMedia(COMPACT)
    const free = matchMedia(FREE)
    const measure = () => {
      const room = `${banner.offsetHeight + (free.matches ? GAP : 0)}px`
      if (place === 'bottom') {
        document.body.style.setProperty('--dock-lift', room)
        style.scrollPaddingBottom = `calc(var(--floor) + ${room})`
      } else {
        style.scrollPaddingTop = `calc(80px + ${room})`
      }
      dataset['banner'] = compact.matches ? 'compact' : place
    }
    const observer = new ResizeObserver(measure)
    observer.observe(banner)
    compact.addEventListener('change', measure)
    measure()
    return () => {
      observer.disconnect()
      compact.removeEventListener('change', measure)
      document.body.style.removeProperty('--dock-lift')
      style.scrollPaddingBottom = ''
      style.scrollPaddingTop = ''
      delete dataset['banner']
    }
  }, [element, place])
}
