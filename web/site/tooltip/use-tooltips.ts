import { useEffect } from 'react'

/**
 * Shows what a control without visible words is called, to who rests on it with the pointer or reaches it by keyboard.
 * Controls ask for it with `data-tip` (empty, `beside` or `before`); their `aria-label` is what is shown, with the keys of
 * `aria-keyshortcuts`. Escape and any press take it away. What does it is fetched with the first.
 */
export function useTooltips(): void {
  useEffect(() => {
    if (!('popover' in HTMLElement.prototype)) return undefined
    const waiting = new AbortController()
    const { signal } = waiting
    let end = () => waiting.abort()
    const begin = (event: PointerEvent | FocusEvent) => {
      if (!(event.target instanceof Element) || event.target.closest('[data-tip]') === null) return
      waiting.abort()
      let isOver = false
      end = () => {
        isOver = true
      }
      import('./tooltips.ts').then(
        ({ startTooltips }) => {
          if (!isOver) end = startTooltips(event)
        },
        () => undefined,
      )
    }
    document.addEventListener('pointerover', begin, { signal, passive: true })
    document.addEventListener('focusin', begin, { signal })
    return () => end()
  }, [])
}
