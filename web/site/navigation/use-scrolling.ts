import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isStill } from '#web/lib/boot/is-still.ts'
import { whenPresent } from './hash-target.ts'
import { openScrollMemory, restoreScroll, type ScrollMemory } from './scroll-memory.ts'

/** Delay in ms before the page scrolls to the element that the hash names. The style sheet leaves 80 px above this element. */
const hashDelay = 100

function lead(target: HTMLElement) {
  for (
    let part = target.closest('details');
    part;
    part = part.parentElement?.closest('details') ?? null
  )
    part.open = true
  // Makes the target focusable and focuses it, so that the next Tab starts from the target.
  if (!target.matches('a, button, input, select, textarea, summary, [tabindex]'))
    target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.scrollIntoView({ behavior: isStill() ? 'instant' : 'smooth' })
}

/** True if the browser has restored this document (back, forward or reload) instead of opening a link. */
function isBroughtBack() {
  const [entry] = performance.getEntriesByType('navigation')
  return (
    entry instanceof PerformanceNavigationTiming &&
    (entry.type === 'reload' || entry.type === 'back_forward')
  )
}

/**
 * Sets the scroll position after a navigation: the top of the page or, with smooth scrolling after a delay, the element that the hash
 * names. After going back or forward, restores the earlier position.
 */
export function useScrolling(): void {
  const { pathname, search, hash, key } = useLocation()
  const type = useNavigationType()
  const page = pathname + search
  // The name of the entry contains the address, because the first history entries of all documents have the same key.
  const entry = `${key} ${page}`
  const shown = useRef<{ readonly entry: string; readonly page: string }>(undefined)
  const memory = useRef<ScrollMemory>(undefined)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { entry, page }
    if (before?.entry === entry) return undefined
    memory.current ??= openScrollMemory()
    // Includes all sections in the layout. A position can be reached only if no section above it is skipped.
    if (before !== undefined) document.documentElement.removeAttribute('data-lazy-layout')
    const leaving = new AbortController()
    if (before === undefined) {
      // Positions on pages with personal data are not stored. The browser itself restores them.
      const top = memory.current.of(entry)
      if (top !== undefined && isBroughtBack() && window.scrollY === 0)
        restoreScroll(top, leaving.signal)
    } else if (type === 'POP') {
      restoreScroll(memory.current.of(entry) ?? 0, leaving.signal)
    } else if (hash === '' || before.page !== page) {
      window.scrollTo({ top: 0, behavior: 'instant' })
    }
    return () => leaving.abort()
  }, [entry, page, hash, type])
  useEffect(() => {
    if (hash === '' || type === 'POP') return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => whenPresent(hash, leaving.signal, lead), hashDelay)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [hash, key, type])
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    history.scrollRestoration = 'manual'
    const note = () => {
      if (shown.current !== undefined) memory.current?.note(shown.current.entry)
    }
    const leave = () => {
      memory.current?.keep()
      // The browser restores the scroll position if it restores the complete document (back/forward cache).
      history.scrollRestoration = 'auto'
    }
    const returned = () => {
      history.scrollRestoration = 'manual'
    }
    window.addEventListener('scroll', note, { signal, passive: true })
    window.addEventListener('pagehide', leave, { signal })
    window.addEventListener('pageshow', returned, { signal })
    return () => listening.abort()
  }, [])
}
