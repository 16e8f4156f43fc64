import { useEffect, type RefObject } from 'react'

/** Minimum height of an on-screen keyboard in px. If less of the screen is covered, the cause is a toolbar of the browser. */
const keyboard = 120

/**
 * Fits the window into the part of the screen above an on-screen keyboard. Browsers do not resize fixed elements when a keyboard opens.
 * Sets the custom properties `--keyboard` (distance from the bottom) and `--room` (available height).
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
      // On a zoomed page the visual viewport is smaller even without a keyboard.
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
