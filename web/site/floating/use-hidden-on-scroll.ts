import { useEffect, useState } from 'react'

/** Smaller scroll movements are ignored, in px. */
const slack = 8
/** Time in which scrolling counts as restoration of the scroll position, in ms. */
const settling = 500

/**
 * True if the controls are hidden: from the navigation to `key` until the visitor scrolls up, and again after scrolling
 * down. A jump of more than the window's height is not a scroll by the visitor and changes nothing.
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
