import { useEffect, useState } from 'react'

/** Minimum scroll movement in px. Smaller movements are ignored. */
const slack = 8
/** Time after a navigation in ms. Scrolling within it counts as restoring the scroll position, not as an action of the visitor. */
const settling = 500

/**
 * True while the controls are hidden. They are hidden from the navigation to `key` until the visitor scrolls up, and again when the visitor
 * scrolls down. A jump by more than the height of the window has another cause than scrolling, so it is ignored.
 */
export function useHiddenOnScroll(key: string): boolean {
  const [scrolled, setScrolled] = useState({ key, away: true })
  useEffect(() => {
    const since = performance.now()
    let last = window.scrollY
    const setAway = (away: boolean) =>
      setScrolled((before) => (before.key === key && before.away === away ? before : { key, away }))
    const look = () => {
      const { scrollY: now, innerHeight } = window
      const travel = now - last
      if (Math.abs(travel) < slack) return
      last = now
      if (Math.abs(travel) <= innerHeight && performance.now() - since > settling)
        setAway(travel > 0)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [key])
  return scrolled.key !== key || scrolled.away
}
