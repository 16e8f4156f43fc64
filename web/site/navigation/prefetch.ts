import { useEffect } from 'react'

/**
 * Time in ms for which the pointer must be on a link before the page is prefetched, so that a pointer that only crosses the link causes no
 * request.
 */
const restDelay = 65

/** Path of the link around `target`, if it leads to another page of this site. Undefined for links that open a dialog. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]:not([aria-haspopup])') : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined
  return link.pathname === location.pathname ? undefined : link.pathname
}

/** Calls `prefetch` with the path of a link when it is hovered, focused or touched. */
export function usePrefetch(prefetch: (pathname: string) => void): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // Each type of event has a timer of its own. If a change of the focus scrolls the page, other links move under the resting pointer.
    // They must not cancel the timer of the focused link.
    const timers = new Map<string, ReturnType<typeof setTimeout>>()
    const wait = ({ type, target }: Event) => {
      clearTimeout(timers.get(type))
      const path = pathOf(target)
      if (path !== undefined) {
        // A touch has no delay, because the click follows within about 100 ms.
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
