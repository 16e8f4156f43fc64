import { useEffect, useState } from 'react'

/** Less than this is a trembling finger. In px. */
const slack = 8
/** How long a page may take to be put where it was left. In ms. */
const settling = 500

/**
 * Whether the reader is at rest on a page or reading on: true from the entry `key` on until they scroll up, and again once they scroll
 * down. A jump further than the window is high is nobody's scrolling and changes nothing.
 */
export function useAway(key: string): boolean {
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
