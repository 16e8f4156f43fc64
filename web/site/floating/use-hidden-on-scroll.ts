import { useEffect } from 'react'

/** Distance in px that the visitor must scroll down until the controls are hidden. */
const DOWN = 80

/** Distance in px that the visitor must scroll up until the controls are shown again. */
const UP = 8

/** Time without scrolling in ms, after which the controls are shown again. */
const IDLE = 1_000

/** Time after a navigation in ms. Scrolling within this time is the browser restoring the scroll position, and no action of the visitor. */
const SETTLING = 500

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.floating, .chat-launcher') !== null

/**
 * Sets `data-controls-away` on the root element while the controls of phones are hidden: while the visitor scrolls down, unless a control
 * has the focus or has opened a window. The controls are shown on scrolling up, after a second without scrolling, at the end of the page,
 * on focus, and after the navigation to `key`. A jump by more than the height of the window is ignored, because it is not caused by
 * scrolling. The attribute is on the root element, because the button of the assistant is hidden too, and is in another part of the
 * document.
 */
export function useHiddenOnScroll(key: string): void {
  useEffect(() => {
    const root = document.documentElement
    const since = performance.now()
    let last = scrollY
    // Distance that the page was scrolled since the direction changed or the controls were shown. Negative if scrolled up.
    let distance = 0
    let timer: ReturnType<typeof setTimeout>
    const setAway = (isAway: boolean) => root.toggleAttribute('data-controls-away', isAway)
    const show = () => {
      distance = 0
      setAway(false)
    }
    const look = () => {
      const travel = scrollY - last
      last = scrollY
      clearTimeout(timer)
      timer = setTimeout(show, IDLE)
      if (Math.abs(travel) > innerHeight || performance.now() - since <= SETTLING) return
      distance = travel * distance < 0 ? travel : distance + travel
      if (distance <= -UP) return show()
      if (distance < DOWN) return
      const isInUse = 'window' in root.dataset || isControl(document.activeElement)
      // Reads the height only if all other conditions are met. Reading it forces a layout, which may lose the scroll position while the
      // browser goes back.
      setAway(!isInUse && last + innerHeight < root.scrollHeight - 1)
    }
    const focused = ({ target }: FocusEvent) => {
      if (isControl(target)) show()
    }
    show()
    addEventListener('scroll', look, { passive: true })
    addEventListener('focusin', focused)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', look)
      removeEventListener('focusin', focused)
    }
  }, [key])
}
