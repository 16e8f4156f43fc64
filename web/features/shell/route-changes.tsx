import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const hashDelay = 100

/**
 * What a browser does by itself on a page load, done after a navigation without one: the new title is announced and
 * focus goes to the main part. A hash leads focus and view to its element, smoothly where motion is welcome.
 */
export function RouteChanges() {
  const { pathname, search, hash, key } = useLocation()
  const type = useNavigationType()
  const place = pathname + search
  const before = useRef(place)
  const [title, setTitle] = useState('')
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
    const timer = setTimeout(() => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      const target = document.getElementById(decodeURIComponent(hash.slice(1)))
      if (target === null) return
      // The next Tab goes on from where the reader was led.
      if (!target.matches('a, button, input, [tabindex]')) target.tabIndex = -1
      target.focus({ preventScroll: true })
      target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' })
    }, hashDelay)
    return () => clearTimeout(timer)
  }, [hash, key, type])
  return (
    <output className="sr-only" aria-live="polite">
      {title}
    </output>
  )
}
