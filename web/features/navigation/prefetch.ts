import { useEffect } from 'react'

/** The pointer that only passes over a link asks for nothing. In ms. */
const restDelay = 65

/** Where the link around `target` leads on this site. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined
  return link.pathname === location.pathname ? undefined : link.pathname
}

/** Calls `prefetch` with the path of a link that the pointer rests on, or that has the focus. */
export function usePrefetch(prefetch: (pathname: string) => void): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = ({ target }: Event) => {
      clearTimeout(timer)
      const path = pathOf(target)
      if (path !== undefined) timer = setTimeout(() => prefetch(path), restDelay)
    }
    document.addEventListener('pointerover', wait, { signal, passive: true })
    document.addEventListener('focusin', wait, { signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [prefetch])
}
