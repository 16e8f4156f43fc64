import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isStaffPath } from '#web/lib/page/staff-path.ts'
import { isStill } from '#web/lib/boot/is-still.ts'
import { paths, SUBJECT_PARAMETER } from '#shared/paths/paths.ts'
import { openScheduling } from '#web/lib/overlays/open-scheduling.ts'

const isPlain = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Where the link around `target` leads on this site; undefined for anything that is the browser's business. */
function linkOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined
  if (link.target !== '' && link.target !== '_self') return undefined
  const url = URL.parse(link.href)
  return url?.origin === location.origin ? url : undefined
}

/** Whether the page before fades into the next: where the browser can, motion is welcome and somebody is looking. */
const fadesTo = (pathname: string) =>
  'startViewTransition' in document && !document.hidden && !isStaffPath(pathname) && !isStill()

/** Whether a link leads to a meeting and a dialog for that was opened. */
const opensMeeting = ({ pathname, searchParams }: URL, opener: EventTarget | null) =>
  pathname === paths.booking() &&
  openScheduling({
    opener,
    service: searchParams.get(SUBJECT_PARAMETER) ?? undefined,
  })

/**
 * Turns clicks on plain links to the site's own pages into navigations without a page load. `serves` says which paths
 * the router knows; every other link stays with the browser, as do new tabs, downloads and other sites. A link to a
 * meeting opens the scheduling dialog where there is one.
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
      event.preventDefault()
      void navigate(url.pathname + url.search + url.hash, {
        replace: samePage && url.hash === location.hash,
        viewTransition: !samePage && fadesTo(url.pathname),
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, serves])
}
