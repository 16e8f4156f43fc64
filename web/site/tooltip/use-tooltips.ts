import { useEffect } from 'react'

/**
 * Shows tooltips on hover and keyboard focus, for controls without a visible label. A control with `data-tip` (empty, `beside` or `before`)
 * gets a tooltip. Its text is the `aria-label`, with the keys of `aria-keyshortcuts`. Escape hides it, and so does any press. The code is
 * loaded on first use.
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
