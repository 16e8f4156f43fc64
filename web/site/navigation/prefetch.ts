import { useEffect } from 'react'

/** The pointer that only passes over a link asks for nothing. In ms. */
const restDelay = 65

/** Where the link around `target` leads on this site; one that opens a window leads nowhere while its code can be had. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]:not([aria-haspopup])') : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined
  return link.pathname === location.pathname ? undefined : link.pathname
}

/** Calls `prefetch` with the path of a link that the pointer rests on, or that has the focus. */
export function usePrefetch(prefetch: (pathname: string) => void): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // One for each: a page that scrolls to what has the focus passes under the pointer at rest.
    const timers = new Map<string, ReturnType<typeof setTimeout>>()
    const wait = ({ type, target }: Event) => {
      clearTimeout(timers.get(type))
      const path = pathOf(target)
      if (path !== undefined)
        timers.set(
          type,
          setTimeout(() => prefetch(path), restDelay),
        )
    }
    document.addEventListener('pointerover', wait, { signal, passive: true })
    document.addEventListener('focusin', wait, { signal })
    return () => {
      for (const timer of timers.values()) clearTimeout(timer)
      listening.abort()
    }
  }, [prefetch])
}
