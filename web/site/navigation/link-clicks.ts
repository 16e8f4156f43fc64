import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isStaffPath } from '#web/lib/page/staff-path.ts'
import { isStill } from '#web/lib/boot/is-still.ts'
import { paths, SUBJECT_PARAMETER } from '#shared/paths/paths.ts'
import { openScheduling } from '#web/lib/overlays/open-scheduling.ts'
import { noteClickedCard } from './moving-picture.ts'

const isPlain = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/**
 * URL of the link around `target`, if the router may handle the link. Undefined for links to other sites, downloads, and links that open a
 * new tab.
 */
function linkOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined
  if (link.target !== '' && link.target !== '_self') return undefined
  const url = URL.parse(link.href)
  return url?.origin === location.origin ? url : undefined
}

/**
 * True if a navigation can use a view transition: the browser supports it, the page is visible, the next page is not in the staff area, and
 * motion is not reduced.
 */
const fadesTo = (pathname: string) =>
  'startViewTransition' in document && !document.hidden && !isStaffPath(pathname) && !isStill()

/** True if a link leads to the booking page, and the scheduling dialog was opened instead. */
const opensMeeting = ({ pathname, searchParams }: URL, opener: EventTarget | null) =>
  pathname === paths.booking() &&
  openScheduling({
    opener,
    service: searchParams.get(SUBJECT_PARAMETER) ?? undefined,
  })

/**
 * Turns clicks on plain links of this site into client-side navigations. `serves` returns true for paths that the router knows. The browser
 * itself handles all other links. A link to the booking page opens the scheduling dialog, if the page has one.
 */
export function useLinkClicks(serves: (pathname: string) => boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = isPlain(event) ? linkOf(event.target) : undefined
      if (url === undefined) return
      if (opensMeeting(url, event.target)) {
        event.preventDefault()
        return
      }
      if (!serves(url.pathname)) return
      const samePage = url.pathname === location.pathname && url.search === location.search
      const isHere = samePage && url.hash === location.hash
      event.preventDefault()
      // Ignores the second click of a double click. It arrives before the first click has rendered its page, and the view transition of the
      // first click would never end.
      if (isHere && event.detail > 1) return
      noteClickedCard(event.target, url.pathname)
      void navigate(url.pathname + url.search + url.hash, {
        replace: isHere,
        viewTransition: !samePage && fadesTo(url.pathname),
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, serves])
}
