import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useScrolling } from './use-scrolling.ts'

/**
 * What a browser does by itself on a page load, done after a navigation without one: the page is shown from its top or where
 * its hash leads, the new title is announced, and focus goes to the main part, unless the navigation says that it `keepsFocus`.
 */
export function RouteChanges() {
  const { pathname, search, hash, state } = useLocation()
  const type = useNavigationType()
  const place = pathname + search
  const before = useRef(place)
  const [title, setTitle] = useState('')
  useScrolling()
  useEffect(() => {
    if (before.current === place) return undefined
    before.current = place
    // The page sets its title in an effect of its own, which may come after this one.
    const timer = setTimeout(() => {
      setTitle(document.title)
      if (type !== 'POP' && hash === '' && state?.keepsFocus !== true) {
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
      }
    }, 50)
    return () => clearTimeout(timer)
  }, [place, type, hash, state])
  return (
    <output className="sr-only" aria-live="polite">
      {title}
    </output>
  )
}
