import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isStill } from '#web/lib/boot/is-still.ts'
import { whenPresent } from './hash-target.ts'
import { openScrollMemory, restoreScroll, type ScrollMemory } from './scroll-memory.ts'

/** In ms. The style sheet leaves 80 px above the element that is scrolled to. */
const hashDelay = 100

function lead(target: HTMLElement) {
  if (target instanceof HTMLDetailsElement) target.open = true
  // The next Tab goes on from where the reader was led.
  if (!target.matches('a, button, input, select, textarea, summary, [tabindex]'))
    target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.scrollIntoView({ behavior: isStill() ? 'instant' : 'smooth' })
}

/** Whether the browser has brought this document back, rather than opened it. */
function isBroughtBack() {
  const [entry] = performance.getEntriesByType('navigation')
  return (
    entry instanceof PerformanceNavigationTiming &&
    (entry.type === 'reload' || entry.type === 'back_forward')
  )
}

/**
 * The place of a page after a navigation: its top at once, the element of its hash smoothly after a moment, and the place
 * where it was left when the reader goes back or forward.
 */
export function useScrolling(): void {
  const { pathname, search, hash, key } = useLocation()
  const type = useNavigationType()
  const page = pathname + search
  // Documents share the key of their first entry.
  const entry = `${key} ${page}`
  const shown = useRef<{ readonly entry: string; readonly page: string }>(undefined)
  const memory = useRef<ScrollMemory>(undefined)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { entry, page }
    if (before?.entry === entry) return undefined
    memory.current ??= openScrollMemory()
    // A place is found only in a page whose parts all have their heights.
    if (before !== undefined) document.documentElement.removeAttribute('data-lazy-layout')
    const leaving = new AbortController()
    if (before === undefined) {
      // Positions on personal pages are not stored: the browser restores those itself.
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
      // What comes back as a whole document is the browser's to place.
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
