import { useEffect, type RefObject } from 'react'

/** Less than this is a bar of the browser. In px. */
const keyboard = 120

/**
 * Keeps the window within what a screen keyboard leaves of the screen, which browsers do not do for what is fixed: it stands on the
 * keyboard (`--keyboard`) and is as high as there is room (`--room`).
 */
export function useKeyboardRoom(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current
    const screen = window.visualViewport
    if (element === null || screen === null) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const measure = () => {
      const { height, offsetTop, scale } = screen
      const covered = innerHeight - height - offsetTop
      // Who zooms in sees a part of the page, and no keyboard.
      const isUp = scale < 1.05 && innerHeight - height > keyboard
      element.toggleAttribute('data-keyboard', isUp)
      element.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
      element.style.setProperty('--room', `${Math.round(height)}px`)
    }
    measure()
    screen.addEventListener('resize', measure, { signal })
    screen.addEventListener('scroll', measure, { signal })
    return () => listening.abort()
  }, [frame])
}
