import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useMovingPicture } from './moving-picture.ts'
import { useScrolling } from './use-scrolling.ts'

/**
 * Does the work of a browser after loading a page, for client-side navigations: sets or restores the scroll position, announces the new
 * title, and focuses the main element. The focus does not move if the state of the navigation has `keepsFocus`.
 */
export function RouteChanges() {
  const { pathname, search, hash, state } = useLocation()
  const type = useNavigationType()
  const place = pathname + search
  const before = useRef(place)
  const [title, setTitle] = useState('')
  useScrolling()
  // Called after `useScrolling` has set the scroll position, because a picture moves only if it is inside the window.
  useMovingPicture()
  useEffect(() => {
    if (before.current === place) return undefined
    before.current = place
    // Waits, because the page sets its title in another effect, which may run later.
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
