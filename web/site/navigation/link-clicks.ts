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

/** URL of the link around `target` if the router may handle it; undefined for other sites, downloads and new tabs. */
function linkOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined
  if (link.target !== '' && link.target !== '_self') return undefined
  const url = URL.parse(link.href)
  return url?.origin === location.origin ? url : undefined
}

/** True if the navigation uses a view transition: supported, page visible, not in the staff area and motion not reduced. */
const fadesTo = (pathname: string) =>
  'startViewTransition' in document && !document.hidden && !isStaffPath(pathname) && !isStill()

/** True if the link leads to the booking page and the dialog was opened instead. */
const opensMeeting = ({ pathname, searchParams }: URL, opener: EventTarget | null) =>
  pathname === paths.booking() &&
  openScheduling({
    opener,
    service: searchParams.get(SUBJECT_PARAMETER) ?? undefined,
  })

/**
 * Turns clicks on plain links of this site into navigations without a page load. `serves` is true for paths that the
 * router knows. The browser handles all other links, new tabs, downloads and other sites. A link to the booking page
 * opens the scheduling dialog if there is one.
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
      // The second click of a double click comes before the first has rendered its page, whose transition would never end.
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
