import { useEffect } from 'react'

/** Minimum time in ms on a link before a prefetch, so that a pointer passing over the link does not cause one. */
const restDelay = 65

/** Path of the link around `target` within this site. Undefined for the current page and for links that open a dialog. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]:not([aria-haspopup])') : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined
  return link.pathname === location.pathname ? undefined : link.pathname
}

/** Calls `prefetch` with the path of a link that is hovered, focused or touched. */
export function usePrefetch(prefetch: (pathname: string) => void): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // One timer per event type: if a focus change scrolls the page, links pass under the resting pointer and must not cancel the timer of
    // the focused link.
    const timers = new Map<string, ReturnType<typeof setTimeout>>()
    const wait = ({ type, target }: Event) => {
      clearTimeout(timers.get(type))
      const path = pathOf(target)
      if (path !== undefined) {
        // The click follows a touch within some 100 ms.
        const delay = type === 'touchstart' ? 0 : restDelay
        timers.set(
          type,
          setTimeout(() => prefetch(path), delay),
        )
      }
    }
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(type, wait, { signal, passive: true })
    }
    return () => {
      for (const timer of timers.values()) clearTimeout(timer)
      listening.abort()
    }
  }, [prefetch])
}
