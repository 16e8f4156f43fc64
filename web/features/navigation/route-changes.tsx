import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { whenThere } from './hash-target.ts'

/** In ms. The style sheet leaves 80 px above the element that is scrolled to. */
const hashDelay = 100

function lead(target: HTMLElement) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  // The next Tab goes on from where the reader was led.
  if (!target.matches('a, button, input, summary, [tabindex]')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' })
}

/**
 * What a browser does by itself on a page load, done after a navigation without one: the page is shown from its top, the new
 * title is announced and focus goes to the main part. A hash leads focus and view to its element, smoothly where motion is welcome.
 */
export function RouteChanges() {
  const { pathname, search, hash, key } = useLocation()
  const type = useNavigationType()
  const place = pathname + search
  const before = useRef(place)
  const scrolled = useRef(place)
  const [title, setTitle] = useState('')
  useLayoutEffect(() => {
    if (scrolled.current === place) return
    scrolled.current = place
    // Without a hash the router does it, and on the way back it restores the place.
    if (hash !== '' && type !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [place, hash, type])
  useEffect(() => {
    if (before.current === place) return undefined
    before.current = place
    // The page sets its title in an effect of its own, which may come after this one.
    const timer = setTimeout(() => {
      setTitle(document.title)
      if (type !== 'POP' && hash === '') {
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
      }
    }, 50)
    return () => clearTimeout(timer)
  }, [place, type, hash])
  useEffect(() => {
    if (hash === '' || type === 'POP') return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => whenThere(hash, leaving.signal, lead), hashDelay)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [hash, key, type])
  return (
    <output className="sr-only" aria-live="polite">
      {title}
    </output>
  )
}
