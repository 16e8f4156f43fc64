import { useLayoutEffect, type RefObject } from 'react'

/** Media queries for windows in which the banner is compact (`COMPACT`), and in which it keeps a distance from the bottom edge (`FREE`). */
const COMPACT = '(max-width: 47.99em)'
const FREE = '(max-width: 63.99em)'

/** Distance of the banner from the bottom edge in narrow windows, in px. */
const GAP = 8

/**
 * Informs style sheets about a banner at an edge of the window. The attribute `data-banner` of the root element contains the edge, or
 * `compact`. The property `--dock-lift` of the body raises floating elements above a banner at the bottom. Scroll padding keeps the focused
 * element visible.
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
    // The observer reports the size within the same frame, after layout. Reading the size here would force an additional layout.
    const observer = new ResizeObserver(measure)
    observer.observe(banner)
    compact.addEventListener('change', measure)
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
