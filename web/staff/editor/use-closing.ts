import { useEffect, useRef } from 'react'

/** Closes a disclosure (`details`) on a click outside it, or on Escape. */
export function useClosing() {
  const element = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const details = element.current
      if (details === null || !details.open) return
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      const isBeside = event.target instanceof Node && !details.contains(event.target)
      if (event instanceof KeyboardEvent ? isEscape : isBeside) details.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return element
}
