import { useEffect, useState } from 'react'

/** Minimum scroll movement in px. Smaller movements are ignored. */
const slack = 8
/** Time after a navigation in which scrolling is attributed to the restored scroll position, in ms. */
const settling = 500

/**
 * True if the controls are hidden: from the navigation to `key` until the visitor scrolls up, and again after scrolling down. A jump by
 * more than the window's height is not caused by the visitor's scrolling, so it changes nothing.
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
