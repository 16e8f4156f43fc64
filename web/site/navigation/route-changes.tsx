import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useMovingPicture } from './moving-picture.ts'
import { useScrolling } from './use-scrolling.ts'

/**
 * Replaces the browser's page-load behaviour after client-side navigations: restores or sets the scroll position,
 * announces the new title and focuses the main part. Does not move the focus if the navigation's state has
 * `keepsFocus`.
 */
export function RouteChanges() {
  const { pathname, search, hash, state } = useLocation()
  const type = useNavigationType()
  const place = pathname + search
  const before = useRef(place)
  const [title, setTitle] = useState('')
  useScrolling()
  // After the scroll position is set, because only a picture inside the window moves.
  useMovingPicture()
  useEffect(() => {
    if (before.current === place) return undefined
    before.current = place
    // Deferred, because the page sets its title in another effect, which may run after this effect.
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
