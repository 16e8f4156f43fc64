import { useEffect, useState } from 'react'

/** Distance in px scrolled down after which the controls are hidden. */
const DOWN = 80

/** Distance in px scrolled up after which they are shown. Smaller movements are ignored. */
const UP = 8

/** Time without scrolling in ms after which they are shown. */
const IDLE = 1_000

/** Time after a navigation in ms. Scrolling within it counts as restoring the scroll position, not as an action of the visitor. */
const SETTLING = 500

const CONTROLS = '.floating, .chat-launcher'

/** True while a control has the focus of the keyboard, or a window that a control has opened is open. */
const isInUse = () =>
  document.documentElement.dataset['window'] !== undefined ||
  document.querySelector(`:is(${CONTROLS}):focus-visible, .floating :focus-visible`) !== null

/**
 * True while the controls of phones are hidden. They are hidden while the visitor scrolls down, and shown on scrolling up, after a second
 * without scrolling, at the end of the page, on focus, and after the navigation to `key`. A jump by more than the height of the window has
 * another cause than scrolling, so it is ignored.
 */
export function useHiddenOnScroll(key: string): boolean {
  const [hidden, setHidden] = useState({ key, away: false })
  useEffect(() => {
    const since = performance.now()
    let last = window.scrollY
    // Distance since the direction changed, negative for up.
    let distance = 0
    let timer = 0
    const setAway = (away: boolean) =>
      setHidden((before) => (before.key === key && before.away === away ? before : { key, away }))
    const look = () => {
      const { scrollY: now, innerHeight } = window
      const travel = now - last
      last = now
      window.clearTimeout(timer)
      timer = window.setTimeout(setAway, IDLE, false)
      if (Math.abs(travel) > innerHeight || performance.now() - since <= SETTLING) return
      distance = travel * distance < 0 ? travel : distance + travel
      // Read last: it forces a layout, which may lose the scroll position while the browser goes back.
      const isAtEnd = () => now + innerHeight >= document.documentElement.scrollHeight - 1
      if (distance <= -UP || (distance > 0 && isAtEnd())) setAway(false)
      else if (distance >= DOWN && !isInUse()) setAway(true)
    }
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest(CONTROLS) !== null) setAway(false)
    }
    window.addEventListener('scroll', look, { passive: true })
    document.addEventListener('focusin', focused)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('scroll', look)
      document.removeEventListener('focusin', focused)
    }
  }, [key])
  return hidden.key === key && hidden.away
}
